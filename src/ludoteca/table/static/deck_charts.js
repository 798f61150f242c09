// Pictures of a deck: how many cards at which cost, and of which colours. Each says in words what it shows.

/** @import { BookCard, Colour, DeckBook } from "./protocol.js" */

import { drawn, element } from "./elements.js";
import { say } from "./words.js";

/**
 * A card of a deck, and how many copies the deck has of it.
 *
 * @typedef {[BookCard, number]} Entry
 */

const DEAREST = 10;
const WIDTH = 300;
const HEIGHT = 120;

/** @param {Colour} colour */
const outline = ({ shape, hue }) => drawn("path", { d: shape, fill: hue, "fill-rule": "evenodd" });

/**
 * The sign of a colour: its shape in its hue, so that nobody needs to tell hues apart.
 *
 * @param {Colour} colour
 * @param {number} [size]
 */
export function sign(colour, size = 20) {
  const look = { viewBox: "0 0 24 24", width: size, height: size, class: "sign", "aria-hidden": "true" };
  return drawn("svg", look, outline(colour));
}

/** @param {number} cost */
export const costLabel = (cost) => (cost >= DEAREST ? `${DEAREST}+` : String(cost));

/** @param {number} cost */
export const costPlace = (cost) => Math.min(cost, DEAREST);

/**
 * The costs that cards of the book have, the dearest taken together.
 *
 * @param {DeckBook} book
 */
export const costsIn = ({ cards }) => [...new Set(cards.flatMap(({ cost }) => (cost === null ? [] : [costPlace(cost)])))].sort((a, b) => a - b);

/**
 * @param {string} title
 * @param {SVGSVGElement} svg
 * @param {string} words
 */
function figure(title, svg, words) {
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `${title}. ${words}`);
  return element("figure", {}, element("figcaption", {}, title), svg);
}

/**
 * Bars by cost; the darker part of a bar has the book's first mark.
 *
 * @param {DeckBook} book
 * @param {Entry[]} entries
 */
function curve(book, entries) {
  const marked = book.marks[0]?.key;
  /** @type {Map<number, [number, number]>} */
  const counts = new Map();
  for (const [card, copies] of entries) {
    if (card.cost === null) continue;
    const place = counts.get(costPlace(card.cost)) ?? [0, 0];
    place[marked && !card.marks.includes(marked) ? 1 : 0] += copies;
    counts.set(costPlace(card.cost), place);
  }
  const costs = costsIn(book);
  const first = Math.min(...costs);
  const last = Math.max(...costs);
  const most = Math.max(4, ...[...counts.values()].map(([a, b]) => a + b));
  const step = WIDTH / (last - first + 1);
  const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "curve" });
  const words = [];
  for (let cost = first; cost <= last; cost += 1) {
    const [plain, other] = counts.get(cost) ?? [0, 0];
    const x = (cost - first) * step + 3;
    const tall = (/** @type {number} */ n) => (n / most) * (HEIGHT - 40);
    const foot = HEIGHT - 20;
    svg.append(
      drawn("rect", { x, width: step - 6, y: foot - tall(plain), height: tall(plain), class: "bar" }),
      drawn("rect", { x, width: step - 6, y: foot - tall(plain + other), height: tall(other), class: "bar other" }),
      drawn("text", { x: x + step / 2 - 3, y: HEIGHT - 5, "text-anchor": "middle" }, costLabel(cost)),
    );
    if (plain + other === 0) continue;
    svg.append(drawn("text", { x: x + step / 2 - 3, y: foot - tall(plain + other) - 5, "text-anchor": "middle", class: "count" }, String(plain + other)));
    words.push(`${costLabel(cost)}: ${plain + other}`);
  }
  return figure(book.cost_name, svg, words.join(", "));
}

/**
 * A bar for each colour, with its sign. A card of two colours counts for both.
 *
 * @param {DeckBook} book
 * @param {Entry[]} entries
 */
function colours(book, entries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [card, copies] of entries) for (const key of card.colours) counts.set(key, (counts.get(key) ?? 0) + copies);
  const shown = book.colours.filter(({ key }) => counts.has(key));
  const most = Math.max(1, ...counts.values());
  const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${Math.max(1, shown.length) * 26}`, class: "colours" });
  shown.forEach((colour, place) => {
    const row = drawn("g", { transform: `translate(0 ${place * 26})` });
    const count = counts.get(colour.key) ?? 0;
    const long = (count / most) * (WIDTH - 165);
    row.append(
      drawn("g", { transform: "translate(2 3) scale(0.83)" }, outline(colour)),
      drawn("text", { x: 30, y: 18 }, colour.name),
      drawn("rect", { x: 122, y: 5, width: long, height: 16, rx: 3, fill: colour.hue }),
      drawn("text", { x: 129 + long, y: 18, class: "count" }, String(count)),
    );
    svg.append(row);
  });
  return figure(book.colour_name, svg, shown.map(({ key, name }) => `${name}: ${counts.get(key)}`).join(", "));
}

/**
 * @param {DeckBook} book
 * @param {Entry[]} entries
 */
export function charts(book, entries) {
  if (!entries.length) return [];
  const total = entries.reduce((sum, [, copies]) => sum + copies, 0);
  const marks = book.marks.map(({ key, name }) => {
    const count = entries.reduce((sum, [card, copies]) => sum + (card.marks.includes(key) ? copies : 0), 0);
    return element("p", { class: "mark-count" }, element("i", { class: "swatch" }), say("decks_marked", { name, n: count, total }));
  });
  return [curve(book, entries), ...marks, colours(book, entries)];
}
