// Positions one after another: the next is shown when what led to the one before has been seen. Nobody has to wait for
// it: a press or a key shows at once how things stand now.

/** @import { Change, State } from "./protocol.js" */

import { isWriting, targetOf } from "./elements.js";
import { pace } from "./pace.js";

const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]); // keys that somebody walks with
const MOST_BEHIND = 60; // a page that is further behind shows how things stand, not what was missed

export class Playback {
  /**
   * @param {(frames: (State | Change)[]) => void} show shows the last of them, having learnt of all
   * @param {() => void} finish ends what is moving
   */
  constructor(show, finish) {
    this.show = show;
    this.finish = finish;
    /** @type {(State | Change)[]} what is yet to be shown */
    this.held = [];
    this.timer = 0;
    this.drawing = false;
    this.afterwards = new MessageChannel();
    this.afterwards.port1.onmessage = () => {
      this.drawing = false;
      if (!this.playing) this.next();
    };
    this.swallows = false;
    addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    addEventListener("click", (event) => this.click(event), { capture: true });
    addEventListener("keydown", (event) => this.key(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  get playing() {
    return this.timer !== 0;
  }

  /**
   * A position has come: it is shown now, or after what is playing, or with those that come while it is being shown.
   *
   * @param {State | Change} frame
   */
  take(frame) {
    if (frame.type === "state") this.catchUp(); // whoever has come back sees how things are
    this.held.push(frame);
    if (!this.playing && !this.drawing) this.next();
    else this.mark();
  }

  /** The page says how many positions are yet to be shown, and whether what led to this one is still to be seen. */
  mark() {
    document.body.toggleAttribute("data-playing", this.playing);
    if (this.held.length) document.body.dataset.behind = String(this.held.length);
    else delete document.body.dataset.behind;
  }

  /**
   * What is shown now takes so long to be seen, in milliseconds.
   *
   * @param {number} duration
   */
  lasts(duration) {
    clearTimeout(this.timer);
    this.timer = duration > 0 && pace() > 0 && !document.hidden ? setTimeout(() => this.next(), duration) : 0;
    this.mark();
  }

  /** Show what comes next, as long as nothing is playing. */
  next() {
    this.timer = 0;
    while (this.held.length && !this.playing) {
      const together = pace() === 0 || document.hidden || this.held.length > MOST_BEHIND;
      this.draw(this.held.splice(0, together ? this.held.length : 1));
    }
    this.mark();
  }

  /**
   * Show positions; what has come by the end of it is for afterwards, all at once where nothing moves.
   *
   * @param {(State | Change)[]} frames
   */
  draw(frames) {
    this.drawing = true;
    this.show(frames);
    this.afterwards.port2.postMessage(null);
  }

  /** Show at once how things stand. */
  catchUp() {
    if (!this.held.length) return;
    this.lasts(0);
    this.draw(this.held.splice(0));
    this.lasts(0);
    this.mark();
  }

  /** End what is playing, and show how things stand now; answers whether that was not to be seen before. */
  skip() {
    const behind = this.held.length > 0;
    this.catchUp();
    this.lasts(0);
    this.finish();
    return behind;
  }

  /**
   * A press that shows another position chooses nothing in it, unless something could be chosen before.
   *
   * @param {PointerEvent} event
   */
  press(event) {
    const asked = document.body.classList.contains("asked");
    this.swallows = this.skip() && !asked && Boolean(targetOf(event)?.closest("#stage, #actions"));
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (QUIET.has(event.key) || isWriting(event)) return;
    const asked = document.body.classList.contains("asked");
    if (!this.skip() || asked) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
