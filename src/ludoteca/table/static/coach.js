// The lesson of the moment for newcomers: what the game says about the present question, until it is switched off.

/** @import { Lesson } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { byId } from "./elements.js";
import { recall, remember } from "./memory.js";

const ROOMY = matchMedia("(min-width: 60.01rem)");

export class Coach {
  /** @param {RuleBook} rules */
  constructor(rules) {
    this.rules = rules;
    this.place = byId("lesson");
    this.toggle = byId("lessons");
    /** @type {Lesson | null} */
    this.lesson = null;
    this.on = Boolean(recall("lessons", true));
    this.settle();
    ROOMY.addEventListener("change", () => this.settle());
    this.toggle.addEventListener("click", () => this.turn(!this.on));
    byId("lesson-off").addEventListener("click", () => {
      this.turn(false);
      this.toggle.focus();
    });
  }

  /** Under the log where that is always there, so that the table keeps its size; else above the actions. */
  settle() {
    if (ROOMY.matches) byId("side").append(this.place);
    else byId("actions").before(this.place);
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    remember("lessons", on);
    this.write();
  }

  /** @param {Lesson | null} lesson */
  show(lesson) {
    this.lesson = lesson;
    this.write();
  }

  write() {
    this.toggle.setAttribute("aria-pressed", String(this.on));
    this.place.hidden = !this.on || this.lesson === null;
    byId("lesson-text").textContent = this.lesson?.text ?? "";
    this.rules.cite(byId("lesson-rule"), this.lesson?.rule);
  }
}
