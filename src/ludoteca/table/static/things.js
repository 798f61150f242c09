// What the pages know of a thing in a drawing: its name, and the part of it that counts as its place.

/** @typedef {SVGGraphicsElement} Thing */

const DRAWN = "rect, circle, ellipse, path, polygon, polyline, image, use";
const UNPAINTED = ["none", "transparent", "rgba(0, 0, 0, 0)"];
const FAR = 1; // what stands out further, as a share of the plate, does not belong to the face

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
 * The box of a part of a thing in the thing's own coordinates, however it is turned or moves.
 *
 * @param {SVGGraphicsElement} part
 * @param {Thing} thing
 */
function boxWithin(part, thing) {
  const { x, y, width, height } = part.getBBox();
  const way = (wayInto(thing) ?? new DOMMatrix()).multiply(part.getScreenCTM() ?? new DOMMatrix());
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => new DOMPoint(left, top).matrixTransform(way)));
  const [lefts, tops] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  return new DOMRect(left, top, Math.max(...lefts) - left, Math.max(...tops) - top);
}

/**
 * The box around boxes.
 *
 * @param {DOMRect[]} boxes
 */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Whether nothing is painted in it: it only says where the thing can be touched, and is lit at most while it is pointed at.
 *
 * @param {Element} part
 */
function isBare(part) {
  if (part.matches(".spot")) return true;
  const { fill, fillOpacity, stroke } = getComputedStyle(part);
  return (UNPAINTED.includes(fill) || Number(fillOpacity) === 0) && UNPAINTED.includes(stroke);
}

/**
 * What there is to see of a thing, in its own coordinates: the picture that the drawing calls its face, or its plate with what
 * stands out from it, such as signs on its rim or a figure on its base. Words, lights, what is clipped and what reaches far are left
 * out; null where there is nothing.
 *
 * @param {Thing} thing
 */
export function faceOf(thing) {
  /** @type {SVGGraphicsElement | null} */
  const face = thing.querySelector(".face");
  if (face) return boxWithin(face, thing);
  const all = [.../** @type {NodeListOf<SVGGraphicsElement>} */ (thing.querySelectorAll(DRAWN))];
  const own = all.filter((part) => !part.closest("defs, [clip-path], [mask], .when-legal"));
  const seen = own.filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isBare(part));
  if (seen.length === 0) return null;
  const whole = around(seen.map((part) => boxWithin(part, thing)));
  const [plate] = own;
  if (plate.localName !== "rect" || isBare(plate)) return whole;
  const box = boxWithin(plate, thing);
  const [left, top] = [Math.max(whole.left, box.left - FAR * box.width), Math.max(whole.top, box.top - FAR * box.height)];
  const [right, bottom] = [Math.min(whole.right, box.right + FAR * box.width), Math.min(whole.bottom, box.bottom + FAR * box.height)];
  return new DOMRect(left, top, right - left, bottom - top);
}
