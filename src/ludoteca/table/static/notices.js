// Short messages: a refusal with its rule, a hint; and the line that screen readers speak.

import { byId, element, icon } from "./elements.js";
import { say } from "./words.js";

const STAYS = 9000;

export class Notices {
  constructor(rules) {
    this.rules = rules;
    this.place = byId("notices");
    this.live = byId("live");
    this.timer = 0;
  }

  /** Speak, without showing. */
  announce(text) {
    this.live.textContent = text;
  }

  /** Show a sentence for a while. */
  tell(text, rule = "", kind = "note") {
    clearTimeout(this.timer);
    const close = element("button", { type: "button", class: "plain", "aria-label": say("close"), onclick: () => this.clear() }, icon("close"));
    this.place.replaceChildren(
      element("div", { class: `notice ${kind}` }, element("p", {}, text), this.rules.link(rule), close),
    );
    this.timer = setTimeout(() => this.clear(), STAYS);
  }

  refusal(text, rule) {
    this.tell(text, rule, "refusal");
  }

  clear() {
    clearTimeout(this.timer);
    this.place.replaceChildren();
  }
}
