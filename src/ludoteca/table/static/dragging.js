// A thing taken by the hand, or with a key, and put on another. Where nothing may be put it glides back, and nothing has happened.

/** @import { Thing } from "./things.js" */

import { drawn, element, targetOf } from "./elements.js";
import { nameOf, placeOf, thingAt } from "./things.js";
import { say } from "./words.js";

const FAR = 10; // until then it is a press
const REST = 140; // whoever rests so long on something wants to know what a drop there would mean
const LINGER = 800; // a finger that rests so long means to end its part with it
const LARGEST = 180; // what is larger, in pixels, would hide what it may be put on

/**
 * @typedef {object} Handlers
 * @property {(key: string, target: string) => void} drop
 * @property {(key: string, target: string) => void} over the thing is held over another
 * @property {(held: boolean) => void} linger a finger has held it there for long, or no longer does
 * @property {(words: string) => void} tell what is in the hand, and what putting it down would do
 */

export class Dragging {
  /**
   * @param {HTMLElement} stage
   * @param {Handlers} handlers
   */
  constructor(stage, { drop, over, linger, tell }) {
    this.stage = stage;
    this.drop = drop;
    this.over = over;
    this.linger = linger;
    this.tell = tell;
    /** @type {Thing | null} what was taken with a key */
    this.taken = null;
    /** @type {Thing | null} what is under the hand */
    this.target = null;
    this.words = element("p", { class: "foretold", hidden: true, "aria-hidden": "true" });
    /** @type {number[]} */
    this.timers = [];
    /** @type {{thing: Thing, x: number, y: number, id: number} | null} */
    this.held = null;
    /** @type {SVGSVGElement | null} */
    this.ghost = null;
    this.dropped = false;
    this.scale = 1;
    stage.addEventListener("focusin", (event) => this.pass(thingAt(targetOf(event))));
    stage.addEventListener("keydown", (event) => this.putBack(event));
    stage.addEventListener("pointerdown", (event) => this.take(event));
    addEventListener("pointermove", (event) => this.carry(event));
    addEventListener("pointerup", (event) => this.release(event));
    addEventListener("pointercancel", () => this.end());
    addEventListener("keydown", ({ key }) => key === "Escape" && this.end());
    stage.addEventListener("click", (event) => this.swallow(event), { capture: true });
  }

