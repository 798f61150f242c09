// The dock beside the board: what is under the pointer, focused or tapped, seen large and put in words; while nobody
// points at anything, what another has just done. On phones it is a sheet over the controls. It never covers the board.

/** @import { Why } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */
/** @import { Thing } from "./things.js" */

import { byId, drawn, element, targetOf } from "./elements.js";
import { fitLines } from "./fitting.js";
import { coverOf } from "./kept.js";
import { faceOf, nameOf } from "./things.js";
import { say } from "./words.js";

const HOVER = 90;
const WONDER = 650; // whoever rests so long on something wants to know why it cannot be used
const LONG_PRESS = 450;
const SLOP = 12;
const FLAT = 2.2; // a slip, so many times as wide as high, would hardly grow
const SLIM = 3; // nor one so many times as high as wide
const SHEET = matchMedia("(max-width: 60rem)"); // there it lies over the controls, and opens only when it is asked for
const LEAST_NAME = 12; // pixels
const RULE = /\[([A-Z]{2,3}-[A-Z0-9.-]+)\]/;

/**
 * @typedef {object} Handlers
 * @property {(key: string) => string[]} [offered] says what can be done with a thing
 * @property {(option: string) => void} [wonder] asks why something cannot be chosen
 */

export class Dock {
  /**
   * @param {HTMLElement} stage
   * @param {RuleBook} rules
   * @param {Handlers} [handlers]
   */
  constructor(stage, rules, { offered = () => [], wonder } = {}) {
    this.stage = stage;
    this.rules = rules;
    this.offered = offered;
    this.wonder = wonder;
    this.place = byId("dock");
    this.page = byId("dock-thing");
    /** @type {string | undefined} the key of what is shown */
    this.shown = undefined;
    /** @type {string | undefined} what was asked about without a press */
    this.wondered = undefined;
    this.timer = 0;
    this.wondering = 0;
    this.pressedLong = false;
    this.pointed = false;
    this.from = { x: 0, y: 0 };
    stage.addEventListener("pointerover", (event) => this.hover(event));
    stage.addEventListener("pointerleave", () => this.leave());
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.drift(event));
    stage.addEventListener("pointerup", () => clearTimeout(this.timer));
    stage.addEventListener("pointercancel", () => clearTimeout(this.timer));
    stage.addEventListener("click", (event) => this.swallow(event), { capture: true });
    stage.addEventListener("contextmenu", (event) => this.pressedLong && event.preventDefault());
    stage.addEventListener("focusin", (event) => {
      if (!SHEET.matches && targetOf(event)?.matches(":focus-visible")) this.show(thingOf(event));
    });
    byId("dock-close").addEventListener("click", () => this.hide());
  }

  /**
   * @param {string} [key]
   * @returns {Thing | null}
   */
  find(key = "") {
    return this.stage.querySelector(`[data-thing="${CSS.escape(key)}"]`);
  }

  /**
   * After a new position: the same thing as it is now, if it is still there; a sheet gives way to a question. What was
   * about to be shown still comes.
   *
   * @param {boolean} asked whether something is asked here
   */
  renew(asked) {
    this.dress();
    if (this.shown === undefined) return;
    const thing = SHEET.matches && asked ? null : this.find(this.shown);
    if (thing) this.present(thing);
    else this.close();
  }

  /** While nothing is shown, the cover of the game lies open. */
  dress() {
    const cover = byId("dock-cover", HTMLImageElement);
    const address = coverOf(this.rules.game());
    if (cover.getAttribute("src") !== address) cover.src = address;
  }

  /** What is pointed at, focused or being read is not taken away. */
  get inUse() {
    return this.pointed || this.place.matches(":hover, :focus-within") || this.stage.querySelector(":focus-visible") !== null;
  }

  /**
   * Show what somebody else has just done, unless the reader is at something.
   *
   * @param {string} key of the thing that did it
   * @param {string} news what it did
   */
  follow(key, news) {
    const thing = this.find(key);
    if (thing?.dataset.name && !SHEET.matches && !this.inUse) this.show(thing, news);
  }

  /** What is shown stays, what was about to be shown does not come. */
  rest() {
    clearTimeout(this.timer);
    clearTimeout(this.wondering);
  }

  leave() {
    this.pointed = false;
    this.rest();
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse" || SHEET.matches) return;
    const key = thingOf(event)?.dataset.thing;
    this.pointed = key !== undefined;
    this.rest();
    if (key === undefined || key === this.shown) return;
    this.timer = setTimeout(() => this.show(this.find(key)), HOVER);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.pressedLong = false;
    if (event.pointerType === "mouse") return;
    this.hide();
    const key = thingOf(event)?.dataset.thing;
    this.from = { x: event.clientX, y: event.clientY };
    if (key === undefined) return;
    this.timer = setTimeout(() => {
      this.pressedLong = true;
      this.show(this.find(key));
    }, LONG_PRESS);
  }

  /** @param {PointerEvent} event */
  drift(event) {
    if (event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLOP) clearTimeout(this.timer);
  }

  /**
   * The click that ends a long press chooses nothing.
   *
   * @param {PointerEvent} event
   */
  swallow(event) {
    if (!this.pressedLong) return this.tap(event);
    this.pressedLong = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /**
   * A finger on something that cannot be chosen reads it.
   *
   * @param {PointerEvent} event
   */
  tap(event) {
    const thing = thingOf(event);
    if ((event.pointerType !== "touch" && !SHEET.matches) || !thing || thing.closest(".legal") || thing.closest('[data-kind="pile"]')) return;
    this.show(thing);
  }

  /**
   * @param {Thing | null} thing
   * @param {string} [news] what it has just done, where nobody has pointed at it
   */
  show(thing, news = "") {
    this.rest();
    if (thing) this.present(thing, news);
    else this.close();
  }

  /**
   * @param {Thing} thing
   * @param {string} [news]
   */
  present(thing, news = "") {
    clearTimeout(this.wondering);
    this.shown = thing.dataset.thing;
    const lines = (thing.dataset.text ?? "").split("\n").filter(Boolean);
    const offered = this.offered(this.shown ?? "");
    this.page.replaceChildren(
      ...[enlarged(thing)].filter((face) => face !== null),
      element(
        "div",
        { class: "dock-words" },
        news ? element("p", { class: "dock-news" }, news) : null,
        element("h2", { class: "dock-name" }, ...titled(nameOf(thing))),
        ...offered.map((label) => element("p", { class: "dock-can" }, shortened(label, lines, nameOf(thing)))),
        ...lines.map((line) => this.line(line)),
        element("p", { id: "dock-why", class: "dock-why", hidden: true }),
      ),
    );
    this.place.classList.add("open");
    this.page.scrollTop = 0;
    fitLines(this.page);
    fitName(this.page.querySelector(".dock-name"));
    const { asks } = thing.dataset;
    if (asks && !news && thing.classList.contains("askable")) this.wondering = setTimeout(() => this.ask(asks), WONDER);
  }

  /**
   * A line of words, in which rules are links.
   *
   * @param {string} text
   */
  line(text) {
    const pieces = text.split(RULE).map((piece, at) => (at % 2 ? this.rules.link(piece) : piece));
    return element("p", { class: "dock-line" }, ...pieces);
  }

  /** @param {string} option */
  ask(option) {
    if (!this.wonder) return;
    this.wondered = option;
    this.wonder(option);
  }

  /**
   * Take an answer that was asked for here, and say so; others are for somebody else.
   *
   * @param {Why} answer
   */
  takes({ option, allowed, text, rule }) {
    if (option !== this.wondered) return false;
    this.wondered = undefined;
    const place = document.getElementById("dock-why");
    if (place && !allowed && this.find(this.shown)?.dataset.asks === option) {
      place.replaceChildren(text, " ", this.rules.link(rule) ?? "");
      place.hidden = false;
    }
    return true;
  }

  hide() {
    this.rest();
    this.close();
  }

  close() {
    clearTimeout(this.wondering);
    this.shown = undefined;
    this.page.replaceChildren();
    this.place.classList.remove("open");
  }
}

