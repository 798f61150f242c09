// What the pages know of a thing in a drawing: its name, and the part of it that counts as its place.

/** @typedef {SVGGraphicsElement} Thing */

/**
 * The thing that this part of a drawing belongs to, if any.
 *
 * @param {Element | null | undefined} node
 * @returns {Thing | null}
 */
export function thingAt(node) {
  return node?.closest("[data-thing]") ?? null;
}

/** @param {Thing} thing */
export function nameOf(thing) {
  const title = [...thing.children].find((child) => child.localName === "title");
  return thing.dataset.name || thing.getAttribute("aria-label") || title?.textContent.trim() || "";
}

/**
 * Where the thing is on the screen: its first plate, because what is drawn may reach beyond what is clipped.
 *
 * @param {Thing} thing
 */
export function placeOf(thing) {
  return (thing.querySelector("rect") ?? thing).getBoundingClientRect();
}

/**
 * From the screen into the coordinates of this part of a drawing; null while it is not shown.
 *
 * @param {Element | null} node
 */
export function wayInto(node) {
  return node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.inverse() ?? null) : null;
}

/**
 * The thing's place in its own coordinates.
 *
 * @param {Thing} thing
 */
export function boxOf(thing) {
  const place = placeOf(thing);
  const back = wayInto(thing) ?? new DOMMatrix();
  const a = new DOMPoint(place.left, place.top).matrixTransform(back);
  const b = new DOMPoint(place.right, place.bottom).matrixTransform(back);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}