  /** @param {PointerEvent} event */
  take(event) {
    this.dropped = false;
    this.letGo();
    const thing = thingAt(targetOf(event));
    if (event.button !== 0 || !thing?.classList.contains("legal")) return;
    this.held = { thing, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  carry(event) {
    const { held } = this;
    if (!held || held.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!this.ghost && Math.hypot(dx, dy) < FAR) return;
    this.ghost ??= this.lift(held);
    this.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(${this.scale})`;
    const over = this.under(event);
    for (const thing of this.stage.querySelectorAll(".under-hand")) if (thing !== over) thing.classList.remove("under-hand");
    if (over && over !== held.thing) over.classList.add("under-hand");
    this.words.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    if (over !== this.target) this.rest(held.thing, over, event.pointerType);
  }

  /**
   * The hand is over something else now: after a moment that is asked about.
   *
   * @param {Thing} thing
   * @param {Thing | null} over
   * @param {string} pointer
   */
  rest(thing, over, pointer) {
    this.leave();
    this.target = over;
    const [key, target] = [thing.dataset.thing, over?.dataset.thing];
    if (!key || !target) return;
    this.timers = [setTimeout(() => this.over(key, target), REST)];
    if (pointer !== "mouse") this.timers.push(setTimeout(() => this.linger(true), LINGER));
  }

  /** Nothing is under the hand that was. */
  leave() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.target = null;
    this.words.hidden = true;
    this.linger(false);
  }

  /**
   * Say at the hand what a drop would do, or why it would do nothing.
   *
   * @param {string} words
   * @param {boolean} allowed
   */
  foretell(words, allowed) {
    if (!this.ghost && !this.taken) return;
    if (this.taken) this.tell(words);
    document.body.append(this.words);
    this.words.textContent = words;
    this.words.classList.toggle("refused", !allowed);
    this.words.hidden = !words;
  }

  /** With a key: take what has the focus, or put what was taken on what has the focus now. */
  grasp() {
    const { taken } = this;
    const here = this.stage.contains(document.activeElement) ? thingAt(document.activeElement) : null;
    if (!here) return;
    this.letGo();
    const [key, onto] = [taken?.dataset.thing, here.dataset.thing];
    if (key && onto) {
      if (key !== onto) this.drop(key, onto);
    } else if (here.classList.contains("legal")) {
      this.taken = here;
      here.classList.add("lifted");
      this.tell(say("carried", { name: nameOf(here) || say("this_thing") }));
    }
  }

  /**
   * The focus is on something else while a thing was taken with a key: that is asked about.
   *
   * @param {Thing | null} over
   */
  pass(over) {
    const [key, target] = [this.taken?.dataset.thing, over?.dataset.thing];
    this.leave();
    if (!key || !target || !over || key === target) return;
    const { left, width, top } = placeOf(over);
    this.words.style.transform = `translate(${left + width / 2}px, ${top}px)`;
    this.over(key, target);
  }

  /**
   * Esc puts back what was taken with a key, and nothing else.
   *
   * @param {KeyboardEvent} event
   */
  putBack(event) {
    if (event.key !== "Escape" || !this.taken) return;
    event.preventDefault();
    this.letGo();
  }

  /** Nothing is in the hand that was taken with a key. */
  letGo() {
    if (!this.taken) return;
    this.taken.classList.remove("lifted");
    this.taken = null;
    this.leave();
  }

  /**
   * A copy of the thing that follows the hand, small enough to see what it is put on.
   *
   * @param {{thing: Thing, x: number, y: number}} held
   */
  lift({ thing, x, y }) {
    const place = placeOf(thing);
    this.scale = Math.min(1.06, LARGEST / Math.max(place.width, place.height));
    const matrix = thing.getScreenCTM() ?? new DOMMatrix();
    const copy = /** @type {Thing} */ (thing.cloneNode(true));
    copy.removeAttribute("transform");
    for (const node of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["data-thing", "tabindex", "role", "aria-label", "id"]) node.removeAttribute(name);
    }
    const { a, b, c, d, e, f } = matrix;
    const moved = drawn("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e - place.left} ${f - place.top})` }, copy);
    const ghost = drawn(
      "svg",
      { class: `carried ${thing.ownerSVGElement?.getAttribute("class") ?? ""}`, width: place.width, height: place.height, "aria-hidden": "true" },
      moved,
    );
    ghost.style.left = `${place.left}px`;
    ghost.style.top = `${place.top}px`;
    ghost.style.transformOrigin = `${x - place.left}px ${y - place.top}px`;
    document.body.append(ghost);
    this.stage.classList.add("carrying");
    thing.classList.add("lifted");
    return ghost;
  }

  /**
   * The thing under the hand.
   *
   * @param {PointerEvent} event
   */
  under({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY).filter((node) => this.stage.contains(node));
    return found.map(thingAt).find((thing) => thing && thing !== this.held?.thing) ?? null;
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { held, ghost } = this;
    if (!held || held.id !== event.pointerId) return;
    const target = ghost ? this.under(event) : null;
    this.dropped = ghost !== null;
    const [key, onto] = [held.thing.dataset.thing, target?.dataset.thing];
    if (ghost && key && onto) this.drop(key, onto);
    this.end();
  }

  end() {
    for (const thing of this.stage.querySelectorAll(".under-hand, .lifted")) thing.classList.remove("under-hand", "lifted");
    this.held?.thing.classList.remove("lifted");
    this.stage.classList.remove("carrying");
    this.leave();
    this.ghost?.remove();
    this.ghost = null;
    this.held = null;
  }

  /**
   * The click that ends dragging chooses nothing.
   *
   * @param {Event} event
   */
  swallow(event) {
    if (!this.dropped) return;
    this.dropped = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
