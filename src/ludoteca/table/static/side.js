// The panel beside the table: log, chat, the table in words. On narrow screens it comes from below.

import { byId, element } from "./elements.js";

export class Side {
  /**
   * @param {string[]} names the tabs: "log", "chat", "words"
   * @param {() => void} [read] called when the table is to be put in words
   */
  constructor(names, read = () => {}) {
    this.read = read;
    this.panel = byId("side");
    this.names = names;
    this.current = names[0];
    this.tabs = names.map((name) => byId(`tab-${name}`));
    for (const [place, tab] of this.tabs.entries()) {
      tab.addEventListener("click", () => this.open(names[place], false));
      tab.addEventListener("keydown", (event) => this.step(event, place));
    }
    byId("side-open").addEventListener("click", () => this.open(this.current));
    byId("side-close").addEventListener("click", () => this.close());
    this.panel.addEventListener("keydown", (event) => event.key === "Escape" && this.raised && this.close());
    this.select(this.current);
  }

  /** After a new position: whoever reads the table in words reads it as it is now. */
  renew() {
    if (this.current === "words") this.read();
  }

  /** Whether the chat is in sight: on narrow screens the panel must have been raised. */
  get chats() {
    return this.current === "chat" && byId("panel-chat").checkVisibility({ visibilityProperty: true });
  }

  get raised() {
    return this.panel.classList.contains("raised");
  }

  /** @param {string} name */
  select(name) {
    this.current = name;
    for (const [place, tab] of this.tabs.entries()) {
      const chosen = this.names[place] === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      byId(`panel-${this.names[place]}`).hidden = !chosen;
    }
    if (name === "chat") this.mark(false);
    this.renew();
  }

  /**
   * Show a tab, moving the focus into it when a key asked for it.
   *
   * @param {string} name
   * @param {boolean} [focus]
   */
  open(name, focus = true) {
    this.select(name);
    this.panel.classList.add("raised");
    if (focus) (name === "chat" ? byId("chat-text") : byId(`tab-${name}`)).focus();
  }

  close() {
    this.panel.classList.remove("raised");
    byId("side-open").focus();
  }

  /**
   * From one tab to the next.
   *
   * @param {KeyboardEvent} event
   * @param {number} place
   */
  step(event, place) {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const by = event.key === "ArrowRight" ? 1 : this.names.length - 1;
    event.preventDefault();
    const next = (place + by) % this.names.length;
    this.select(this.names[next]);
    this.tabs[next].focus();
  }

  /** Somebody said something: mark the chat when it is not in sight. */
  heard() {
    if (!this.chats) this.mark(true);
  }

  /** @param {boolean} unread */
  mark(unread) {
    byId("tab-chat").classList.toggle("unread", unread);
    byId("side-open").classList.toggle("unread", unread);
  }

  /**
   * The table in words; deeper lines are indented in what the game writes.
   *
   * @param {string[]} lines
   */
  describe(lines) {
    byId("words-lines").replaceChildren(
      ...lines.map((line) => element("li", { class: line.startsWith(" ") ? "deeper" : "" }, line.trim())),
    );
  }
}
