// Links to hand out. At a table that was just made: sit down at once, or give the others theirs first.

/** @import { TableFacts } from "./memory.js" */
/** @import { NewTable, SeatOrder } from "./protocol.js" */

import * as api from "./api.js";
import { byId, copyText, element, icon } from "./elements.js";
import { noteTable, recentTable } from "./memory.js";
import { say } from "./words.js";

/**
 * Let a button copy the spectators' link of the table on this page, where this browser knows it.
 *
 * @param {HTMLElement} button
 */
export function offerWatchLink(button) {
  const watch = recentTable(location.pathname)?.watch;
  button.hidden = !watch;
  if (!watch) return;
  const link = new URL(watch, location.href).href;
  button.addEventListener("click", () => copyText(link, button, say("copied"), say("watch_link")));
}

const FOR_FRIENDS = "ludoteca serve --host 0.0.0.0";
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

export class Invitations {
  constructor() {
    /** @type {NewTable | null} */
    this.made = null;
    /** Where friends find this server. */
    this.home = location.origin;
    /** Whether only this machine does. */
    this.alone = false;
  }

  /** Whoever opened this page on the machine itself must hand out another address, if there is one. */
  async findHome() {
    if (!LOCAL.includes(location.hostname)) return;
    try {
      const { reached_at: address } = await api.here();
      this.home = address || location.origin;
      this.alone = !address;
    } catch {
      this.alone = true;
    }
    this.write();
  }

  /**
   * Go to the table; where friends are awaited, show their links in the place of the form and answer true.
   *
   * @param {NewTable} made
   * @param {{seats: SeatOrder[], same_screen: boolean}} order
   * @param {TableFacts} facts
   */
  seated(made, order, facts) {
    const path = new URL(made.seats[0].url, location.href).pathname;
    noteTable(path, {
      ...facts,
      watch: made.watch,
      players: order.seats.map(({ name, kind }) => name || say(kind === "bot" ? "bot" : "friend")),
      over: false,
    });
    const friends = !order.same_screen && order.seats.filter(({ kind }) => kind === "human").length > 1;
    if (!friends) {
      location.href = path;
      return false;
    }
    this.made = made;
    byId("sit", HTMLAnchorElement).href = path;
    byId("order").hidden = true;
    byId("ready").hidden = false;
    this.write();
    this.findHome();
    byId("ready-title").focus();
    return true;
  }

  /** The links, in the reader's language. */
  write() {
    if (!this.made) return;
    const rows = this.made.seats
      .filter(({ seat }) => seat !== 0)
      .map(({ seat, url }) => this.link(say("link_for", { name: say("player_n", { n: seat + 1 }) }), url));
    byId("links").replaceChildren(...rows, this.link(say("link_watch"), this.made.watch));
    byId("ready-alone").hidden = !this.alone;
    byId("ready-command").textContent = FOR_FRIENDS;
  }

  /**
   * @param {string} label
   * @param {string} url
   */
  link(label, url) {
    const full = new URL(url, this.home).href;
    const code = element("img", { class: "code", src: `/api/code.svg?link=${encodeURIComponent(full)}`, alt: say("code_of", { name: label }), width: 148, height: 148 });
    const field = element("input", { value: full, readonly: true, "aria-label": label, onfocus: () => field.select() });
    const button = element(
      "button",
      { type: "button", class: "quiet", "aria-label": `${say("copy")}: ${label}`, onclick: () => copyText(full, button, say("copied"), say("copy")) },
      icon("link"),
      element("span", { class: "label" }, say("copy")),
    );
    return element("li", {}, element("span", { class: "link-name" }, label), field, button, this.alone ? null : code);
  }
}
