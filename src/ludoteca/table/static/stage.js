// The middle of the table: the drawing, the pieces that are turned on it, things put in words and piles looked through.

/** @import { Decision, LogEntry, Option } from "./protocol.js" */
/** @import { Scene } from "./scene.js" */
/** @import { RuleBook } from "./rules.js" */
/** @import { Thing } from "./things.js" */

import { Dock } from "./dock.js";
import { byId } from "./elements.js";
import { Ghosts } from "./ghosts.js";
import { Performance } from "./performance.js";
import { Picture } from "./picture.js";
import { Reader } from "./reader.js";

/**
 * @typedef {object} Handlers
 * @property {(option: Option) => void} choose
 * @property {(options: Option[], thing: Thing) => void} ask which of several that concern one thing
 * @property {(option: string) => void} why it cannot be chosen
 * @property {(option: string) => void} wonder why it cannot be chosen, without a press
 * @property {(words: string) => void} tell what would be placed
 * @property {(keys: string[], otherwise: () => void) => boolean} point at things that are not offered
 */

export class Stage {
  /**
   * @param {RuleBook} rules
   * @param {Handlers} handlers
   */
  constructor(rules, { choose, ask, why, wonder, tell, point }) {
    this.place = byId("stage");
    this.picture = new Picture(this.place, {
      pick: (options, thing) => (options.length === 1 ? choose(options[0]) : ask(options, thing)),
      ask: why,
      point,
      read: (pile) => this.reader.open(pile),
    });
    this.reader = new Reader();
    this.dock = new Dock(this.place, rules, {
      offered: (key) => this.picture.byThing.get(key)?.map(({ label }) => label) ?? [],
      wonder,
    });
    this.performance = new Performance(this.place, (key) => this.picture.find(key));
    this.ghosts = new Ghosts(this.place, { choose, tell });
  }

  /**
   * Show a scene with what is asked; answers the options that it has no place for.
   *
   * @param {Scene} scene
   * @param {Decision | null} decision
   * @param {boolean} animate
   */
  show(scene, decision, animate) {
    const options = decision?.options ?? [];
    this.picture.show(scene, options, { animate, source: decision?.source });
    this.ghosts.renew(options);
    this.dock.renew(decision !== null);
    return this.picture.unplaced(options);
  }

  /** Nothing of the drawing stays. */
  clear() {
    this.picture.clear();
    this.ghosts.renew([]);
    this.dock.hide();
    this.reader.close();
  }

  /**
   * Show on the drawing what has just happened; answers how long that takes, in milliseconds.
   *
   * @param {LogEntry[]} fresh
   * @param {number[]} own the seats of this screen
   */
  tell(fresh, own) {
    this.picture.showNews(fresh, own);
    const theirs = fresh.findLast((entry) => entry.fresh && !own.includes(entry.seat));
    if (theirs) this.dock.follow(theirs.fresh, theirs.text);
    return this.performance.play(fresh, this.picture.before);
  }

  /** @param {Option} option */
  point(option) {
    this.picture.point(option.thing);
  }

  focus() {
    this.place.focus({ preventScroll: true });
  }

  /** The first thing that can be chosen gets the focus. */
  enter() {
    this.picture.neighbour(null)?.focus();
  }
}
