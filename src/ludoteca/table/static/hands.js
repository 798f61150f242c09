// What one gesture means in several choices: a thing dropped on another, or the same done with everything that can.

/** @import { Aimed, Decision, Gestures, Option, Way } from "./protocol.js" */

/** @param {Option} option */
const verbOf = ({ id }) => id.split(":")[0];

/** @param {string} key */
const kindOf = (key) => key.split(":")[0];

/**
 * @typedef {object} Handlers
 * @property {(option: Option) => void} choose
 * @property {(thing: string, dropped?: string) => void} seek asks for the ways to a thing, or for what it means to drop one on it
 * @property {(steps: string[]) => void} take chooses several steps at once
 * @property {(ways: Way[], thing: string) => void} ask which of several ways
 * @property {(text: string, rule: string) => void} refuse says why not
 * @property {(words: string, allowed: boolean) => void} foretell says what a drop would do
 * @property {() => boolean} closing whether one's part ends with what is done now
 * @property {(option: string) => void} wonder asks why something that was to follow cannot
 */

export class Hands {
  /** @param {Handlers} handlers */
  constructor({ choose, seek, take, ask, refuse, foretell, closing, wonder }) {
    this.choose = choose;
    this.seek = seek;
    this.take = take;
    this.ask = ask;
    this.refuse = refuse;
    this.foretell = foretell;
    this.closing = closing;
    this.wonder = wonder;
    /** @type {Gestures} */
    this.gestures = { drops: {}, together: {}, aims: {}, reaches: {}, joins: {}, leads: {}, pairs: [], closes: [] };
    /** @type {{thing: string, dropped: string, otherwise: () => void} | null} what was pointed at or dropped on, and what is done if no way leads there */
    this.sought = null;
    /** @type {{thing: string, dropped: string} | null} what is held over another, and wants to know what that would mean */
    this.held = null;
    /** @type {Option[]} */
    this.options = [];
    /** Whether what is asked is in the middle of an action. */
    this.continues = false;
    /** @type {Option | null} what ends one's part, while that goes on */
    this.end = null;
    /** @type {string | null} the key of what a thing was dropped on, until it is asked for */
    this.aim = null;
    /** @type {{id: string, label: string, aim: string | null} | null} what follows as an action of its own, and what is meant by it */
    this.then = null;
    /** Whether what follows by itself is being done: it is paid as proposed. */
    this.goesOn = false;
    /** @type {Set<string>} the ids that are still to be chosen, one after another */
    this.queue = new Set();
    /** Whether one's part ends when the action does. */
    this.closes = false;
  }

  /**
   * A question has come: answer it if the last gesture says how. While a choice is on its way nothing is answered.
   *
   * @param {Decision | null} decision
   * @param {Gestures} gestures
   * @param {boolean} busy
   */
  follow(decision, gestures, busy) {
    this.gestures = gestures;
    this.options = decision?.options ?? [];
    this.continues = decision?.continues ?? false;
    if (!this.continues) this.end = this.options.find((option) => this.isClosing(option)) ?? null;
    const next = busy ? undefined : this.next(decision);
    if (next) this.pick(next);
  }

  /** @param {Option} option */
  isClosing(option) {
    return this.gestures.closes.includes(verbOf(option)) && !option.warning;
  }

  /** What ends one's part after what is done now, if that is not all that can be done. */
  get closer() {
    return this.options.length > 1 || this.continues ? this.end : null;
  }

  /**
   * @param {Decision | null} decision
   * @returns {Option | undefined}
   */
  next(decision) {
    if (this.aim !== null) {
      const meant = this.options.filter(({ thing }) => thing === this.aim);
      if (!decision?.continues || meant.length) this.aim = null;
      if (decision?.continues && meant.length === 1 && !meant[0].warning) return meant[0];
    }
    if (decision?.continues) {
      this.queue.clear();
      return this.goesOn ? this.options.find(({ id }) => id === decision.proposal) : undefined;
    }
    this.goesOn = false;
    if (this.then) return this.following();
    const queued = this.options.find(({ id, warning }) => !warning && this.queue.has(id));
    if (queued) this.queue.delete(queued.id);
    else this.queue.clear();
    return queued ?? this.last();
  }

