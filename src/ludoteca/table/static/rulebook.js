// All rules of a game, to read and to search in; opened from the help, or before a match.

/** @import { Rule } from "./protocol.js" */

import * as api from "./api.js";
import { byId, closes, element } from "./elements.js";
import { say } from "./words.js";

export class RuleBrowser {
  /** @param {() => string} game gives the key of the game whose rules are meant */
  constructor(game) {
    this.game = game;
    this.book = byId("rulebook", HTMLDialogElement);
    this.wanted = byId("rulebook-search", HTMLInputElement);
    /** @type {Rule[]} */
    this.all = [];
    closes(this.book, byId("rulebook-close"));
    this.wanted.addEventListener("input", () => this.list());
    byId("rulebook-open").addEventListener("click", () => this.browse());
  }

  /** Open the whole rulebook, to read and to search in. */
  async browse() {
    const help = document.getElementById("help");
    if (help instanceof HTMLDialogElement) help.close();
    this.book.showModal();
    this.wanted.focus();
    try {
      this.all = await api.rules(this.game());
      this.list();
    } catch (error) {
      byId("rulebook-list").replaceChildren(element("p", { role: "alert" }, api.messageOf(error)));
    }
  }

  /** The rules that have all the words, under their sections. */
  list() {
    const words = this.wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.all.filter(({ id, section, text }) => {
      const heap = `${id} ${section} ${text}`.toLowerCase();
      return words.every((word) => heap.includes(word));
    });
    /** @type {Map<string, Rule[]>} */
    const sections = new Map();
    for (const rule of found) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
    byId("rulebook-count").textContent = say("rules_found", { n: found.length });
    byId("rulebook-list").replaceChildren(
      ...[...sections].map(([section, rules]) =>
        element(
          "section",
          {},
          element("h3", {}, section),
          ...rules.map(({ id, text }) => element("p", { class: "rulebook-rule" }, element("b", {}, id), ` ${text}`)),
        ),
      ),
    );
  }
}
