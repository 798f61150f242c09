// The rule behind a question, an event or a refusal, opened beside the table.

/** @import { Rule } from "./protocol.js" */

import * as api from "./api.js";
import { byId, closes, element } from "./elements.js";
import { say } from "./words.js";

export class RuleBook {
  /** @param {() => string} game gives the key of the game whose rules are meant */
  constructor(game) {
    this.game = game;
    this.dialog = byId("rule", HTMLDialogElement);
    this.body = byId("rule-body");
    this.asked = "";
    closes(this.dialog, byId("rule-close"));
  }

  /**
   * A button that opens the rule `id`; null when there is none.
   *
   * @param {string | undefined} id
   */
  link(id) {
    if (!id) return null;
    return element(
      "button",
      { type: "button", class: "rule-link", "aria-label": say("rule", { id }), onclick: () => this.open(id) },
      id,
    );
  }

  /**
   * Show such a button, or nothing, in a place of its own.
   *
   * @param {HTMLElement} place
   * @param {string | undefined} id
   */
  cite(place, id) {
    place.replaceChildren(this.link(id) ?? "");
  }

  /**
   * Show the rule.
   *
   * @param {string} id
   */
  async open(id) {
    this.asked = id;
    byId("rule-title").textContent = say("rule", { id });
    this.body.replaceChildren(element("p", {}, say("loading")));
    if (!this.dialog.open) this.dialog.showModal();
    let shown;
    try {
      shown = this.write(await api.rule(this.game(), id));
    } catch (error) {
      shown = [element("p", { role: "alert" }, api.messageOf(error))];
    }
    if (this.asked === id) this.body.replaceChildren(...shown);
  }

  /** @param {Rule} rule */
  write(rule) {
    /** @type {HTMLElement[]} */
    const shown = [element("blockquote", {}, rule.text)];
    if (rule.ruling) shown.unshift(element("h3", {}, say("rule_ruling")));
    const place = [];
    if (rule.section) place.push(say("rule_section", { section: rule.section }));
    if (rule.crd) place.push(say("rule_crd", { crd: rule.crd }));
    if (place.length) shown.push(element("p", { class: "rule-place" }, place.join(" · ")));
    const related = rule.related.map((id) => this.link(id));
    if (related.length) shown.push(element("p", { class: "rule-related" }, say("rule_related") + ": ", ...related));
    return shown;
  }
}
