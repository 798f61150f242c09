// The campaign page: the path of chapters, the levels of one of them, and the form for its table.

import * as api from "./api.js";
import { byId, copyText, element, icon, writeIcons } from "./elements.js";
import { Invitations } from "./invitations.js";
import { tableRow } from "./kept.js";
import { forgetTable, noteCampaign, recentTables, remember } from "./memory.js";
import { Seating } from "./seating.js";
import { language, languageSwitch, say, writeWords } from "./words.js";

class CampaignPage {
  constructor() {
    this.path = location.pathname;
    this.token = this.path.split("/")[2];
    this.chosen = new URLSearchParams(location.search).get("chapter") ?? "";
    this.level = "";
    this.shown = null;
    this.said = "";
    this.invitations = new Invitations();
    this.seating = new Seating({
      how: byId("how"),
      modes: byId("modes"),
      seating: byId("seating"),
      settings: byId("settings"),
      box: byId("settings-box"),
    });
    byId("order").addEventListener("submit", (event) => {
      event.preventDefault();
      this.start();
    });
    for (const id of ["seating", "settings"]) byId(id).addEventListener("change", () => this.writeLevels());
    byId("name").addEventListener("change", () => this.rename());
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

  problem(place, error) {
    byId(place).textContent = error.message;
    byId(place).hidden = false;
  }

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
    if (document.activeElement !== byId("name")) byId("name").value = name;
    byId("name").placeholder = game.name;
    byId("total").replaceChildren(icon("star"), element("span", {}, say("campaign_stars", { n: stars, most })));
    noteCampaign(this.path, { game: game.key, name, stars, most });
    const chosen = this.chapter;
    if (!chosen || !chosen.open) this.chosen = campaign.next;
    this.writePath();
    this.seating.show(game);
    this.writeChapter();
    this.writePlayed();
    this.invitations.write();
  }

  get chapter() {
    return this.shown.chapters.find(({ id }) => id === this.chosen) ?? null;
  }

  // -- the path

  writePath() {
    const { chapters } = this.shown;
    const focused = document.activeElement?.name === "chapter";
    byId("path").replaceChildren(...chapters.map((chapter, place) => this.stone(chapter, place + 1)));
    if (focused) byId("path").querySelector(":checked")?.focus();
  }

  stone(chapter, number) {
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
        open ? this.stars(chapter) : element("span", { class: "off-screen" }, say("chapter_locked")),
      ),
    );
  }

  /** The stars of a chapter as pictures and in words, and a shield for each level won that gives none. */
  stars({ stars, levels }) {
    const each = this.shown.stars_each;
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
    const { chapters } = this.shown;
    const place = chapters.findIndex(({ id }) => id === this.chosen);
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
    const { levels, usual } = this.chapter;
    if (!levels.some((level) => level.id === this.level && level.open)) this.level = usual;
    byId("levels").replaceChildren(...levels.map((level) => this.levelCard(level)));
  }

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
    byId("start").disabled = true;
    byId("start").textContent = say("starting");
    byId("order-problem").hidden = true;
    try {
      const made = await api.beginChapter(this.token, { ...order, chapter: this.chosen, level: this.level });
      remember("mode", this.seating.mode);
      remember("bot", this.seating.bot);
      if (!order.same_screen && this.seating.names[0]?.trim()) remember("name", this.seating.names[0].trim());
      const facts = { game, campaign: this.path, chapter: this.chosen };
      if (this.invitations.seated(made, order, facts)) this.writeGoing();
    } catch (error) {
      this.problem("order-problem", error);
    }
    byId("start").disabled = false;
    byId("start").textContent = say("chapter_start");
  }

  // -- what has been and what goes on

  /** Tables of this campaign that this browser holds a link to. */
  writeGoing() {
    const going = recentTables().filter((table) => table.campaign === this.path && !table.over);
    byId("going").hidden = going.length === 0;
    byId("going-list").replaceChildren(
      ...going.map((table) => {
        const name = this.shown.chapters.find(({ id }) => id === table.chapter)?.name ?? this.shown.game.name;
        return tableRow(table, name, () => {
          forgetTable(table.path);
          this.writeGoing();
        });
      }),
    );
  }

  writePlayed() {
    const rows = this.shown.results.map(({ chapter, level, won, at }) => {
      const when = new Date(at * 1000).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
      const words = `${say(won ? "campaign_victory" : "campaign_defeat")} · ${chapter} · ${level}`;
      return element("li", { class: won ? "won" : "lost" }, icon(won ? "laurel" : "flag"), element("span", {}, words), element("small", {}, when));
    });
    byId("played").replaceChildren(...(rows.length ? rows : [element("li", { class: "nothing" }, say("campaign_nothing"))]));
  }

  async rename() {
    try {
      const { name } = await api.renameCampaign(this.token, byId("name").value);
      this.show({ ...this.shown, name });
    } catch (error) {
      this.problem("campaign-problem", error);
    }
  }

  share() {
    copyText(new URL(this.path, location.href).href, byId("share"), say("copied"), say("campaign_link"));
  }
}

writeIcons();
writeWords();
const page = new CampaignPage();
languageSwitch(byId("languages"), () => page.load());
page.load();