  /** @returns {Option | undefined} what the gesture said is done next, if it can be */
  following() {
    const { then, options } = this;
    this.then = null;
    const option = options.find(({ id, warning }) => id === then?.id && !warning);
    if (!option) {
      this.closes = false;
      if (then && options.length) this.wonder(then.id);
      return undefined;
    }
    this.aim = then?.aim ?? null;
    this.goesOn = true;
    return option;
  }

  /** @returns {Option | undefined} what ends one's part, if the gesture said so */
  last() {
    const wanted = this.closes;
    this.closes = false;
    return wanted ? (this.end ?? undefined) : undefined;
  }

  /**
   * A gesture begins: what an earlier one meant to follow does not, and this one may end one's part. An answer in the
   * middle of an action leaves what was to follow after it.
   */
  begin() {
    const { then } = this;
    this.forget();
    if (this.continues) this.then = then;
    this.closes = this.closing() && this.end !== null;
  }

  /**
   * Somebody picks an option, by hand or because a gesture said so.
   *
   * @param {Option} option
   */
  pick(option) {
    if (this.isClosing(option)) {
      this.end = null;
      this.closes = false;
    }
    this.choose(option);
  }

  /** Whatever was meant to follow does not: somebody has done something else. */
  forget() {
    this.aim = null;
    this.then = null;
    this.goesOn = false;
    this.queue.clear();
    this.closes = false;
  }

  /**
   * A thing is held over another: ask what it would mean to drop it there.
   *
   * @param {string} key
   * @param {string} target
   */
  hold(key, target) {
    this.held = { thing: target, dropped: key };
    this.seek(target, key);
  }

  /**
   * A thing was dropped on another: the table is asked what that means.
   *
   * @param {string} key
   * @param {string} target
   */
  drop(key, target) {
    this.begin();
    this.held = null;
    this.sought = { thing: target, dropped: key, otherwise: () => {} };
    this.seek(target, key);
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
    this.begin();
    this.sought = { thing, dropped: "", otherwise };
    this.seek(thing);
    return true;
  }

  /**
   * The ways to what was pointed at or dropped on. What was dropped is done; of pointing, a way that only begins an
   * action is taken, and what would be a whole action is asked.
   *
   * @param {Aimed} frame
   */
  aimed({ thing, dropped, ways, refusal }) {
    const { sought, held } = this;
    if (held?.thing === thing && held.dropped === dropped) this.foretell(refusal?.text ?? ways.map(({ label }) => label).join(" / "), !refusal);
    if (sought?.thing !== thing || sought.dropped !== dropped) return;
    this.sought = null;
    if (refusal) this.refuse(refusal.text, refusal.rule);
    else if (ways.length === 0) sought.otherwise();
    else if (ways.length === 1 && (dropped || !ways[0].ends)) this.go(ways[0], thing);
    else this.ask(ways, thing);
  }

  /**
   * @param {Way} way
   * @param {string} thing is meant after it where the way could not be followed to its end, or in what follows it
   */
  go({ steps, label, pending, after }, thing) {
    const aim = pending ? thing : null;
    this.aim = after ? null : aim;
    this.then = after ? { id: after, label: label.split(" · ").at(-1) ?? label, aim } : null;
    const only = steps.length === 1 ? this.options.find(({ id }) => id === steps[0]) : undefined;
    if (only) this.pick(only);
    else this.take(steps);
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
    this.begin();
    const ids = this.options.filter((option) => verbOf(option) === verb && !option.warning).map(({ id }) => id);
    this.queue = new Set(ids);
    const [first] = ids;
    const option = this.options.find(({ id }) => id === first);
    if (!option) return;
    this.queue.delete(first);
    this.pick(option);
  }
}
