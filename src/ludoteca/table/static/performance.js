// What has happened, played on the drawing in order: numbers that burst, things that spring at each other, at the pace
// that the visitor has chosen. Nobody waits for it: a key or a press ends what is still playing (`playback.js`).

/** @import { LogEntry, Motion } from "./protocol.js" */
/** @import { Thing } from "./things.js" */

import { element } from "./elements.js";
import { flash, move } from "./motion.js";
import { pace, paced } from "./pace.js";
import { sound } from "./sound.js";
import { placeOf, wayInto } from "./things.js";

/** How long until the next one begins, in milliseconds. */
const BEATS = { lunge: 260, strike: 240, heal: 220, gain: 220, lose: 220, enter: 130, leave: 200, rise: 160, roll: 140, turn: 120 };
const LONGEST = 2400; // what takes longer is played faster
const AFTER = 300; // until the last one has been seen
const UNSEEN = 0.4; // where nothing moves, sounds still come one after another
const GLANCE = 350; // for what has words and no motion
/** @type {Partial<Record<Motion["verb"], string>>} */
const SIGNS = { strike: "−", heal: "+", gain: "+", lose: "−", roll: "" };
const BURST = { duration: 950, easing: "cubic-bezier(.2,.9,.3,1)" };

export class Performance {
  /**
   * @param {HTMLElement} stage
   * @param {(key: string | undefined) => Thing | null} find
   */
  constructor(stage, find) {
    this.stage = stage;
    this.find = find;
    /** @type {Set<number>} */
    this.timers = new Set();
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /**
   * Play what these lines of the log tell; answers how long that takes to be seen, in milliseconds.
   *
   * @param {LogEntry[]} entries
   * @param {Map<string | undefined, DOMRect>} before where things were before
   */
  play(entries, before) {
    this.finish();
    const motions = entries.flatMap(({ motion }) => (motion ? [motion] : []));
    const whole = motions.reduce((sum, { verb }) => sum + BEATS[verb], 0);
    const share = (pace() || UNSEEN) * Math.min(1, LONGEST / Math.max(1, whole));
    let start = 0;
    for (const motion of motions) {
      this.later(start, () => this.perform(motion, before));
      start += BEATS[motion.verb] * share;
    }
    if (pace() === 0) return 0;
    return motions.length ? start + AFTER * pace() : GLANCE * pace() * Number(entries.some(({ text }) => text));
  }

  /**
   * @param {number} delay
   * @param {() => void} act
   */
  later(delay, act) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, delay);
    this.timers.add(timer);
  }

  /** Leave everything as it is in the end. */
  finish() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  /**
   * @param {Motion} motion
   * @param {Map<string | undefined, DOMRect>} before
   */
  perform({ verb, thing: key, other, amount }, before) {
    sound.play(verb);
    if (pace() === 0) return;
    const thing = this.find(key);
    const place = thing ? placeOf(thing) : before.get(key);
    if (amount !== undefined && place) this.burst(verb, amount, place);
    if (!thing) return;
    if (verb === "strike") flash(thing);
    if (verb === "rise") this.keep(thing.animate({ filter: ["none", "brightness(1.35)", "none"] }, paced({ duration: 420, easing: "ease-out" })));
    const there = this.placeOf(other, before);
    if (verb === "lunge" && there) this.lunge(thing, there);
    if (verb === "enter" && there && !before.has(key)) this.keep(move(thing, there, placeOf(thing)));
  }

  /**
   * @param {string | undefined} key
   * @param {Map<string | undefined, DOMRect>} before
   */
  placeOf(key, before) {
    if (key === undefined) return null;
    const thing = this.find(key);
    return thing ? placeOf(thing) : (before.get(key) ?? null);
  }

  /** @param {Animation | null | undefined} animation */
  keep(animation) {
    if (!animation) return;
    this.running.add(animation);
    animation.finished.then(() => this.running.delete(animation), () => this.running.delete(animation));
  }

  /**
   * A number jumps up where something happened.
   *
   * @param {Motion["verb"]} verb
   * @param {number} amount
   * @param {DOMRect} place
   */
  burst(verb, amount, place) {
    const felt = this.stage.parentElement;
    if (!felt) return;
    const home = felt.getBoundingClientRect();
    const number = element("span", { class: `burst ${verb}`, "aria-hidden": "true" }, `${SIGNS[verb] ?? ""}${Math.abs(amount)}`);
    number.style.left = `${place.left + place.width / 2 - home.left}px`;
    number.style.top = `${place.top + place.height / 2 - home.top}px`;
    felt.append(number);
    const rising = number.animate(
      [
        { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 },
        { transform: "translate(-50%, -70%) scale(1.25)", opacity: 1, offset: 0.18 },
        { transform: "translate(-50%, -80%) scale(1)", opacity: 1, offset: 0.7 },
        { transform: "translate(-50%, -130%) scale(1)", opacity: 0 },
      ],
      paced(BURST),
    );
    this.keep(rising);
    rising.finished.then(() => number.remove(), () => number.remove());
  }

  /**
   * A thing springs at another place and comes back.
   *
   * @param {Thing} thing
   * @param {DOMRect} there
   */
  lunge(thing, there) {
    const here = placeOf(thing);
    const back = wayInto(thing.parentElement);
    if (!back) return;
    const middle = (/** @type {DOMRect} */ box) => new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(back);
    const [from, to] = [middle(here), middle(there)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const steps = [0, -0.06, 0.42, 0.36, 0].map((share) => `${dx * share}px ${dy * share}px`);
    this.keep(thing.animate({ translate: steps, offset: [0, 0.22, 0.5, 0.58, 1] }, paced({ duration: 520, easing: "ease-in-out" })));
  }
}
