// Short messages: a refusal with its rule, a hint; and the line that screen readers speak.

/** @import { RuleBook } from "./rules.js" */

import { byId, element, icon } from "./elements.js";
import { say } from "./words.js";

const STAYS = 9000;
const TO_THINK_ABOUT = 40000;
const SPOKEN = 6;

export class Notices {
  /** @param {RuleBook} rules */
  constructor(rules) {
    this.rules = rules;
    this.place = byId("notices");
    this.live = byId("live");
    this.timer = 0;
  }

  /**
   * Speak, without showing: added to what was said, so that nothing is lost when much happens at once.
   *
   * @param {string} text
   */
  announce(text) {
    if (!text) return;
    this.live.append(element("span", {}, `${text} `));
    while (this.live.childElementCount > SPOKEN) this.live.firstElementChild?.remove();
  }

  /**
   * Show a sentence for a while.
   *
   * @param {string} text
   * @param {string} [rule]
   * @param {string} [kind]
   */
  tell(text, rule = "", kind = "note") {
    clearTimeout(this.timer);
    const close = element("button", { type: "button", class: "plain", "aria-label": say("close"), onclick: () => this.clear() }, icon("close"));
    this.place.replaceChildren(
      element("div", { class: `notice ${kind}` }, element("div", { class: "notice-words" }, element("p", {}, text), " ", this.rules.link(rule)), close),
    );
    this.timer = setTimeout(() => this.clear(), kind === "hint" ? TO_THINK_ABOUT : STAYS);
  }

  /**
   * Show what somebody has said; a press opens where it stands.
   *
   * @param {string} text
   * @param {() => void} open
   */
  said(text, open) {
    this.tell(text, "", "said");
    const line = this.place.querySelector(".said p");
    line?.replaceChildren(element("button", { type: "button", class: "said-text", title: say("chat_open"), onclick: open }, icon("chat"), text));
  }

  /**
   * @param {string} text
   * @param {string} [rule]
   */
  refusal(text, rule) {
    this.tell(text, rule, "refusal");
  }

  clear() {
    clearTimeout(this.timer);
    this.place.replaceChildren();
  }

  /** Leave nothing to see, nor to be spoken. */
  silence() {
    this.clear();
    this.live.replaceChildren();
  }
}
