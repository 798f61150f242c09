// A card, or another thing with words to read, seen large: under the mouse, under a long press, or under the keyboard's focus.

/** @import { Thing } from "./things.js" */

import { byId, drawn, element, targetOf } from "./elements.js";
import { fitLines } from "./fitting.js";
import { boxOf, nameOf, placeOf } from "./things.js";

const HOVER = 320;
const LONG_PRESS = 450;
const SLOP = 12;
const WORDY = 300; // what is only read, and so long, is shown in words alone
const FLAT = 2.2; // so is a slip, so many times as wide as high, which would hardly grow

export class Zoom {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.panel = byId("zoom");
    /** @type {Thing | null} */
    this.shown = null;
    this.timer = 0;
    this.pressedLong = false;
    this.from = { x: 0, y: 0 };
    stage.addEventListener("pointerover", (event) => this.hover(event));
    stage.addEventListener("pointerleave", () => this.hide());
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.drift(event));
    stage.addEventListener("pointerup", () => clearTimeout(this.timer));
    stage.addEventListener("pointercancel", () => clearTimeout(this.timer));
    stage.addEventListener("click", (event) => this.swallow(event), { capture: true });
    stage.addEventListener("contextmenu", (event) => this.pressedLong && event.preventDefault());
    stage.addEventListener("focusin", (event) => targetOf(event)?.matches(":focus-visible") && this.show(this.cardAt(event)));
    stage.addEventListener("focusout", () => this.hide());
    addEventListener("pointerdown", (event) => stage.contains(targetOf(event)) || this.hide());
  }

  /**
   * @param {Event} event
   * @returns {Thing | null}
   */
  cardAt(event) {
    return targetOf(event)?.closest('[data-thing^="card:"][data-name], .readable[data-name]') ?? null;
  }

  /**
   * @param {string} [key]
   * @returns {Thing | null}
   */
  find(key = "") {
    return this.stage.querySelector(`[data-thing="${CSS.escape(key)}"]`);
  }

  /** After a new drawing: go on showing the same card, if it is still there. */
  renew() {
    if (this.shown) this.show(this.find(this.shown.dataset.thing));
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse") return;
    const card = this.cardAt(event);
    if (card === this.shown) return;
    clearTimeout(this.timer);
    if (!card) return this.hide();
    const { thing } = card.dataset;
    this.timer = setTimeout(() => this.show(this.find(thing)), this.shown ? 60 : HOVER);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.pressedLong = false;
    this.hide();
    if (event.pointerType === "mouse") return;
    const card = this.cardAt(event);
    this.from = { x: event.clientX, y: event.clientY };
    if (!card) return;
    const { thing } = card.dataset;
    this.timer = setTimeout(() => {
      this.pressedLong = true;
      this.show(this.find(thing));
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
   * A finger on a card that cannot be chosen reads it.
   *
   * @param {PointerEvent} event
   */
  tap(event) {
    const card = this.cardAt(event);
    if (event.pointerType !== "touch" || !card || card.closest(".legal") || card.closest('[data-kind="pile"]')) return;
    this.show(card);
  }

  /** @param {Thing | null} card */
  show(card) {
    if (!card) return this.hide();
    this.shown = card;
    const { text } = card.dataset;
    this.panel.replaceChildren(
      enlarged(card),
      element(
        "div",
        { class: "zoom-words" },
        element("p", { class: "zoom-name" }, nameOf(card)),
        ...(text ? text.split("\n").map((line) => element("p", { class: "zoom-text" }, line)) : []),
      ),
    );
    this.panel.classList.toggle("wordy", isWordy(card, text ?? ""));
    this.panel.hidden = false;
    fitLines(this.panel);
    this.place(card);
  }

  /**
   * Beside the card, on the side with more room; narrow screens have their own place for it.
   *
   * @param {Thing} card
   */
  place(card) {
    const box = placeOf(card);
    const own = this.panel.getBoundingClientRect();
    const right = box.left + box.width / 2 < innerWidth / 2;
    const left = right ? box.right + 14 : box.left - own.width - 14;
    const top = box.top + box.height / 2 - own.height / 2;
    this.panel.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`;
    const lowest = this.stage.getBoundingClientRect().bottom - own.height - 8;
    this.panel.style.top = `${Math.max(8, Math.min(top, lowest))}px`;
    this.panel.classList.toggle("high", box.top > innerHeight / 2);
  }

  hide() {
    clearTimeout(this.timer);
    this.shown = null;
    this.panel.hidden = true;
  }
}

/**
 * @param {Thing} card
 * @param {string} text
 */
function isWordy(card, text) {
  const { width, height } = boxOf(card);
  if (card.classList.contains("plate")) return true; // the things that lie on it are no part of it
  return width > FLAT * height || (card.classList.contains("readable") && text.length > WORDY);
}

/** @param {Thing} card */
function enlarged(card) {
  const box = boxOf(card);
  const copy = /** @type {Thing} */ (card.cloneNode(true));
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["tabindex", "role", "aria-label", "data-thing", "data-why", "data-name", "id"]) node.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  copy.classList.remove("legal", "askable", "hinted");
  const look = {
    class: `zoom-card ${card.ownerSVGElement?.getAttribute("class") ?? ""}`,
    viewBox: `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`,
    "aria-hidden": "true",
  };
  return drawn("svg", look, copy);
}
