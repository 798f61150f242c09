// Whoever sits at this screen: their name, their language and the shape of their window, as the table is told.

/** @import { Hello, State } from "./protocol.js" */

import { byId } from "./elements.js";
import { recall, remember } from "./memory.js";
import { hurries } from "./pace.js";
import { onShape, shape } from "./shape.js";
import { language } from "./words.js";

export class Visitor {
  /** @param {() => void} changed called when the table is to be told again */
  constructor(changed) {
    this.field = byId("name-field", HTMLInputElement);
    byId("name-form").addEventListener("submit", () => {
      const name = this.field.value.trim();
      if (name) remember("name", name);
      changed();
    });
    onShape(changed);
  }

  /**
   * @param {number} logRead the last entry of the log that is known here
   * @param {string} [mark] of the position that is known here, for somebody who comes back
   */
  greeting(logRead, mark = "") {
    /** @type {Hello} */
    const hello = { type: "hello", lang: language(), shape: shape(), drafts: true, changes: true, hurry: hurries() };
    const name = recall("name", "");
    if (logRead > 0) hello.log_from = logRead;
    if (name) hello.name = name;
    if (mark) hello.mark = mark;
    return hello;
  }

  /**
   * Ask somebody who has a seat of their own for a name, unless it is known, or only bots would hear it.
   *
   * @param {State} state
   */
  introduce({ seats, players }) {
    const company = players.some(({ kind, seat }) => kind === "human" && !seats.includes(seat));
    if (seats.length === 1 && company && !recall("name", "")) byId("who", HTMLDialogElement).showModal();
  }
}
