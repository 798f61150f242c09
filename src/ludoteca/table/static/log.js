// What happened, line by line; each line opens the rule behind it.

/** @import { LogEntry } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { byId, element } from "./elements.js";
import { say } from "./words.js";

export class Log {
  /** @param {RuleBook} rules */
  constructor(rules) {
    this.rules = rules;
    this.place = byId("log-lines");
    /** @type {Set<number>} */
    this.known = new Set();
    this.following = true;
    this.top = 0;
    this.place.addEventListener("scroll", () => this.scrolled());
    this.place.addEventListener("keydown", (event) => this.walk(event));
    new ResizeObserver(() => this.follow()).observe(this.place); // a longer lesson under the log makes it shorter
    this.empty();
  }

  /** Whoever goes back is left there; at the end the log follows again. */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.place;
    if (scrollHeight - scrollTop - clientHeight < 60) this.following = true;
    else if (scrollTop < this.top) this.following = false;
    this.top = scrollTop;
  }

  /**
   * The log is one stop for whoever walks with Tab; arrows go from line to line, beginning with the last.
   *
   * @param {KeyboardEvent} event
   */
  walk(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    /** @type {HTMLButtonElement[]} */
    const lines = [...this.place.querySelectorAll("button")];
    const here = lines.findIndex((line) => line === document.activeElement);
    const next = here < 0 ? lines.length - 1 : here + (event.key === "ArrowDown" ? 1 : -1);
    lines[Math.max(0, Math.min(next, lines.length - 1))]?.focus();
  }

  /** Show the last line, unless the reader has gone back. */
  follow() {
    if (!this.following) return;
    this.place.scrollTop = this.place.scrollHeight;
    this.top = this.place.scrollTop;
  }

  /** The number of the last entry. */
  get last() {
    return Math.max(0, ...this.known);
  }

  empty() {
    this.known.clear();
    this.place.replaceChildren(element("li", { class: "nothing" }, say("log_empty")));
  }

  /**
   * Take in entries; returns those that are new.
   *
   * @param {LogEntry[]} entries
   */
  add(entries) {
    const fresh = entries.filter((entry) => !this.known.has(entry.id));
    if (fresh.length === 0) return fresh;
    if (this.known.size === 0) this.place.replaceChildren();
    for (const entry of fresh) {
      this.known.add(entry.id);
      if (entry.text) this.place.append(this.line(entry));
    }
    this.follow();
    return fresh;
  }

  /** @param {LogEntry} entry */
  line(entry) {
    const attributes = { "data-entry": entry.id, "data-kind": entry.kind.replace(/\W/g, ""), "data-seat": entry.seat };
    if (!entry.rule) return element("li", attributes, element("span", { class: "log-text" }, entry.text));
    const open = element(
      "button",
      { type: "button", class: "log-text", tabindex: -1, onclick: () => this.rules.open(entry.rule) },
      element("span", {}, entry.text),
      element("span", { class: "log-rule", title: say("log_why", { id: entry.rule }) }, entry.rule),
    );
    return element("li", attributes, open);
  }
}
