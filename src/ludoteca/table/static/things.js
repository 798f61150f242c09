// What the pages know of a thing in a drawing: its name, and the part of it that counts as its place.

export function nameOf(thing) {
  const title = [...thing.children].find((child) => child.localName === "title");
  return thing.dataset.name || thing.getAttribute("aria-label") || title?.textContent.trim() || "";
}

/** Where the thing is on the screen: its first plate, because what is drawn may reach beyond what is clipped. */
export function placeOf(thing) {
  return (thing.querySelector("rect") ?? thing).getBoundingClientRect();
}

/** The same in the thing's own coordinates. */
export function boxOf(thing) {
  const place = placeOf(thing);
  const back = thing.getScreenCTM().inverse();
  const a = new DOMPoint(place.left, place.top).matrixTransform(back);
  const b = new DOMPoint(place.right, place.bottom).matrixTransform(back);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}
