// What many games between bots told of the ready decks and their cards: verdicts, and tables that can be sorted.

/** @import * as says from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { beginPage } from "./page.js";
import { locale, say } from "./words.js";

const game = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const SHADES = 5; // steps of shading from a half to all or nothing
const LONG = 40; // tables with more rows can be searched

/** @param {string} cell the number that it begins with, written as either language does */
const numberOf = (cell) => Number.parseFloat(cell.replace(",", "."));

/** @param {string} cell how far a share is from a half, as a class of the style sheet */
function shadeOf(cell) {
  if (!cell.endsWith("%")) return "";
  const off = numberOf(cell) / 100 - 1 / 2;
  const step = Math.min(SHADES, Math.round(Math.abs(off) * 2 * SHADES));
  return step ? `${off > 0 ? "more" : "less"}-${step}` : "";
}

/** @param {string} cell what it is sorted by: its number, where it begins with one; what is not known comes last */
function worth(cell) {
  const number = numberOf(cell);
  return Number.isNaN(number) ? -Infinity : number;
}

/** A table whose columns can be sorted by, and whose rows can be searched if there are many. */
class Sheet {
  /** @param {says.Evidence} told */
  constructor(told) {
    this.told = told;
    this.body = element("tbody");
    this.sorted = -1;
    this.falling = true;
    this.wanted = "";
    this.heads = told.columns.map((name, column) =>
      element("th", { scope: "col" }, element("button", { type: "button", class: "plain", onclick: () => this.sort(column) }, name)),
    );
    this.write();
  }

  /** @param {number} column */
  sort(column) {
    this.falling = this.sorted === column ? !this.falling : column > 0;
    this.sorted = column;
    this.heads.forEach((head, place) => {
      if (place === column) head.setAttribute("aria-sort", this.falling ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
    this.write();
  }

  rows() {
    const found = this.told.rows.filter(([name = ""]) => name.toLowerCase().includes(this.wanted));
    const { sorted, falling } = this;
    if (sorted < 0) return found;
    return found.sort((a, b) => {
      const [one = "", other = ""] = falling ? [b[sorted], a[sorted]] : [a[sorted], b[sorted]];
      return sorted === 0 ? one.localeCompare(other, locale(), { numeric: true }) : worth(one) - worth(other) || 0;
    });
  }

  write() {
    const { shaded } = this.told;
    this.body.replaceChildren(
      ...this.rows().map(([name, ...cells]) =>
        element("tr", {}, element("th", { scope: "row" }, name), ...cells.map((cell) => element("td", { class: shaded ? shadeOf(cell) : null }, cell))),
      ),
    );
  }

  search() {
    const field = element("input", { type: "search", autocomplete: "off" });
    field.addEventListener("input", () => {
      this.wanted = field.value.trim().toLowerCase();
      this.write();
    });
    return element("label", { class: "field" }, element("span", {}, say("stats_search")), field);
  }

  /** @param {string} id of its heading */
  shown(id) {
    const { title, rows } = this.told;
    const box = element("div", { class: "stats-wide", role: "region", tabindex: "0", "aria-labelledby": id });
    box.append(element("table", {}, element("thead", {}, element("tr", {}, ...this.heads)), this.body));
    return element("section", {}, element("h2", { id }, title), rows.length > LONG ? this.search() : null, box);
  }
}

/** @param {says.Statistics} told */
function show(told) {
  byId("title").textContent = told.title;
  document.title = told.title;
  byId("verdicts-title").textContent = told.headline;
  byId("played").textContent = say("stats_played", { games: told.games.toLocaleString(locale()) });
  byId("verdicts").replaceChildren(...told.verdicts.filter((verdict) => verdict !== told.headline).map((verdict) => element("li", {}, verdict)));
  byId("notes").replaceChildren(...told.notes.map((note) => element("p", {}, note)));
  byId("tables").replaceChildren(...told.evidence.map((one, place) => new Sheet(one).shown(`table-${place}`)));
  byId("command").textContent = told.command;
}

async function load() {
  byId("back", HTMLAnchorElement).href = `/decks/${encodeURIComponent(game)}`;
  try {
    show(await api.statistics(game));
  } catch (error) {
    byId("problem").textContent = api.messageOf(error);
    byId("problem").hidden = false;
  }
}

beginPage(load);
load();
