// Pieces that are turned before they are placed: the drawing holds a ghost for every option, one is seen at a time.
//
// A group with `data-ghosts` holds them: `data-option` the option, `data-at` the thing it is offered on, `data-cells` the
// things it covers, `data-turn` its orientation; on the group, `data-spin` and `data-flip` say which orientation a quarter
// turn or a flip makes of each. Buttons in it (`data-tool`) turn, flip and place.

/** @import { Option } from "./protocol.js" */

import { isWriting, targetOf } from "./elements.js";
import { thingAt } from "./things.js";

/** @type {Map<string, string>} */
const TOOLS = new Map([["r", "turn"], ["f", "flip"]]);

export class Ghosts {
  /**
   * @param {HTMLElement} stage
   * @param {{choose: (option: Option) => void, tell: (words: string) => void}} handlers
   *   `choose` places; `tell` says what would be placed
   */
  constructor(stage, { choose, tell }) {
    this.stage = stage;
    this.choose = choose;
    this.tell = tell;
    this.turn = 0;
    /** @type {SVGElement | null} the group that holds the ghosts */
    this.bench = null;
    /** @type {SVGElement[]} */
    this.ghosts = [];
    /** @type {SVGElement | null} */
    this.shown = null;
    /** @type {string | null} where it is shown */
    this.cell = null;
    /** @type {string | null} where one was shown before the finger came down */
    this.before = null;
    /** @type {Map<string | undefined, Option>} */
    this.options = new Map();
    stage.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.aim(event));
    stage.addEventListener("pointerdown", () => (this.before = this.shown && this.cell), { capture: true });
    stage.addEventListener("focusin", (event) => this.aim(event));
    stage.addEventListener("click", (event) => this.press(event), { capture: true });
    stage.addEventListener("keydown", (event) => this.enter(event), { capture: true });
    addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  empty() {
    this.bench = null;
    this.ghosts = [];
    this.shown = null;
    this.cell = null;
    this.before = null;
    this.options = new Map();
  }

  /**
   * After a new drawing. A piece like the one before keeps its orientation, and stays where it was pointed at.
   *
   * @param {Option[]} options
   */
  renew(options) {
    const cell = this.cell;
    const before = this.bench?.dataset;
    this.empty();
    this.bench = this.stage.querySelector("[data-ghosts]");
    if (!this.bench) return;
    this.options = new Map(options.map((option) => [option.id, option]));
    /** @type {NodeListOf<SVGElement>} */
    const ghosts = this.bench.querySelectorAll("[data-option]");
    this.ghosts = [...ghosts].filter(({ dataset }) => this.options.has(dataset.option));
    const same = before?.spin === this.bench.dataset.spin && before?.flip === this.bench.dataset.flip;
    if (!same || !this.turns().includes(this.turn)) this.turn = this.turns()[0] ?? 0;
    /** @type {NodeListOf<SVGElement>} */
    const tools = this.bench.querySelectorAll("[data-tool]");
    for (const tool of tools) this.dress(tool);
    if (cell && this.covering(cell).length) this.show(cell);
  }

  turns() {
    return [...new Set(this.ghosts.map(turnOf))];
  }

  /**
   * A tool that would do nothing is not offered.
   *
   * @param {SVGElement} tool
   */
  dress(tool) {
    const idle = tool.dataset.tool !== "place" && this.turns().length < 2;
    tool.classList.toggle("idle", idle);
    tool.setAttribute("aria-disabled", String(idle));
  }

  /** @param {string} cell */
  covering(cell) {
    return this.ghosts.filter(({ dataset }) => dataset.cells?.split(" ").includes(cell));
  }

  /**
   * The ghost to see at a cell in an orientation: the one that is offered there, or else one that covers it.
   *
   * @param {string} cell
   * @param {number} turn
   */
  at(cell, turn) {
    const found = this.covering(cell).filter((ghost) => turnOf(ghost) === turn);
    return found.find(({ dataset }) => dataset.at === cell) ?? found[0] ?? null;
  }

  /**
   * The pointer or the focus has come to something: show what could be placed there.
   *
   * @param {Event} event
   */
  aim(event) {
    const target = targetOf(event);
    const cell = thingAt(target)?.dataset.thing;
    if (!cell || cell === this.cell || !this.bench?.contains(target)) return;
    this.show(cell);
  }

