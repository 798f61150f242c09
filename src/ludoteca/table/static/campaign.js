// The campaign page: the path of chapters, the levels of one of them, and the form for its table.

/** @import { Campaign, Chapter, Level } from "./protocol.js" */

import * as api from "./api.js";
import { byId, copyText, element, icon } from "./elements.js";
import { Invitations } from "./invitations.js";
import { coverOf, tableRow } from "./kept.js";
import { forgetTable, noteCampaign, recentTables } from "./memory.js";
import { beginPage } from "./page.js";
import { Seating } from "./seating.js";
import { locale, say } from "./words.js";

class CampaignPage {
  constructor() {
    this.path = location.pathname;
    this.token = this.path.split("/")[2];
    this.chosen = new URLSearchParams(location.search).get("chapter") ?? "";
    this.level = "";
    /** @type {Campaign | null} */
    this.shown = null;
    this.said = "";
    this.name = byId("name", HTMLInputElement);
    this.button = byId("start", HTMLButtonElement);
    this.invitations = new Invitations();
    this.seating = new Seating();
    byId("order").addEventListener("submit", (event) => {
      event.preventDefault();
      this.start();
    });
    for (const id of ["seating", "settings"]) byId(id).addEventListener("change", () => this.writeLevels());
    this.name.addEventListener("change", () => this.rename());
    byId("share").addEventListener("click", () => this.share());
    // Somebody who comes back from a table, or from a companion's, sees what has been won meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && this.load());
    document.addEventListener("visibilitychange", () => !document.hidden && this.load());
  }

  async load() {
    try {
      this.show(await api.campaign(this.token));
      this.writeGoing();
    } catch (error) {
      this.problem("campaign-problem", error);
    }
  }

  /**
   * @param {string} place
   * @param {unknown} error
   */
  problem(place, error) {
    byId(place).textContent = api.messageOf(error);
    byId(place).hidden = false;
  }

  /** @param {Campaign} campaign */
  show(campaign) {
    const said = JSON.stringify(campaign);
    if (said === this.said) return; // nothing new: whatever is being filled in stays as it is
    this.said = said;
    this.shown = campaign;
    const { game, name, stars, most_stars: most } = campaign;
    byId("campaign-problem").hidden = true;
    byId("campaign").hidden = false;
    byId("title").textContent = `${say("campaign")} · ${game.name}`;
    document.title = `${name || say("campaign")} · ${game.name}`;
    if (document.activeElement !== this.name) this.name.value = name;
    this.name.placeholder = game.name;
    byId("way-cover", HTMLImageElement).src = coverOf(game.key);
    byId("total").replaceChildren(icon("star"), element("span", {}, say("campaign_stars", { n: stars, most })));
    noteCampaign(this.path, { game: game.key, name, stars, most });
    if (!this.chapter?.open) this.chosen = campaign.next;
    this.writePath(campaign);
    this.seating.show(game);
    this.writeChapter();
    this.writePlayed(campaign);
    this.invitations.write();
  }

  get chapter() {
    return this.shown?.chapters.find(({ id }) => id === this.chosen) ?? null;
  }

  // -- the path

  /** @param {Campaign} campaign */
  writePath({ chapters, stars_each: each }) {
    const path = byId("path");
    const focused = path.contains(document.activeElement);
    path.replaceChildren(...chapters.map((chapter, place) => this.stone(chapter, place + 1, each)));
    if (focused) [...path.querySelectorAll("input")].find(({ checked }) => checked)?.focus();
  }

  /**
   * @param {Chapter} chapter
   * @param {number} number
   * @param {number} each how many stars a chapter has
   */
  stone(chapter, number, each) {
    const { id, name, open, best } = chapter;
    const kind = !open ? "closed" : best ? "won" : "fresh";
    return element(
      "li",
      { class: `step ${kind}` },
      element(
        "label",
        { class: "stone" },
        element("input", { type: "radio", name: "chapter", value: id, checked: id === this.chosen, onchange: () => this.choose(id) }),
        element("span", { class: "medal" }, open ? String(number) : icon("lock")),
        element("span", { class: "stone-name" }, name),
        open ? this.stars(chapter, each) : element("span", { class: "off-screen" }, say("chapter_locked")),
      ),
    );
  }

  /**
   * The stars of a chapter as pictures and in words, and a shield for each level won that gives none.
   *
   * @param {Chapter} chapter
   * @param {number} each how many stars a chapter has
   */
  stars({ stars, levels }, each) {
    const pictures = Array.from({ length: each }, (_, place) => icon(place < stars ? "star" : "hollow"));
    const honours = levels.filter((level) => level.won && level.stars === 0);
    const words = [say("campaign_stars", { n: stars, most: each }), ...honours.map(({ name }) => name)].join(", ");
    return element(
      "span",
      { class: "stars", title: words },
      ...pictures,
      ...honours.map(() => icon("shield")),
      element("span", { class: "off-screen" }, words),
    );
  }

