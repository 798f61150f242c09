// A table that has not begun: whoever opens the link chooses a deck or a team, and sees whom the others wait for.

/** @import * as says from "./protocol.js" */

import * as api from "./api.js";
import { byId, element, icon } from "./elements.js";
import { Fields } from "./fields.js";
import { noteTable, recall, remember } from "./memory.js";
import { beginPage } from "./page.js";
import { language, say } from "./words.js";

const LOOK_AGAIN = 1500;

class Gathering {
  /** @param {string} token the link's own */
  constructor(token) {
    this.token = token;
    /** @type {says.Waiting | null} */
    this.told = null;
    this.written = "";
    this.again = false;
    this.name = recall("name", "");
    /** @type {Record<string, string>} what is chosen in the form */
    this.values = {};
    byId("choosing").addEventListener("submit", (event) => {
      event.preventDefault();
      this.choose();
    });
    byId("again").addEventListener("click", () => {
      this.again = true;
      this.write();
    });
  }

  /** Ask how it stands, now and again until the match begins. */
  async watch() {
    try {
      this.take(await api.gathering(this.token));
    } catch (error) {
      this.problem(error);
    }
    setTimeout(() => this.watch(), LOOK_AGAIN);
  }

  /** @param {says.Gathering} told */
  take(told) {
    if (told.begun) return location.reload();
    this.told = told;
    noteTable(location.pathname, { game: told.game.key, players: told.players.map(({ name }) => name), over: false, watching: told.seats.length === 0 });
    this.write();
  }

  /** The seat of this link that is to choose; null when all have. */
  get seat() {
    const asked = Object.keys(this.told?.asked ?? {});
    const open = asked.find((seat) => !this.told?.picks[seat]);
    return open ?? (this.again ? (asked[0] ?? null) : null);
  }

  write() {
    const { told } = this;
    if (!told) return;
    byId("game-name").textContent = told.game.name;
    byId("game-blurb").textContent = told.game.blurb;
    byId("facts").replaceChildren(...told.facts.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
    byId("choosing").hidden = this.seat === null;
    byId("awaiting").hidden = this.seat !== null;
    byId("again").hidden = Object.keys(told.asked).length === 0;
    this.writeForm();
    this.writeCompany();
  }

  /** The form stays as it is while somebody fills it in. */
  writeForm() {
    const { told, seat } = this;
    const wanted = JSON.stringify([seat, this.again, language()]);
    if (!told || seat === null || this.written === wanted) return;
    this.written = wanted;
    const fields = new Fields(told.game);
    const shown = told.asked[seat].map((setting) => {
      const { key } = setting;
      this.values[key] ??= told.picks[seat]?.[key] ?? setting.default[Number(seat) % setting.default.length];
      const slot = { read: () => this.values[key], write: (/** @type {string} */ value) => (this.values[key] = value) };
      return fields.settingField(setting, setting.name, slot);
    });
    byId("choices").replaceChildren(...shown);
    byId("who-field").replaceChildren(this.nameField());
  }

  nameField() {
    const field = element("input", {
      id: "name",
      value: this.name,
      maxlength: 30,
      autocomplete: "nickname",
      oninput: () => (this.name = field.value),
    });
    return element("label", { class: "field" }, element("span", {}, say("your_name")), field);
  }

  writeCompany() {
    const rows = this.told?.players.map(({ seat, name, kind, chosen }) =>
      element(
        "li",
        { class: chosen ? "chosen" : "choosing", "data-seat": seat },
        icon(kind === "bot" ? "bot" : "person"),
        element("span", { class: "company-name" }, name),
        element("span", { class: "company-state" }, say(chosen ? "gathering_chosen" : "gathering_choosing")),
      ),
    );
    const text = JSON.stringify(this.told?.players) + language();
    if (byId("company").dataset.text === text) return;
    byId("company").dataset.text = text;
    byId("company").replaceChildren(...(rows ?? []));
  }

  async choose() {
    const { told, seat } = this;
    if (!told || seat === null) return;
    const name = this.name.trim();
    if (name) remember("name", name);
    const options = Object.fromEntries(told.asked[seat].map(({ key }) => [key, this.values[key]]));
    byId("go", HTMLButtonElement).disabled = true;
    byId("problem").hidden = true;
    try {
      this.again = false;
      this.take(await api.pick(this.token, { seat: Number(seat), name, options }));
    } catch (error) {
      this.problem(error);
    }
    byId("go", HTMLButtonElement).disabled = false;
  }

  /** @param {unknown} error */
  problem(error) {
    byId("problem").textContent = api.messageOf(error);
    byId("problem").hidden = false;
  }
}

beginPage(() => gathering.watch());
const gathering = new Gathering(location.pathname.split("/")[2]);
gathering.watch();
