// Movement between two pictures: things that are in both glide from the old place to the new, hurt things flash.

/** @import { Thing } from "./things.js" */

import { drawn } from "./elements.js";
import { pace, paced } from "./pace.js";
import { placeOf, wayInto } from "./things.js";

const GLIDE = { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" };
const ENTER = { duration: 320, easing: "ease-out" };
const LEAVE = { duration: 380, easing: "ease-in", fill: /** @type {FillMode} */ ("forwards") };
const NEARLY = 0.75;
const UNREADABLE = 0.85; // what begins that much smaller shows its letters when it has arrived; exerting a card is no such thing
/** What belongs to a panel goes nowhere by itself: panels that change places would slide over each other's words. */
const FIXTURE = ".fixture";
const MANY = 40; // where so much goes at once, it is another picture

/**
 * @param {Element} picture
 * @returns {NodeListOf<Thing>}
 */
const thingsOf = (picture) => picture.querySelectorAll("[data-thing]");

/**
 * Where every thing of the picture is now, by its key.
 *
 * @param {Element | null} picture
 * @returns {Map<string | undefined, DOMRect>}
 */
export function places(picture) {
  const found = new Map();
  if (!picture) return found;
  for (const thing of thingsOf(picture)) {
    if (!found.has(thing.dataset.thing)) found.set(thing.dataset.thing, placeOf(thing));
  }
  return found;
}

/**
 * Let the things of a new picture come from where they were.
 *
 * @param {Element} picture
 * @param {Map<string | undefined, DOMRect>} before
 */
export function glide(picture, before) {
  if (pace() === 0 || before.size === 0) return;
  const seen = new Set();
  const moves = [];
  for (const thing of thingsOf(picture)) {
    const key = thing.dataset.thing;
    if (seen.has(key) || thing.parentElement?.closest("[data-thing]")) continue;
    seen.add(key);
    moves.push({ thing, old: before.get(key), now: placeOf(thing) });
  }
  for (const { thing, old, now } of moves) {
    if (!old) thing.animate({ opacity: [0, 1] }, paced(ENTER));
    else if (now.width > 0 && old.width > 0) (thing.matches(FIXTURE) ? appear : move)(thing, old, now);
  }
}

/**
 * Let a thing that was elsewhere appear in its place.
 *
 * @param {Thing} thing
 * @param {DOMRect} old
 * @param {DOMRect} now
 */
function appear(thing, old, now) {
  if (isNear(old, now)) return;
  thing.animate({ opacity: [0, 1] }, paced(ENTER));
}

/**
 * @param {DOMRect} old
 * @param {DOMRect} now
 */
const isNear = (old, now) =>
  Math.abs(old.left - now.left) < NEARLY && Math.abs(old.top - now.top) < NEARLY && Math.abs(old.width / now.width - 1) < 0.01;

/**
 * `translate` and `scale` come before the drawing's own `transform` attribute, which stays as it is.
 *
 * @param {Thing} thing
 * @param {DOMRect} old
 * @param {DOMRect} now
 * @returns {Animation | null}
 */
export function move(thing, old, now) {
  if (isNear(old, now)) return null;
  const grown = old.width / now.width;
  const back = wayInto(thing.parentElement);
  if (!back) return null;
  const from = new DOMPoint(old.left, old.top).matrixTransform(back);
  const to = new DOMPoint(now.left, now.top).matrixTransform(back);
  const start = `${from.x - grown * to.x}px ${from.y - grown * to.y}px`;
  const gliding = thing.animate({ translate: [start, "0px 0px"], scale: [String(grown), "1"] }, paced(GLIDE));
  if (grown < UNREADABLE) hideLetters(thing, gliding);
  return gliding;
}

/**
 * Show no letters of a thing as long as it moves. A class would outlast a drawing that is made anew meanwhile.
 *
 * @param {Thing} thing
 * @param {Animation} gliding
 */
function hideLetters(thing, gliding) {
  const hidden = [...thing.querySelectorAll("text")].map((text) => text.animate({ visibility: ["hidden", "hidden"] }, paced(GLIDE)));
  const show = () => hidden.forEach((one) => one.cancel());
  gliding.finished.then(show, show);
}

/**
 * Let parts that have gone fade where they were; they are no things any more.
 *
 * @param {SVGSVGElement} picture
 * @param {SVGGElement[]} parts
 */
export function fade(picture, parts) {
  const fading = parts.filter((part) => !part.querySelector(FIXTURE));
  if (pace() === 0 || fading.length === 0 || fading.length > MANY) return;
  const leaving = drawn("g", { class: "leaving", "aria-hidden": "true" });
  for (const part of fading) {
    part.removeAttribute("data-part");
    for (const thing of part.querySelectorAll("[data-thing]")) {
      for (const name of ["data-thing", "data-options", "tabindex", "role", "aria-label"]) thing.removeAttribute(name);
      thing.classList.remove("legal", "askable", "source");
    }
    leaving.append(part);
  }
  picture.append(leaving);
  const vanishing = leaving.animate({ opacity: [1, 0] }, paced(LEAVE));
  vanishing.finished.then(() => leaving.remove(), () => leaving.remove());
}

/**
 * A thing that was hurt.
 *
 * @param {Thing} thing
 */
export function flash(thing) {
  if (pace() === 0) return;
  thing.animate(
    [
      { filter: "none" },
      { filter: "brightness(1.5) drop-shadow(0 0 6px #d3462d)", offset: 0.25 },
      { filter: "none" },
    ],
    paced({ duration: 700, easing: "ease-out" }),
  );
}
