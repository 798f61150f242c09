// What one gesture means in several choices: a thing dropped on another, or the same done with everything that can.

/** @import { Aimed, Decision, Gestures, Option, Way } from "./protocol.js" */

/** @param {Option} option */
const verbOf = ({ id }) => id.split(":")[0];

/** @param {string} key */
const kindOf = (key) => key.split(":")[0];

/**
 * @typedef {object} Handlers
 * @property {(option: Option) => void} choose
 * @property {(thing: string, first?: string) => void} seek asks for the ways to a thing
 * @property {(steps: string[]) => void} take chooses several steps at once
 * @property {(ways: Way[], thing: string) => void} ask which of several ways
 */

export class Hands {
  /** @param {Handlers} handlers */
  constructor({ choose, seek, take, ask }) {
    this.choose = choose;
    this.seek = seek;
    this.take = take;
    this.ask = ask;
    /** @type {Gestures} */
    this.gestures = { drops: {}, together: {}, aims: {} };
    /** @type {{thing: string, otherwise: () => void} | null} what was pointed at, and what is done if no way leads there */
    this.sought = null;
    /** @type {Option[]} */
    this.options = [];
    /** @type {string | null} the key of what a thing was dropped on, until it is asked for */
    this.aim = null;
    /** @type {Set<string>} the ids that are still to be chosen, one after another */
    this.queue = new Set();
  }

  /**
   * A question has come: answer it if the last gesture says how.
   *
   * @param {Decision | null} decision
   * @param {Gestures} gestures
   */
  follow(decision, gestures) {
    this.gestures = gestures;
    this.options = decision?.options ?? [];
    const next = this.next(decision);
    if (next) this.choose(next);
  }

  /**
   * @param {Decision | null} decision
   * @returns {Option | undefined}
   */
  next(decision) {
    if (this.aim !== null) {
      const meant = this.options.filter(({ thing }) => thing === this.aim);
      const proposed = this.options.find(({ id }) => id === decision?.proposal);
      if (decision?.continues && meant.length === 1 && !meant[0].warning) return meant[0];
      if (decision?.continues && meant.length === 0 && proposed) return proposed;
      this.aim = null;
    }
    const queued = decision?.continues ? undefined : this.options.find(({ id, warning }) => !warning && this.queue.has(id));
    if (queued) this.queue.delete(queued.id);
    else this.queue.clear();
    return queued;
  }

  /** Whatever was meant to follow does not: somebody has done something else. */
  forget() {
    this.aim = null;
    this.queue.clear();
  }

  /**
   * A thing was dropped on another: answers whether that means something.
   *
   * @param {string} key
   * @param {string} target
   */
  drop(key, target) {
    this.forget();
    const [only, ...others] = this.options.filter(({ thing }) => thing === key);
    if (!only || others.length || !(kindOf(target) in this.gestures.aims)) return this.put(key, target);
    this.sought = { thing: target, otherwise: () => this.put(key, target) };
    this.seek(target, only.id);
    return true;
  }

  /**
   * The thing is chosen, and then what it was dropped on.
   *
   * @param {string} key
   * @param {string} target
   */
  put(key, target) {
    const direct = this.options.filter(({ thing }) => thing === target);
    const own = this.options.filter(({ thing }) => thing === key);
    const fits = own.filter((option) => (this.gestures.drops[verbOf(option)] ?? []).includes(kindOf(target)));
    const option = fits[0] ?? (own.length === 0 && direct.length === 1 ? direct[0] : undefined);
    if (!option) return false;
    this.aim = target;
    this.choose(option);
    return true;
  }

  /**
   * Somebody points at things, the innermost first, that are not offered: answers whether a way there is looked for.
   *
   * @param {string[]} keys
   * @param {() => void} otherwise
   */
  point(keys, otherwise) {
    const thing = this.options.length ? keys.find((key) => kindOf(key) in this.gestures.aims) : undefined;
    if (thing === undefined) return false;
    this.sought = { thing, otherwise };
    this.seek(thing);
    return true;
  }

  /**
   * The ways to what was pointed at. One that only begins an action is taken; what would be a whole action is asked.
   *
   * @param {Aimed} frame
   */
  aimed({ thing, ways }) {
    const { sought } = this;
    if (sought?.thing !== thing) return;
    this.sought = null;
    if (ways.length === 0) sought.otherwise();
    else if (ways.length === 1 && !ways[0].ends) this.take(ways[0].steps);
    else this.ask(ways, thing);
  }

  /**
   * The verbs that can be done with several things at once now, each with its words.
   *
   * @returns {[string, string][]}
   */
  together() {
    const several = (/** @type {string} */ verb) => this.options.filter((option) => verbOf(option) === verb && !option.warning).length > 1;
    return Object.entries(this.gestures.together).filter(([verb]) => several(verb));
  }

  /** @param {string} verb */
  all(verb) {
    this.forget();
    const ids = this.options.filter((option) => verbOf(option) === verb && !option.warning).map(({ id }) => id);
    this.queue = new Set(ids);
    const [first] = ids;
    const option = this.options.find(({ id }) => id === first);
    if (!option) return;
    this.queue.delete(first);
    this.choose(option);
  }
}
