// Keys for everything, and the page that tells them.

import { byId, element } from "./elements.js";
import { say } from "./words.js";

/** `bindings`: a list of `{keys: ["u"], shown: "U", words: "help_undo", run}`; `run` gets the event. */
export class Keys {
  constructor(bindings) {
    this.bindings = bindings;
    this.help = byId("help");
    byId("help-close").addEventListener("click", () => this.help.close());
    this.help.addEventListener("click", (event) => event.target === this.help && this.help.close());
    addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, textarea, select")) return;
    if (event.key === "?") {
      event.preventDefault();
      this.showHelp();
      return;
    }
    const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const binding = this.bindings.find(({ keys }) => keys.includes(wanted));
    if (!binding?.run) return;
    event.preventDefault();
    binding.run(event);
  }

  showHelp() {
    const rows = [...this.bindings, { shown: "?", words: "help_help" }].map(({ shown, words }) =>
      element("div", {}, element("dt", {}, ...shown.split(" ").map((key) => element("kbd", {}, key))), element("dd", {}, say(words))),
    );
    byId("help-list").replaceChildren(...rows);
    this.help.showModal();
  }
}
