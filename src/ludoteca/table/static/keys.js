// Keys for everything, and the page that tells them.

import { byId, closes, element, isWriting } from "./elements.js";
import { say } from "./words.js";

/**
 * What a key does: `{keys: ["u"], shown: "U", words: "help_undo", run}`. Without `run` it is only told: another part of
 * the page listens to it; `when` says that it does nothing now.
 *
 * @typedef {{keys: string[], shown: string, words: string, run?: (event: KeyboardEvent) => void, when?: () => boolean}} Binding
 */

export class Keys {
  /** @param {Binding[]} bindings */
  constructor(bindings) {
    this.bindings = bindings;
    this.help = byId("help", HTMLDialogElement);
    closes(this.help, byId("help-close"));
    for (const id of ["help-open", "help-side"]) document.getElementById(id)?.addEventListener("click", () => this.showHelp());
    addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || isWriting(event)) return;
    if (event.key === "?") {
      event.preventDefault();
      this.showHelp();
      return;
    }
    const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const binding = this.bindings.find(({ keys }) => keys.includes(wanted));
    if (!binding?.run || binding.when?.() === false) return;
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