  /** @param {string} id of a chapter */
  choose(id) {
    this.chosen = id;
    this.level = "";
    this.invitations.made = null;
    byId("ready").hidden = true;
    byId("order").hidden = false;
    this.writeChapter();
  }

  // -- the chosen chapter

  writeChapter() {
    if (!this.shown || !this.chapter) return;
    const { chapters } = this.shown;
    const place = chapters.indexOf(this.chapter);
    const { name, summary, open } = this.chapter;
    byId("chapter-name").textContent = `${place + 1}. ${name}`;
    byId("chapter-summary").textContent = summary;
    byId("chapter-closed").hidden = open;
    if (!open) byId("chapter-closed").textContent = say("chapter_opens", { name: chapters[place - 1].name });
    byId("chapter-form").hidden = !open;
    this.writeLevels();
    byId("order-problem").hidden = true;
  }

  /** What a level means may depend on how many play. */
  writeLevels() {
    if (!this.chapter) return;
    const { levels, usual } = this.chapter;
    if (!levels.some((level) => level.id === this.level && level.open)) this.level = usual;
    byId("levels").replaceChildren(...levels.map((level) => this.levelCard(level)));
  }

  /** @param {Level} level */
  levelCard(level) {
    const stars = Array.from({ length: level.stars }, () => icon("star"));
    const needs = level.open || !level.needs ? "" : say("level_needs", { name: level.needs });
    const changes = typeof level.changes === "string" ? level.changes : level.changes[this.seating.seats];
    const hints = [changes, level.won ? say("level_won") : "", needs];
    return element(
      "label",
      { class: level.open ? "mode level" : "mode level closed" },
      element("input", {
        type: "radio",
        name: "level",
        value: level.id,
        checked: level.id === this.level,
        disabled: !level.open,
        onchange: () => (this.level = level.id),
      }),
      element("span", { class: "level-mark" }, ...(level.open ? (stars.length ? stars : [icon("shield")]) : [icon("lock")])),
      element("span", { class: "mode-name" }, level.name),
      element("span", { class: "mode-hint" }, hints.filter(Boolean).join("\n")),
    );
  }

  async start() {
    const { game, ...order } = this.seating.order();
    this.button.disabled = true;
    this.button.textContent = say("starting");
    byId("order-problem").hidden = true;
    try {
      const made = await api.beginChapter(this.token, { ...order, chapter: this.chosen, level: this.level });
      this.seating.remember(order);
      const facts = { game, campaign: this.path, chapter: this.chosen };
      if (this.invitations.seated(made, order, facts)) this.writeGoing();
    } catch (error) {
      this.problem("order-problem", error);
    }
    this.button.disabled = false;
    this.button.textContent = say("chapter_start");
  }

  // -- what has been and what goes on

  /** Tables of this campaign that this browser holds a link to. */
  writeGoing() {
    const going = recentTables().filter((table) => table.campaign === this.path && !table.over);
    byId("going").hidden = going.length === 0;
    byId("going-list").replaceChildren(
      ...going.map((table) => {
        const name = this.shown?.chapters.find(({ id }) => id === table.chapter)?.name ?? this.shown?.game.name;
        return tableRow(table, name ?? "", () => {
          forgetTable(table.path);
          this.writeGoing();
        });
      }),
    );
  }

  /** @param {Campaign} campaign */
  writePlayed({ results }) {
    const rows = results.map(({ chapter, level, won, at }) => {
      const when = new Date(at * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
      const words = `${say(won ? "campaign_victory" : "campaign_defeat")} · ${chapter} · ${level}`;
      return element("li", { class: won ? "won" : "lost" }, icon(won ? "laurel" : "flag"), element("span", {}, words), element("small", {}, when));
    });
    byId("played").replaceChildren(...(rows.length ? rows : [element("li", { class: "nothing" }, say("campaign_nothing"))]));
  }

  async rename() {
    try {
      const { name } = await api.renameCampaign(this.token, { name: this.name.value });
      if (this.shown) this.show({ ...this.shown, name });
    } catch (error) {
      this.problem("campaign-problem", error);
    }
  }

  share() {
    copyText(new URL(this.path, location.href).href, byId("share"), say("copied"), say("campaign_link"));
  }
}

beginPage(() => page.load());
const page = new CampaignPage();
page.load();
