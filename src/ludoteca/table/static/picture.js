// The server's scene as the table: its parts put in place, legal things made clickable and focusable, moves animated.

/** @import { LogEntry, Option } from "./protocol.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Thing } from "./things.js" */

import { drawn, targetOf } from "./elements.js";
import { fitLines } from "./fitting.js";
import { fade, glide, places } from "./motion.js";
import { pace } from "./pace.js";
import { backdropAt } from "./scene.js";
import { nameOf, placeOf, thingAt } from "./things.js";
import { say } from "./words.js";

/**
 * What a picture asks for: to choose one of the options of a thing, to say why an option is none, to look through a pile.
 *
 * @typedef {object} Handlers
 * @property {(options: Option[], thing: Thing) => void} pick
 * @property {(option: string, thing: Thing) => void} ask
 * @property {(pile: Thing) => void} [read]
 * @property {(keys: string[], otherwise: () => void) => boolean} [point] at things that are not offered; whether that may mean something
 */

const SVG = "http://www.w3.org/2000/svg";
const THUMB = 44; // pixels that a finger covers: smaller things are reached from beside them

/**
 * Drawings as nodes of this document. They are data: scripts and handlers in them would be a bug, and are refused.
 *
 * @param {string} text
 */
function readDrawing(text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  const root = parsed.documentElement;
  if (parsed.querySelector("parsererror")) throw new Error("the drawing is not SVG");
  for (const node of root.querySelectorAll("*")) {
    if (node.localName === "script" || node.localName === "foreignObject") throw new Error(`${node.localName} in a drawing`);
    for (const { name } of node.attributes) {
      if (name.startsWith("on")) throw new Error(`${name} in a drawing`);
    }
  }
  return [...document.importNode(root, true).children];
}

/**
 * Give a thing an attribute, or take it away; one that is as it should be is not touched, so that focus and readers stay.
 *
 * @param {Element} thing
 * @param {string} name
 * @param {string | null} value
 */
function set(thing, name, value) {
  if (thing.getAttribute(name) === value) return;
  if (value === null) thing.removeAttribute(name);
  else thing.setAttribute(name, value);
}

