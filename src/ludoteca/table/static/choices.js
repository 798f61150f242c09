// What may be chosen, besides on the picture: the action bar, the full list, and the small menu of one thing.

/** @import { Option } from "./protocol.js" */
/** @import { Thing } from "./things.js" */

import { byId, closes, element } from "./elements.js";
import { nameOf, placeOf } from "./things.js";
import { say } from "./words.js";

const NUMBERED = 9;
const WORDY = 32;
const MANY = 4;

export class Choices {
  /** @param {(option: Option) => void} choose called with what was picked */
  constructor(choose) {
    this.choose = choose;
    this.bar = byId("actions");
    this.list = byId("option-list");
    this.box = byId("options");
    this.menu = byId("menu", HTMLDialogElement);
    /** @type {Option[]} */
    this.options = [];
    /** @type {Option | null} what a press of Enter chooses */
    this.proposal = null;
    this.toggle = byId("options-open", HTMLButtonElement);
    this.toggle.addEventListener("click", () => this.expand(Boolean(this.box.hidden)));
    closes(this.menu, byId("menu-close"));
  }

  /**
   * Offer `options`; those in `unplaced` get a button in the bar. Answers whether one of them had the focus before.
   *
   * @param {Option[]} options
   * @param {Option[]} unplaced
   * @param {string} [proposal] the id of what nearly everybody would choose
   */
  offer(options, unplaced, proposal = "") {
    const hadFocus = this.bar.contains(document.activeElement) || this.list.contains(document.activeElement);
    this.options = options;
    this.proposal = options.find(({ id }) => id === proposal) ?? null;
    this.menu.close();
    this.bar.replaceChildren(...unplaced.map((option) => this.button(option, "action")));
    this.bar.classList.toggle("wordy", unplaced.length > 1 && unplaced.some(({ label }) => label.length > WORDY));
    this.list.replaceChildren(...options.map((option) => element("li", {}, this.button(option, "listed"))));
    byId("option-count").textContent = String(options.length);
    this.toggle.disabled = options.length === 0;
    if (options.length === 0) this.expand(false);
    return hadFocus;
  }

  /**
   * Put what can be done with several things at once before the other buttons.
   *
   * @param {[string, string][]} verbs each with its words
   * @param {(verb: string) => void} take
   */
  offerTogether(verbs, take) {
    const buttons = verbs.map(([verb, words]) =>
      element("button", { type: "button", class: "action together", "data-together": verb, onclick: () => take(verb) }, element("span", { class: "label" }, words)),
    );
    this.bar.prepend(...buttons);
    this.spread();
  }

  /** What does not fit into the bar has a place of its own. */
  spread() {
    this.bar.classList.remove("many");
    const { scrollHeight, clientHeight } = this.bar;
    this.bar.classList.toggle("many", scrollHeight > clientHeight + 4 || this.bar.childElementCount > MANY);
  }

  /**
   * @param {Option} option
   * @param {string} kind
   * @param {() => void} [take]
   */
  button(option, kind, take = () => this.take(option)) {
    const number = this.options.indexOf(option) + 1;
    const badge = number > 0 && number <= NUMBERED ? element("kbd", { "aria-hidden": "true" }, String(number)) : null;
    const proposed = option === this.proposal;
    return element(
      "button",
      { type: "button", class: proposed ? `${kind} proposed` : kind, "data-option": option.id, onclick: take },
      proposed ? element("kbd", { "aria-hidden": "true" }, "↵") : badge,
      element("span", { class: "label" }, proposed ? say("proposed", { label: option.label }) : option.label),
    );
  }

  /** @param {Option} option */
  take(option) {
    this.menu.close();
    this.choose(option);
  }

  /**
   * Several options concern one thing: ask which.
   *
   * @param {Option[]} options
   * @param {Thing} thing
   * @param {(option: Option) => void} [choose]
   */
  ask(options, thing, choose = this.choose) {
    byId("menu-title").textContent = say("options_for", { name: nameOf(thing) || say("this_thing") });
    const take = (/** @type {Option} */ option) => {
      this.menu.close();
      choose(option);
    };
    byId("menu-options").replaceChildren(...options.map((option) => element("li", {}, this.button(option, "listed", () => take(option)))));
    this.menu.showModal();
    this.place(thing);
    byId("menu-options").querySelector("button")?.focus();
  }

  /**
   * The menu of a thing opens at the thing, inside the window; on phones it is a sheet, which has its own place.
   *
   * @param {Thing} thing
   */
  place(thing) {
    const box = placeOf(thing);
    const { width, height } = this.menu.getBoundingClientRect();
    const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
    const above = box.top - height - 10;
    const top = above > 8 ? above : Math.min(box.bottom + 10, innerHeight - height - 8);
    this.menu.style.setProperty("--left", `${left}px`);
    this.menu.style.setProperty("--top", `${Math.max(8, top)}px`);
    this.menu.classList.add("placed");
  }

  /**
   * An option that is hardly ever meant: say so, and ask again.
   *
   * @param {Option} option
   * @param {() => void} go
   */
  warn(option, go) {
    const sure = () => {
      this.menu.close();
      go();
    };
    this.menu.classList.remove("placed");
    byId("menu-title").textContent = option.warning ?? "";
    byId("menu-options").replaceChildren(element("li", {}, this.button(option, "listed", sure)));
    this.menu.showModal();
    byId("menu-close").focus();
  }

  /**
   * Open or close the list of all options.
   *
   * @param {boolean} open
   */
  expand(open) {
    this.box.hidden = !open;
    this.toggle.setAttribute("aria-expanded", String(open));
  }

  openList() {
    if (this.options.length === 0) return;
    this.expand(true);
    this.list.querySelector("button")?.focus();
  }

  /** @param {number} number from 1 on, as on the buttons */
  byNumber(number) {
    return this.options[number - 1] ?? null;
  }

  /**
   * Show a hint on its buttons.
   *
   * @param {string} id
   */
  point(id) {
    for (const button of document.querySelectorAll("[data-option]")) {
      button.classList.toggle("hinted", button.getAttribute("data-option") === id);
    }
  }
}