/**
 * The thing with words of its own that an event is about.
 *
 * @param {Event} event
 * @returns {Thing | null}
 */
function thingOf(event) {
  return targetOf(event)?.closest("[data-thing][data-name]") ?? null;
}

/**
 * A name, and under it the version that parts it from others of that name.
 *
 * @param {string} name
 */
function titled(name) {
  const [first, ...rest] = name.split(" - ");
  if (rest.length === 0) return [name];
  const between = element("span", { class: "off-screen" }, " - ");
  return [first, between, element("span", { class: "dock-version" }, rest.join(" - "))];
}

/**
 * A name whose longest word is wider than the room beside the face gets smaller letters; only a monster of a word breaks.
 *
 * @param {HTMLElement | null} name
 */
function fitName(name) {
  if (!name || name.scrollWidth <= name.clientWidth) return;
  const size = (parseFloat(getComputedStyle(name).fontSize) * name.clientWidth) / name.scrollWidth - 0.2;
  name.style.fontSize = `${Math.max(LEAST_NAME, size)}px`;
  if (size < LEAST_NAME) name.style.overflowWrap = "anywhere";
}

/**
 * What can be done with a thing, without the sentences that are told of it anyway, and without the version that stands
 * in its name above.
 *
 * @param {string} label
 * @param {string[]} lines what is told of it
 * @param {string} name
 */
function shortened(label, lines, name) {
  const told = lines.find((line) => line.length > name.length && label.endsWith(line));
  const rest = told ? label.slice(0, -told.length).replace(/[:\s]+$/, "") : label;
  return rest && rest !== name ? rest.replaceAll(name, name.split(" - ")[0]) : say("choosable");
}

/**
 * The thing as large as the dock has room for; null where that would show nothing, or hardly more than is seen anyway.
 *
 * @param {Thing} thing
 */
function enlarged(thing) {
  const face = thing.classList.contains("plate") ? null : faceOf(thing);
  if (!face || face.width > FLAT * face.height || face.height > SLIM * face.width) return null;
  const copy = /** @type {Thing} */ (thing.cloneNode(true));
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["tabindex", "role", "aria-label", "data-thing", "data-why", "data-asks", "data-name", "id"]) node.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  copy.classList.remove("legal", "askable", "hinted", "source", "fresh");
  const look = {
    class: `dock-face ${thing.ownerSVGElement?.getAttribute("class") ?? ""}`,
    viewBox: `${face.x - 2} ${face.y - 2} ${face.width + 4} ${face.height + 4}`,
    "aria-hidden": "true",
    "data-of": thing.dataset.thing ?? "",
  };
  return drawn("svg", look, copy);
}