export class Picture {
  /**
   * @param {HTMLElement} stage holds the drawing
   * @param {Handlers} handlers
   */
  constructor(stage, handlers) {
    this.stage = stage;
    this.handlers = handlers;
    /** @type {SVGSVGElement | null} */
    this.root = null;
    this.look = "";
    /** @type {SVGDefsElement | null} */
    this.defs = null;
    /** @type {Set<string>} */
    this.defined = new Set();
    /** @type {Map<string, SVGGElement>} the parts that are drawn, by key */
    this.nodes = new Map();
    /** @type {WeakMap<SVGGElement, string>} what was drawn in each */
    this.drawings = new WeakMap();
    /** @type {Map<string | undefined, Option[]>} */
    this.byThing = new Map();
    /** @type {Set<string>} what can be done with some thing */
    this.verbs = new Set();
    /** @type {string | undefined} the key of the thing that Tab reaches */
    this.stop = undefined;
    /** @type {Map<string | undefined, DOMRect>} where things were before what is shown now */
    this.before = new Map();
    stage.addEventListener("click", (event) => this.press(event));
    stage.addEventListener("keydown", (event) => this.key(event));
    /** @type {Element | null} what is under the pointer */
    this.hovered = null;
    stage.addEventListener("pointerover", (event) => this.pointAt(targetOf(event)));
    stage.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.pointAt(null)); // a finger's mark stays
    stage.addEventListener("focusin", () => this.pointAt(this.hovered));
    stage.addEventListener("focusout", () => this.pointAt(this.hovered));
    stage.addEventListener("focusin", (event) => {
      const thing = thingAt(targetOf(event));
      if (thing?.classList.contains("legal")) this.stopAt(thing);
    });
  }

  /**
   * Show a scene, with these options marked on the things they concern. Only what is new in it is drawn.
   *
   * @param {Scene} scene
   * @param {Option[]} [options]
   * @param {{animate?: boolean, source?: string}} [how] `source` is the key of what asks
   */
  show(scene, options = [], { animate = true, source = "" } = {}) {
    const before = animate && pace() > 0 ? places(this.root) : new Map();
    const focused = this.stage.contains(document.activeElement) ? document.activeElement : null;
    const key = focused?.getAttribute("data-thing");
    const root = this.canvas(scene);
    this.define(scene);
    const gone = [...this.nodes].flatMap(([part, node]) => (scene.parts.has(part) ? [] : [node]));
    fitLines(...this.follow(scene));
    if (animate) fade(root, gone);
    this.wake();
    this.mark(options, source);
    glide(root, before);
    this.before = before;
    if (focused && focused !== this.stage && document.activeElement !== focused) this.focus(key); // what is moved loses it, too
  }

  /**
   * The drawing that parts go into: the one that is there, or an empty one on another backdrop.
   *
   * @param {Scene} scene
   */
  canvas({ width, height, kind, label, backdrop }) {
    const wanted = JSON.stringify([width, height, kind, label, backdrop]);
    if (this.root && this.look === wanted) return this.root;
    const root = drawn("svg", { viewBox: `0 0 ${width} ${height}`, class: kind, role: "group", "aria-label": label });
    const [ground] = readDrawing(backdropAt(backdrop) ?? "<svg/>");
    root.append(...ground.children);
    this.defs = drawn("defs");
    root.append(this.defs);
    this.nodes.clear();
    this.defined.clear();
    this.stage.replaceChildren(root);
    this.look = wanted;
    this.root = root;
    return root;
  }

  /** @param {Scene} scene */
  define({ art }) {
    for (const [id, svg] of art) {
      if (this.defined.has(id)) continue;
      this.defined.add(id);
      this.defs?.append(...readDrawing(svg));
    }
  }

  /**
   * Let the drawing have the parts of the scene, in its order; answers those that are new.
   *
   * @param {Scene} scene
   */
  follow({ parts }) {
    const fresh = [];
    for (const [key, node] of this.nodes) {
      if (parts.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
    }
    /** @type {Element | null} */
    let below = this.defs;
    for (const [key, { place, svg }] of parts) {
      let node = this.nodes.get(key);
      if (!node) {
        node = drawn("g", { "data-part": key });
        this.nodes.set(key, node);
      }
      if (this.drawings.get(node) !== svg) {
        node.replaceChildren(...readDrawing(svg));
        this.drawings.set(node, svg);
        fresh.push(node);
      }
      if ((node.getAttribute("transform") ?? "") !== place) place ? node.setAttribute("transform", place) : node.removeAttribute("transform");
      if (below?.nextElementSibling !== node) below?.after(node);
      below = node;
    }
    return fresh;
  }

  /**
   * Say on the drawing what is pointed at or focused, with what it is part of, for styles that show what that concerns.
   *
   * @param {Element | null} node
   */
  pointAt(node) {
    this.hovered = node;
    const keys = new Set();
    for (const from of [node, this.stage.contains(document.activeElement) ? document.activeElement : null]) {
      for (let thing = thingAt(from); thing; thing = thingAt(thing.parentElement)) keys.add(thing.dataset.thing);
    }
    if (this.root) set(this.root, "data-pointed", keys.size ? [...keys].join(" ") : null);
    this.wake();
  }

  /** Let the styles count that are for what is pointed at, and the others sleep. */
  wake() {
    const pointed = (this.root?.dataset.pointed ?? "").split(" ");
    for (const style of this.root?.querySelectorAll("style[data-for]") ?? []) {
      const keys = (style.getAttribute("data-for") ?? "").split(" ");
      set(style, "media", pointed.some((key) => keys.includes(key)) ? "all" : "not all");
    }
  }

  clear() {
    this.root = null;
    this.nodes.clear();
    this.stage.replaceChildren();
  }

  /**
   * @param {string | null | undefined} key
   * @returns {Thing | null}
   */
  find(key) {
    return key && this.root ? this.root.querySelector(`[data-thing="${CSS.escape(key)}"]`) : null;
  }

  /** @returns {NodeListOf<Thing> | []} */
  things() {
    return this.root?.querySelectorAll("[data-thing]") ?? [];
  }

  /**
   * @param {Option[]} options
   * @param {string} [source] the key of what asks
   */
  mark(options, source = "") {
    this.byThing = new Map();
    for (const option of options) {
      if (!this.find(option.thing)) continue;
      this.byThing.set(option.thing, [...(this.byThing.get(option.thing) ?? []), option]);
    }
    this.verbs = new Set([...this.byThing.values()].flat().map(({ id }) => verbOf(id)));
    for (const thing of this.things()) {
      this.dress(thing, this.byThing.get(thing.dataset.thing));
      thing.classList.toggle("source", Boolean(source) && thing.dataset.thing === source);
      thing.classList.remove("fresh");
    }
    this.stopAt(this.find(this.stop)?.classList.contains("legal") ? this.find(this.stop) : this.neighbour(null));
  }

  /**
   * The board is one stop for whoever walks with Tab; arrows go on from there.
   *
   * @param {Thing | null | undefined} thing
   */
  stopAt(thing) {
    const before = this.find(this.stop);
    if (before && before !== thing) set(before, "tabindex", "-1");
    this.stop = thing?.dataset.thing;
    if (thing) set(thing, "tabindex", "0");
  }

  /**
   * @param {Thing} thing
   * @param {Option[] | undefined} options
   */
  dress(thing, options) {
    const name = nameOf(thing);
    const why = this.whyOf(thing);
    thing.classList.toggle("legal", Boolean(options));
    thing.classList.toggle("askable", !options && Boolean(why));
    if (thing.dataset.over) thing.classList.toggle("through", !options && this.byThing.has(thing.dataset.over));
    set(thing, "data-asks", why ?? null);
    set(thing, "data-options", options ? options.map(({ id }) => id).join(" ") : null);
    if (options) {
      set(thing, "tabindex", "-1");
      set(thing, "role", "button");
      set(thing, "aria-label", options.length === 1 ? options[0].label : say("options_for", { name: name || say("this_thing") }));
      set(thing, "aria-description", thing.dataset.text ?? null); // what it is, beside what can be done with it
      return;
    }
    set(thing, "aria-description", null);
    set(thing, "tabindex", name ? "-1" : null);
    if (!name) return;
    const isPile = thing.dataset.kind === "pile";
    const text = isPile ? thing.dataset.text?.split("\n")[0] : thing.dataset.text;
    set(thing, "role", why || isPile ? "button" : "img");
    set(thing, "aria-label", [name, text].filter(Boolean).join(". "));
  }

  /**
   * What a press on a thing asks about: what options like those on others are about, else what it always answers.
   *
   * @param {Thing} thing
   */
  whyOf({ dataset }) {
    const wishes = dataset.why?.split(" ") ?? [];
    const sought = wishes.filter((wish) => this.verbs.has(verbOf(wish)));
    return sought.at(-1) ?? (dataset.sought ? undefined : wishes[0]);
  }

  /**
   * Options that the drawing has no place for.
   *
   * @param {Option[]} options
   */
  unplaced(options) {
    return options.filter((option) => !this.byThing.has(option.thing));
  }

  /** @param {Event} event */
  press(event) {
    /** @type {Thing | null} */
    let asking = null;
    /** @type {string[]} */
    const keys = [];
    for (let thing = thingAt(targetOf(event)); thing; thing = thingAt(thing.parentElement)) {
      const options = this.byThing.get(thing.dataset.thing);
      if (options) return this.handlers.pick(options, thing);
      asking ??= thing.dataset.asks ? thing : null;
      if (thing.dataset.thing) keys.push(thing.dataset.thing);
    }
    const near = event instanceof PointerEvent && event.pointerType === "touch" ? this.near(event, asking) : undefined;
    if (near) return this.handlers.pick(this.byThing.get(near.dataset.thing) ?? [], near);
    /** @type {Thing | null | undefined} */
    const pile = targetOf(event)?.closest('[data-kind="pile"]');
    const otherwise = () => {
      if (asking?.dataset.asks) this.handlers.ask(asking.dataset.asks, asking);
      else if (pile && this.handlers.read) this.handlers.read(pile);
    };
    if (!this.handlers.point?.(keys, otherwise)) otherwise();
  }

  /**
   * The small thing that a finger meant which hit nothing else that can be chosen: the nearest within reach, but
   * not if the finger hit something else in its middle, which says why it cannot be chosen.
   *
   * @param {PointerEvent} event
   * @param {Thing | null} hit
   * @returns {Thing | undefined}
   */
  near({ clientX, clientY }, hit) {
    const away = (/** @type {DOMRect} */ { left, top, width, height }) => [
      Math.abs(left + width / 2 - clientX),
      Math.abs(top + height / 2 - clientY),
    ];
    if (hit && Math.hypot(...away(placeOf(hit))) < THUMB / 4) return undefined;
    const legal = [...this.things()].filter(({ dataset }) => this.byThing.has(dataset.thing));
    const reached = legal.flatMap((thing) => {
      const place = placeOf(thing);
      const [across, down] = away(place);
      const far = Math.hypot(across, down);
      const within = across <= Math.max(place.width, THUMB) / 2 && down <= Math.max(place.height, THUMB) / 2;
      return within && Math.min(place.width, place.height) < THUMB ? [{ thing, far }] : [];
    });
    return reached.sort((a, b) => a.far - b.far)[0]?.thing;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = thingAt(targetOf(event));
    if (event.key === "Enter" || event.key === " ") {
      if (!thing) return;
      event.preventDefault();
      this.press(event);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.neighbour(thing, event.key.slice(5).toLowerCase())?.focus();
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      event.preventDefault();
      this.next(thing, event.key === "PageDown" ? 1 : -1)?.focus();
    }
  }

  /**
   * The next thing that can be chosen, or the one before; after the last comes the first.
   *
   * @param {Thing | null} from
   * @param {number} step
   */
  next(from, step) {
    const legal = [...this.things()].filter((thing) => thing.classList.contains("legal"));
    const here = from ? legal.indexOf(from) : -1;
    return legal[(Math.max(here, step > 0 ? -1 : 0) + step + legal.length) % Math.max(1, legal.length)];
  }

  /**
   * The nearest focusable thing in a direction; from nowhere, the first that can be chosen.
   *
   * @param {Thing | null} from
   * @param {string} [direction]
   */
  neighbour(from, direction) {
    const candidates = [...this.things()].filter((thing) => thing !== from && thing.hasAttribute("tabindex"));
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

  /** @param {string | null | undefined} key */
  focus(key) {
    const same = this.find(key);
    if (same?.hasAttribute("tabindex")) same.focus({ preventScroll: true });
    else this.stage.focus({ preventScroll: true });
  }

  /**
   * Show a hint on the thing it concerns.
   *
   * @param {string | undefined} key
   */
  point(key) {
    for (const thing of this.root?.querySelectorAll(".hinted") ?? []) thing.classList.remove("hinted");
    this.find(key)?.classList.add("hinted");
  }

  /**
   * Light up what others have just played, moved or attacked with, until the next position.
   *
   * @param {LogEntry[]} entries
   * @param {number[]} own
   */
  showNews(entries, own) {
    for (const { fresh, seat } of entries) {
      if (fresh && !own.includes(seat)) this.find(fresh)?.classList.add("fresh");
    }
  }
}

/**
 * What an option does: its id up to the colon.
 *
 * @param {string} id
 */
function verbOf(id) {
  return id.split(":")[0];
}

/** @param {Thing} thing */
function middle(thing) {
  const box = placeOf(thing);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
