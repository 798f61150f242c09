// The first visit to the start page: half a minute that points at real things. It can be left at any time, and comes once.

import { byId, element } from "./elements.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

/** What is pointed at, by its words. */
const STEPS = [
  ["games", "#games .box"],
  ["quick", "#games .quick"],
  ["friend", "#modes .mode:has([value=friend])"],
  ["rules", "#rulebook-open"],
  ["look", "#manners"],
];
const AROUND = 6;
const BESIDE = 14;

export class Tour {
  constructor() {
    this.step = -1;
    this.ring = element("div", { class: "tour-ring", "aria-hidden": "true" });
    this.title = element("h2", { id: "tour-title" });
    this.text = element("p", { id: "tour-text" });
    this.count = element("span", { class: "tour-count" });
    this.back = element("button", { type: "button", class: "quiet", onclick: () => this.go(this.step - 1) });
    this.onward = element("button", { type: "button", class: "action", onclick: () => this.go(this.step + 1) });
    this.leave = element("button", { type: "button", class: "plain", onclick: () => this.end() });
    this.box = element(
      "div",
      { class: "tour paper", role: "dialog", "aria-labelledby": "tour-title", "aria-describedby": "tour-text", tabindex: -1 },
      this.title,
      this.text,
      element("div", { class: "row" }, this.count, this.leave, this.back, this.onward),
    );
    this.box.addEventListener("keydown", (event) => this.key(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.end());
    addEventListener("pointerdown", (event) => event.target instanceof Node && !this.box.contains(event.target) && this.end());
    addEventListener("resize", () => this.place());
    byId("tour-again").addEventListener("click", () => this.begin());
  }

  get open() {
    return this.step >= 0;
  }

  /** For somebody who has never been here. */
  greet() {
    if (!recall("tour", false)) this.begin();
  }

  begin() {
    document.body.append(this.ring, this.box);
    this.go(0);
  }

  /** @param {number} step */
  go(step) {
    if (step >= STEPS.length) return this.end();
    this.step = Math.max(0, step);
    this.write();
    this.target()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.place();
    this.box.focus({ preventScroll: true });
    this.box.scrollIntoView({ block: "nearest" });
  }

  /** The words of this step, in the reader's language. */
  write() {
    if (!this.open) return;
    const [name] = STEPS[this.step];
    this.title.textContent = say(`tour_${name}_title`);
    this.text.textContent = say(`tour_${name}`);
    this.count.textContent = say("tour_count", { n: this.step + 1, most: STEPS.length });
    this.leave.textContent = say("tour_leave");
    this.back.textContent = say("tour_back");
    this.back.hidden = this.step === 0;
    this.onward.textContent = say(this.step === STEPS.length - 1 ? "tour_done" : "tour_next");
  }

  /** @returns {Element | null} */
  target() {
    return this.open ? document.querySelector(STEPS[this.step][1]) : null;
  }

  /** Around the thing, and under it or over it; both lie on the page, and go with it when it is scrolled. */
  place() {
    const thing = this.target()?.getBoundingClientRect();
    if (!thing) return;
    const [left, top] = [thing.left + scrollX, thing.top + scrollY];
    put(this.ring, left - AROUND, top - AROUND);
    this.ring.style.width = `${thing.width + 2 * AROUND}px`;
    this.ring.style.height = `${thing.height + 2 * AROUND}px`;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const under = thing.bottom + BESIDE + height < innerHeight;
    const over = thing.top - BESIDE - height > 0;
    const beside = Math.max(scrollY + 12, Math.min(top, scrollY + innerHeight - height - 12));
    const right = thing.right + BESIDE + width < innerWidth;
    const y = under ? top + thing.height + BESIDE : over ? top - BESIDE - height : beside;
    const x = under || over ? left : right ? left + thing.width + BESIDE : left - width - BESIDE;
    put(this.box, Math.max(scrollX + 12, Math.min(x, scrollX + innerWidth - width - 12)), y);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "ArrowRight") this.go(this.step + 1);
    if (event.key === "ArrowLeft") this.go(this.step - 1);
  }

  end() {
    if (!this.open) return;
    this.step = -1;
    remember("tour", true);
    const inside = this.box.contains(document.activeElement);
    this.ring.remove();
    this.box.remove();
    if (inside) byId("main").focus({ preventScroll: true });
  }
}

/**
 * @param {HTMLElement} node
 * @param {number} left
 * @param {number} top
 */
function put(node, left, top) {
  node.style.left = `${left}px`;
  node.style.top = `${top}px`;
}
