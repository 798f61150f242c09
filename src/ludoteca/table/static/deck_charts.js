// Pictures of a deck: how many cards at which cost, and of which colours. Each says in words what it shows.

import { element } from "./elements.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const DEAREST = 10;
const WIDTH = 300;
const HEIGHT = 120;

const node = (tag, attributes, text = "") => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== "") made.textContent = text;
  return made;
};

/** The sign of a colour: its shape in its hue, so that nobody needs to tell hues apart. */
export function sign(colour, size = 20) {
  const svg = node("svg", { viewBox: "0 0 24 24", width: size, height: size, class: "sign", "aria-hidden": "true" });
  svg.append(node("path", { d: colour.shape, fill: colour.hue, "fill-rule": "evenodd" }));
  return svg;
}

export const costLabel = (cost) => (cost >= DEAREST ? `${DEAREST}+` : String(cost));
export const costPlace = (cost) => Math.min(cost, DEAREST);

function figure(title, svg, words) {
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `${title}. ${words}`);
  return element("figure", {}, element("figcaption", {}, title), svg);
}

/** Bars by cost; the darker part of a bar has the book's first mark. */
function curve(book, entries) {
  const marked = book.marks[0]?.key;
  const counts = new Map();
  for (const [card, copies] of entries) {
    if (card.cost === null) continue;
    const place = counts.get(costPlace(card.cost)) ?? [0, 0];
    place[marked && !card.marks.includes(marked) ? 1 : 0] += copies;
    counts.set(costPlace(card.cost), place);
  }
  const costs = book.cards.filter(({ cost }) => cost !== null).map(({ cost }) => costPlace(cost));
  const first = Math.min(...costs);
  const last = Math.max(...costs);
  const most = Math.max(4, ...[...counts.values()].map(([a, b]) => a + b));
  const step = WIDTH / (last - first + 1);
  const svg = node("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "curve" });
  const words = [];
  for (let cost = first; cost <= last; cost += 1) {
    const [plain, other] = counts.get(cost) ?? [0, 0];
    const x = (cost - first) * step + 3;
    const tall = (n) => (n / most) * (HEIGHT - 40);
    const foot = HEIGHT - 20;
    svg.append(
      node("rect", { x, width: step - 6, y: foot - tall(plain), height: tall(plain), class: "bar" }),
      node("rect", { x, width: step - 6, y: foot - tall(plain + other), height: tall(other), class: "bar other" }),
      node("text", { x: x + step / 2 - 3, y: HEIGHT - 5, "text-anchor": "middle" }, costLabel(cost)),
    );
    if (plain + other === 0) continue;
    svg.append(node("text", { x: x + step / 2 - 3, y: foot - tall(plain + other) - 5, "text-anchor": "middle", class: "count" }, String(plain + other)));
    words.push(`${costLabel(cost)}: ${plain + other}`);
  }
  return figure(book.cost_name, svg, words.join(", "));
}

/** A bar for each colour, with its sign. A card of two colours counts for both. */
function colours(book, entries) {
  const counts = new Map();
  for (const [card, copies] of entries) for (const key of card.colours) counts.set(key, (counts.get(key) ?? 0) + copies);
  const shown = book.colours.filter(({ key }) => counts.has(key));
  const most = Math.max(1, ...counts.values());
  const svg = node("svg", { viewBox: `0 0 ${WIDTH} ${Math.max(1, shown.length) * 26}`, class: "colours" });
  shown.forEach((colour, place) => {
    const row = node("g", { transform: `translate(0 ${place * 26})` });
    const shape = node("g", { transform: "translate(2 3) scale(0.83)" });
    shape.append(node("path", { d: colour.shape, fill: colour.hue, "fill-rule": "evenodd" }));
    const long = (counts.get(colour.key) / most) * (WIDTH - 165);
    row.append(
      shape,
      node("text", { x: 30, y: 18 }, colour.name),
      node("rect", { x: 122, y: 5, width: long, height: 16, rx: 3, fill: colour.hue }),
      node("text", { x: 129 + long, y: 18, class: "count" }, String(counts.get(colour.key))),
    );
    svg.append(row);
  });
  return figure(book.colour_name, svg, shown.map(({ key, name }) => `${name}: ${counts.get(key)}`).join(", "));
}

/** `entries`: pairs of a card and its copies. */
export function charts(book, entries) {
  if (!entries.length) return [];
  const total = entries.reduce((sum, [, copies]) => sum + copies, 0);
  const marks = book.marks.map(({ key, name }) => {
    const count = entries.reduce((sum, [card, copies]) => sum + (card.marks.includes(key) ? copies : 0), 0);
    return element("p", { class: "mark-count" }, element("i", { class: "swatch" }), say("decks_marked", { name, n: count, total }));
  });
  return [curve(book, entries), ...marks, colours(book, entries)];
}
