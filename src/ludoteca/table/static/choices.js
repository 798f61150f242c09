// What may be chosen, besides on the picture: the action bar, the full list, and the small menu of one thing.

import { byId, element } from "./elements.js";
import { nameOf } from "./things.js";
import { say } from "./words.js";

const NUMBERED = 9;
const WORDY = 32;

export class Choices {
  /** `choose(option)` is called with what was picked. */
  constructor(choose) {
    this.choose = choose;
    this.bar = byId("actions");
    this.list = byId("option-list");
    this.box = byId("options");
    this.menu = byId("menu");
    this.options = [];
    this.toggle = byId("options-open");
    this.toggle.addEventListener("click", () => this.expand(this.box.hidden));
    this.menu.addEventListener("click", (event) => event.target === this.menu && this.menu.close());
    byId("menu-close").addEventListener("click", () => this.menu.close());
  }

  /** Offer `options`; those in `unplaced` get a button in the bar. */
  offer(options, unplaced) {
    const hadFocus = this.bar.contains(document.activeElement) || this.list.contains(document.activeElement);
    this.options = options;
    if (this.menu.open) this.menu.close();
    this.bar.replaceChildren(...unplaced.map((option) => this.button(option, "action")));
    this.bar.classList.toggle("many", unplaced.length > 4);
    this.bar.classList.toggle("wordy", unplaced.length > 1 && unplaced.some(({ label }) => label.length > WORDY));
    this.list.replaceChildren(...options.map((option) => element("li", {}, this.button(option, "listed"))));
    byId("option-count").textContent = String(options.length);
    this.toggle.disabled = options.length === 0;
    if (options.length === 0) this.expand(false);
    return hadFocus;
  }

  button(option, kind, take = () => this.take(option)) {
    const number = this.options.indexOf(option) + 1;
    const badge = number <= NUMBERED ? element("kbd", { "aria-hidden": "true" }, String(number)) : null;
    return element(
      "button",
      { type: "button", class: kind, "data-option": option.id, onclick: take },
      badge,
      element("span", { class: "label" }, option.label),
    );
  }

  take(option) {
    if (this.menu.open) this.menu.close();
    this.choose(option);
  }

  /** Several options concern one thing: ask which. */
  ask(options, thing) {
    byId("menu-title").textContent = say("options_for", { name: nameOf(thing) || say("this_thing") });
    byId("menu-options").replaceChildren(...options.map((option) => element("li", {}, this.button(option, "listed"))));
    this.menu.showModal();
    byId("menu-options").querySelector("button").focus();
  }

  /** An option that is hardly ever meant: say so, and ask again. */
  warn(option, go) {
    const sure = () => {
      this.menu.close();
      go();
    };
    byId("menu-title").textContent = option.warning;
    byId("menu-options").replaceChildren(element("li", {}, this.button(option, "listed", sure)));
    this.menu.showModal();
    byId("menu-close").focus();
  }

  /** Open or close the list of all options. */
  expand(open) {
    this.box.hidden = !open;
    this.toggle.setAttribute("aria-expanded", String(open));
  }

  openList() {
    if (this.options.length === 0) return;
    this.expand(true);
    this.list.querySelector("button").focus();
  }

  byNumber(number) {
    return this.options[number - 1] ?? null;
  }

  /** Show a hint on its buttons. */
  point(id) {
    for (const button of document.querySelectorAll("[data-option]")) {
      button.classList.toggle("hinted", button.dataset.option === id);
    }
  }
}
