// Whether what is done now is the last of one's part: Shift is held, or a finger has held something long enough over its target.

/** @import { Option } from "./protocol.js" */

import { byId } from "./elements.js";
import { say } from "./words.js";

export class Closing {
  constructor() {
    this.shift = false;
    this.finger = false;
    /** @type {Option | null} what would end one's part now */
    this.option = null;
    for (const kind of /** @type {const} */ (["keydown", "keyup", "pointerdown", "pointermove", "pointerup"])) {
      addEventListener(kind, ({ shiftKey }) => this.note(shiftKey, this.finger), { capture: true });
    }
    addEventListener("blur", () => this.note(false, false));
  }

  /** Whether one's part ends with what is done now. */
  get meant() {
    return this.shift || this.finger;
  }

  /**
   * A question has come: say under what is asked what follows by itself, and how one's part would end, for as long as that
   * is meant.
   *
   * @param {Option | null} option
   * @param {string} [next] what follows, in words
   */
  follow(option, next = "") {
    this.option = option;
    byId("prompt-text").dataset.next = next ? say("then", { label: next }) : "";
    byId("prompt-text").dataset.closing = option ? say("then", { label: option.label }) : "";
  }

  /**
   * @param {boolean} shift
   * @param {boolean} finger
   */
  note(shift, finger) {
    this.shift = shift;
    this.finger = finger;
    document.body.classList.toggle("closing", this.meant && this.option !== null);
  }
}
