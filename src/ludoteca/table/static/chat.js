// Words between the people at the table.

/** @import { ChatLine } from "./protocol.js" */

import { byId, element } from "./elements.js";
import { say } from "./words.js";

export class Chat {
  /**
   * @param {(text: string) => void} send says something
   * @param {(name: string, frame: ChatLine) => void} heard called for what others say
   */
  constructor(send, heard) {
    this.place = byId("chat-lines");
    this.heard = heard;
    /** @type {Set<number>} */
    this.seen = new Set();
    const field = byId("chat-text", HTMLInputElement);
    byId("chat-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text) send(text);
      field.value = "";
    });
  }

  /**
   * @param {ChatLine} frame
   * @param {boolean} mine
   */
  add(frame, mine) {
    if (this.seen.has(frame.id)) return;
    this.seen.add(frame.id);
    const name = frame.name || say("chat_watcher");
    this.place.append(
      element(
        "li",
        { class: [mine ? "mine" : "", frame.text ? "" : "nudge"].join(" ").trim(), "data-seat": frame.seat },
        element("span", { class: "chat-name" }, name),
        element("span", { class: "chat-text" }, frame.text || say("nudge_line")),
      ),
    );
    this.place.scrollTop = this.place.scrollHeight;
    if (!mine) this.heard(name, frame);
  }
}
