// Quiet sounds, made here and not fetched; off by one click, and silent until somebody has pressed something.

/** @import { Motion } from "./protocol.js" */

import { recall, remember } from "./memory.js";

const LOUD = 0.07;
/**
 * Frequency in hertz, when it begins and how long it sounds, in seconds, and its wave.
 *
 * @typedef {[number, number, number, OscillatorType]} Note
 */

/** @type {Note[]} */
const BELL = [[784, 0, 0.3, "sine"], [988, 0.18, 0.3, "sine"], [784, 0.36, 0.5, "sine"]];
const NOTES = /** @type {Record<Motion["verb"], Note[]>} */ ({
  lunge: [[180, 0, 0.09, "triangle"]],
  strike: [[110, 0, 0.16, "square"], [70, 0.02, 0.2, "sine"]],
  heal: [[523, 0, 0.12, "sine"], [659, 0.08, 0.18, "sine"]],
  gain: [[659, 0, 0.1, "sine"], [784, 0.07, 0.1, "sine"], [988, 0.14, 0.2, "sine"]],
  lose: [[392, 0, 0.12, "sine"], [294, 0.09, 0.2, "sine"]],
  enter: [[330, 0, 0.07, "triangle"]],
  leave: [[220, 0, 0.1, "triangle"], [147, 0.08, 0.22, "triangle"]],
  rise: [[440, 0, 0.08, "sine"]],
  roll: [[300, 0, 0.03, "square"], [260, 0.06, 0.03, "square"], [220, 0.13, 0.04, "square"]],
  turn: [[392, 0, 0.14, "sine"], [523, 0.12, 0.22, "sine"]],
});

class Sound {
  constructor() {
    this.on = Boolean(recall("sound", true));
    /** @type {AudioContext | null} */
    this.context = null;
    this.sounding = 0; // tones that have not ended; without any, the context sleeps, because silence takes work too
    addEventListener("pointerdown", () => this.wake(), { once: true });
    addEventListener("keydown", () => this.wake(), { once: true });
  }

  /** Browsers let nobody sound before a press. */
  wake() {
    if (!this.on || this.context || !("AudioContext" in window)) return;
    this.context = new AudioContext();
    this.context.suspend();
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    remember("sound", on);
    if (on) this.wake();
  }

  /** @param {Motion["verb"]} verb */
  play(verb) {
    if (!document.hidden) this.sound(NOTES[verb]);
  }

  /** Somebody is reminded of their turn, wherever they are looking. */
  ring() {
    this.sound(BELL);
  }

  /** @param {Note[]} notes */
  sound(notes) {
    const { context } = this;
    if (!this.on || !context || !navigator.userActivation.hasBeenActive) return;
    context.resume();
    for (const [pitch, begin, long, wave] of notes) {
      const start = context.currentTime + begin;
      const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
      const level = new GainNode(context, { gain: 0 });
      level.gain.linearRampToValueAtTime(LOUD, start + 0.01);
      level.gain.exponentialRampToValueAtTime(0.0005, start + long);
      tone.connect(level).connect(context.destination);
      tone.start(start);
      tone.stop(start + long + 0.02);
      this.sounding += 1;
      tone.onended = () => this.ended(context);
    }
  }

  /** @param {AudioContext} context */
  ended(context) {
    this.sounding -= 1;
    if (this.sounding === 0) context.suspend();
  }
}

export const sound = new Sound();

/**
 * Let a button turn sounds on and off.
 *
 * @param {HTMLElement} button
 */
export function offerSound(button) {
  const write = () => button.setAttribute("aria-pressed", String(sound.on));
  button.addEventListener("click", () => {
    sound.turn(!sound.on);
    write();
  });
  write();
}
