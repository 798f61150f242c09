// The rule behind a question, an event or a refusal, opened beside the table.

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { say } from "./words.js";

export class RuleBook {
  /** `game()` gives the key of the game whose rules are meant. */
  constructor(game) {
    this.game = game;
    this.dialog = byId("rule");
    this.body = byId("rule-body");
    this.asked = "";
    byId("rule-close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
  }

  /** A button that opens the rule `id`; null when there is none. */
  link(id, label = id) {
    if (!id) return null;
    return element(
      "button",
      { type: "button", class: "rule-link", "aria-label": say("rule", { id }), onclick: () => this.open(id) },
      label,
    );
  }

  /** Show the rule; `reason` is a sentence to put before it, such as a refusal. */
  async open(id, reason = "") {
    this.asked = id;
    byId("rule-title").textContent = id ? say("rule", { id }) : say("why_not");
    const lead = reason ? element("p", { class: "rule-reason" }, reason) : null;
    this.body.replaceChildren(...[lead].filter(Boolean), ...(id ? [element("p", {}, say("loading"))] : []));
    if (!this.dialog.open) this.dialog.showModal();
    if (!id) return;
    let shown;
    try {
      shown = this.write(await api.rule(this.game(), id));
    } catch (error) {
      shown = [element("p", { role: "alert" }, error.message)];
    }
    if (this.asked === id) this.body.replaceChildren(...[lead].filter(Boolean), ...shown);
  }

  write(rule) {
    const shown = [element("blockquote", {}, rule.text)];
    if (rule.ruling) shown.unshift(element("h3", {}, say("rule_ruling")));
    const place = [];
    if (rule.section) place.push(say("rule_section", { section: rule.section }));
    const { lines } = rule;
    if (lines) place.push(/^\d+$/.test(lines) ? say("rule_line", { lines }) : say("rule_lines", { lines }));
    if (rule.crd) place.push(say("rule_crd", { crd: rule.crd }));
    if (place.length) shown.push(element("p", { class: "rule-place" }, place.join(" · ")));
    const related = (rule.related ?? []).map((id) => this.link(id));
    if (related.length) shown.push(element("p", { class: "rule-related" }, say("rule_related") + ": ", ...related));
    return shown;
  }
}