  /**
   * At this cell, in the present orientation, or in the next one that fits.
   *
   * @param {string} cell
   */
  show(cell) {
    const turn = this.reachable(this.turn, cell) ?? this.reachable(this.flipped(this.turn), cell);
    this.set(turn === null ? null : this.at(cell, turn), cell);
  }

  /**
   * @param {SVGElement | null} ghost
   * @param {string} cell
   */
  set(ghost, cell) {
    this.shown?.classList.remove("shown");
    this.shown = ghost;
    this.cell = cell;
    if (!ghost) return;
    ghost.classList.add("shown");
    const label = this.options.get(ghost.dataset.option)?.label ?? "";
    this.stage.querySelector(`[data-thing="${CSS.escape(cell)}"]`)?.setAttribute("aria-label", label);
    this.tell(label);
  }

  /**
   * The first orientation from this one on, by quarter turns, in which something fits there.
   *
   * @param {number} turn
   * @param {string} cell
   */
  reachable(turn, cell) {
    for (let tries = 0, now = turn; tries < 4; tries += 1, now = this.spun(now)) {
      if (this.at(cell, now)) return now;
    }
    return null;
  }

  /** @param {number} turn */
  spun(turn) {
    return numbers(this.bench?.dataset.spin)[turn] ?? turn;
  }

  /** @param {number} turn */
  flipped(turn) {
    return numbers(this.bench?.dataset.flip)[turn] ?? turn;
  }

  /** @param {string | undefined} tool */
  use(tool) {
    if (tool === "place") return this.place();
    const cell = this.cell ?? this.ghosts[0]?.dataset.at;
    if (!cell) return;
    const now = this.shown ? turnOf(this.shown) : this.turn;
    const turn = this.reachable(tool === "flip" ? this.flipped(now) : this.spun(now), cell);
    if (turn === null) return;
    this.turn = turn;
    this.set(this.at(cell, turn), cell);
  }

  place() {
    const option = this.shown && this.options.get(this.shown.dataset.option);
    if (option) this.choose(option);
  }

  /**
   * A mouse places with a click; a finger only points, and places with the button.
   *
   * @param {PointerEvent} event
   */
  press(event) {
    const target = targetOf(event);
    if (!this.bench?.contains(target) || event.defaultPrevented) return;
    const tool = toolAt(target);
    const cell = thingAt(target)?.dataset.thing;
    if (!tool && !(cell && this.covering(cell).length)) return;
    event.stopPropagation();
    if (tool) this.use(tool.dataset.tool);
    else if (cell) this.aimed(cell, event.pointerType);
  }

  /**
   * @param {string} cell
   * @param {string} pointer what pressed there
   */
  aimed(cell, pointer) {
    if (pointer === "touch") return this.touch(cell);
    if (this.cell !== cell || !this.shown) this.show(cell);
    this.place();
  }

  /**
   * The first touch points, the next ones turn; what cannot be turned is placed by the second, or the only one.
   *
   * @param {string} cell
   */
  touch(cell) {
    const again = this.before === cell;
    if (!again) this.show(cell);
    const fixed = this.turns().length < 2;
    if (fixed && (again || !this.bench?.querySelector("[data-tool]"))) this.place();
    else if (again) this.use("turn");
  }

  /** @param {KeyboardEvent} event */
  enter(event) {
    const target = targetOf(event);
    if (!this.bench?.contains(target) || (event.key !== "Enter" && event.key !== " ")) return;
    const tool = toolAt(target);
    if (!tool && !this.shown) return;
    event.preventDefault();
    event.stopPropagation();
    if (tool) this.use(tool.dataset.tool);
    else this.place();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const tool = TOOLS.get(event.key.toLowerCase());
    if (!tool || !this.bench?.querySelector("[data-tool]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || isWriting(event)) return;
    event.preventDefault();
    this.use(tool);
  }
}

/**
 * @param {Element | null} node
 * @returns {SVGElement | null}
 */
const toolAt = (node) => node?.closest("[data-tool]") ?? null;

/** @param {SVGElement} ghost */
const turnOf = ({ dataset }) => Number(dataset.turn);

/** @param {string | undefined} list */
const numbers = (list) => (list ? list.split(" ").map(Number) : []);
