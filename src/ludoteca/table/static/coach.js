// The lesson of the moment for newcomers: what the game says about the present question, until it is switched off.

/** @import { Lesson } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { byId } from "./elements.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

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
    this.words = byId("lesson-words");
    this.more = byId("lesson-more");
    this.open = false;
    this.more.addEventListener("click", () => this.unfold(!this.open));
    this.place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.open) return;
      event.stopPropagation();
      this.unfold(false);
    });
    const watch = new ResizeObserver(() => this.fit());
    for (const part of [this.place, this.words, byId("actions")]) watch.observe(part);
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

  /** Show as many whole lines as there is room for; whoever wants the others opens it over the controls. */
  fit() {
    if (this.open) return;
    this.place.classList.remove("cut");
    const { paddingTop, paddingBottom } = getComputedStyle(this.place);
    const room = this.place.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const isCut = !ROOMY.matches && room > 0 && this.words.scrollHeight > room + 1;
    this.more.hidden = !isCut;
    if (!isCut) return;
    const line = parseFloat(getComputedStyle(this.words).lineHeight);
    this.place.style.setProperty("--lines", String(Math.max(1, Math.floor(room / line))));
    this.place.classList.add("cut");
  }

  /** @param {boolean} open whether all of it is shown, over the controls */
  unfold(open) {
    this.open = open;
    this.place.classList.toggle("open", open);
    this.place.classList.remove("cut");
    this.more.setAttribute("aria-expanded", String(open));
    this.more.textContent = say(open ? "close" : "lesson_more");
    this.fit();
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
    this.unfold(false);
  }
}
