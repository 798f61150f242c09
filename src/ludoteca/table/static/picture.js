// The server's drawing as the table: put in place, legal things made clickable and focusable, moves animated.

import { fitLines } from "./fitting.js";
import { flash, glide, places } from "./motion.js";
import { nameOf, placeOf } from "./things.js";
import { say } from "./words.js";

const DEEDS = /^(Card|Monster|Treasure|Attack|Character|Challenge|Quested|Sang|Moved|Ability|Figure|Standard)/;

/** The drawing as a node of this document. It is data: scripts and handlers in it would be a bug, and are refused. */
function readDrawing(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.querySelector("parsererror")) throw new Error("the drawing is not SVG");
  for (const node of [root, ...root.querySelectorAll("*")]) {
    if (node.localName === "script" || node.localName === "foreignObject") throw new Error(`${node.localName} in a drawing`);
    for (const { name } of node.attributes) {
      if (name.startsWith("on")) throw new Error(`${name} in a drawing`);
    }
  }
  return document.importNode(root, true);
}

export class Picture {
  /** `stage` holds the drawing. `handlers`: `pick(options, thing)`, `ask(optionId, thing)`, `read(pile)`. */
  constructor(stage, handlers) {
    this.stage = stage;
    this.handlers = handlers;
    this.root = null;
    this.byThing = new Map();
    stage.addEventListener("click", (event) => this.press(event));
    stage.addEventListener("keydown", (event) => this.key(event));
  }

  /** Show a drawing, with these options marked on the things they concern. */
  show(text, options = [], { animate = true } = {}) {
    const before = animate ? places(this.root) : new Map();
    const focused = this.stage.contains(document.activeElement) ? document.activeElement : null;
    const key = focused?.dataset?.thing;
    this.root = readDrawing(text);
    this.stage.replaceChildren(this.root);
    fitLines(this.root);
    this.mark(options);
    glide(this.root, before);
    if (focused && focused !== this.stage) this.focus(key);
  }

  clear() {
    this.root = null;
    this.stage.replaceChildren();
  }

  find(key) {
    return key && this.root ? this.root.querySelector(`[data-thing="${CSS.escape(key)}"]`) : null;
  }

  mark(options) {
    this.byThing = new Map();
    for (const option of options) {
      if (!this.find(option.thing)) continue;
      if (!this.byThing.has(option.thing)) this.byThing.set(option.thing, []);
      this.byThing.get(option.thing).push(option);
    }
    for (const thing of this.root.querySelectorAll("[data-thing]")) this.dress(thing, this.byThing.get(thing.dataset.thing));
  }

  dress(thing, options) {
    const name = nameOf(thing);
    for (const child of [...thing.children]) {
      if (child.localName === "title") child.remove(); // the accessible name says it; a tooltip would cover the zoom
    }
    thing.classList.toggle("legal", Boolean(options));
    thing.classList.toggle("askable", !options && Boolean(thing.dataset.why));
    if (options) {
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("role", "button");
      thing.setAttribute("aria-label", options.length === 1 ? options[0].label : say("options_for", { name: name || say("this_thing") }));
      return;
    }
    thing.removeAttribute("tabindex");
    if (!name) return;
    thing.setAttribute("tabindex", "-1");
    const isPile = thing.dataset.kind === "pile";
    const text = isPile ? thing.dataset.text.split("\n")[0] : thing.dataset.text;
    thing.setAttribute("role", thing.dataset.why || isPile ? "button" : "img");
    thing.setAttribute("aria-label", [name, text].filter(Boolean).join(". "));
  }

  /** Options that the drawing has no place for. */
  unplaced(options) {
    return options.filter((option) => !this.byThing.has(option.thing));
  }

  press(event) {
    let asking = null;
    for (let thing = event.target.closest("[data-thing]"); thing; thing = thing.parentElement?.closest("[data-thing]")) {
      const options = this.byThing.get(thing.dataset.thing);
      if (options) return this.handlers.pick(options, thing);
      asking ??= thing.dataset.why ? thing : null;
    }
    const pile = event.target.closest('[data-kind="pile"]');
    if (asking) this.handlers.ask(asking.dataset.why, asking);
    else if (pile && this.handlers.read) this.handlers.read(pile);
  }

  key(event) {
    const thing = event.target.closest?.("[data-thing]");
    if (event.key === "Enter" || event.key === " ") {
      if (!thing) return;
      event.preventDefault();
      this.press(event);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.neighbour(thing, event.key.slice(5).toLowerCase())?.focus();
    }
  }

  /** The nearest focusable thing in a direction. */
  neighbour(from, direction) {
    const candidates = [...(this.root?.querySelectorAll("[data-thing][tabindex]") ?? [])].filter((thing) => thing !== from);
    if (!from) return candidates.find((thing) => thing.classList.contains("legal")) ?? candidates[0];
    const here = middle(from);
    const sideways = direction === "left" || direction === "right";
    const sign = direction === "right" || direction === "down" ? 1 : -1;
    let best = null;
    let least = Infinity;
    for (const thing of candidates) {
      const there = middle(thing);
      const along = sign * (sideways ? there.x - here.x : there.y - here.y);
      const across = Math.abs(sideways ? there.y - here.y : there.x - here.x);
      if (along > 2 && along + 2.5 * across < least) {
        least = along + 2.5 * across;
        best = thing;
      }
    }
    return best;
  }

  focus(key) {
    const same = this.find(key);
    if (same?.hasAttribute("tabindex")) same.focus({ preventScroll: true });
    else this.stage.focus({ preventScroll: true });
  }

  /** Show a hint on the thing it concerns. */
  point(key) {
    for (const thing of this.root?.querySelectorAll(".hinted") ?? []) thing.classList.remove("hinted");
    this.find(key)?.classList.add("hinted");
  }

  /** Light up what others have just played, moved or attacked with, until the next position. */
  showNews(entries, own) {
    for (const entry of entries) {
      const { kind, seat, things } = entry;
      if (own.includes(seat) || !things?.length || !(DEEDS.test(kind ?? "") || this.named("fresh", kind))) continue;
      this.find(kind.startsWith("Card") ? `card:${things[0]}` : this.meant(entry, "fresh"))?.classList.add("fresh");
    }
  }

  /** Flash what was hurt, as the log tells it. */
  hurt(entries) {
    for (const entry of entries) {
      if (!(entry.kind?.startsWith("Damage") || this.named("hurt", entry.kind)) || !entry.things?.length) continue;
      const thing = this.find(this.meant(entry, "hurt"));
      if (thing) flash(thing);
    }
  }

  /** What the drawing's metadata say of this kind of event: `data-fresh-tower-built="site:1"`, its second thing. */
  named(role, kind) {
    return this.root?.querySelector("metadata")?.dataset[`${role}${kind}`];
  }

  /** Which of an event's things did it, or was hurt: its first card, unless the drawing's metadata say another. */
  meant(entry, role) {
    const usual = this.root?.querySelector("metadata")?.dataset[role] ?? "card:0";
    const [kind, at] = (this.named(role, entry.kind) ?? usual).split(":");
    const thing = entry.things[Number(at)];
    return typeof thing === "string" ? thing : `${kind}:${thing}`;
  }
}

function middle(thing) {
  const box = placeOf(thing);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
