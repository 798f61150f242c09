// The form of a new table: who sits where, and the game's own settings.

import { deckText, savedDecks } from "./deck_shelf.js";
import { element, icon } from "./elements.js";
import { recall } from "./memory.js";
import { say } from "./words.js";

const MODES = { bot: "bot", same: "screen", friend: "letter" };
const OWN_LIST = "\u0000own";
const FEW = 3;
const PLUS = " + ";

export class Seating {
  /** `places`: the elements `modes` with `how` around them, `seating`, `settings` with `box` around them. */
  constructor(places) {
    this.places = places;
    this.mode = recall("mode", "bot");
    if (!(this.mode in MODES)) this.mode = "bot";
    this.names = [recall("name", "")];
    this.bot = recall("bot", "");
    this.values = {};
  }

  show(game) {
    if (this.game?.key !== game.key) {
      this.seats = Math.max(2, game.min_seats) <= game.max_seats ? Math.max(2, game.min_seats) : game.min_seats;
      this.values = {};
    }
    this.game = game;
    for (const setting of game.settings) this.values[slot(setting)] ??= structuredClone(setting.default);
    this.write();
  }

  /** The settings that are asked while the others are as they are. */
  asked() {
    const fits = ([key, values]) => values.includes(this.values[key]);
    return this.game.settings.filter(({ only }) => Object.entries(only).every(fits));
  }

  /** How many play: as a setting says, or as chosen. */
  fixedSeats() {
    return this.asked().map((setting) => setting.seats[this.values[slot(setting)]]).find(Boolean);
  }

  write() {
    this.seats = this.fixedSeats() ?? this.seats;
    this.writeModes();
    this.writeSeats();
    this.writeSettings();
  }

  writeModes() {
    this.places.modes.replaceChildren(
      ...Object.entries(MODES).map(([mode, picture]) =>
        element(
          "label",
          { class: "mode" },
          element("input", {
            type: "radio",
            name: "mode",
            value: mode,
            checked: mode === this.mode,
            onchange: () => {
              this.mode = mode;
              this.writeSeats();
              this.writeSettings();
            },
          }),
          icon(picture),
          element("span", { class: "mode-name" }, this.modeWords(mode, "")),
          element("span", { class: "mode-hint" }, this.modeWords(mode, "_hint")),
        ),
      ),
    );
  }

  /** Where all win or lose together, bots are no opponents. */
  modeWords(mode, end) {
    return say(mode === "bot" && this.game.cooperative ? `mode_bots${end}` : `mode_${mode}${end}`);
  }

  writeSeats() {
    const { min_seats: least, max_seats: most, bots } = this.game;
    const fields = [];
    if (least !== most && !this.fixedSeats()) {
      const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
      fields.push(select(say("seat_count"), counts.map((n) => [String(n), String(n)]), String(this.seats), (value) => {
        this.seats = Number(value);
        this.write();
      }));
    }
    const named = this.mode === "same" ? this.seats : 1;
    for (let seat = 0; seat < named; seat += 1) fields.push(this.nameField(seat, named));
    if (this.mode === "bot" && this.seats > 1) {
      if (!bots.some(({ key }) => key === this.bot)) this.bot = bots.at(-1)?.key ?? "";
      fields.push(select(say("bot_level"), bots.map(({ key, name }) => [key, name]), this.bot, (value) => (this.bot = value)));
    }
    this.places.how.hidden = this.seats === 1;
    this.places.seating.replaceChildren(...fields);
  }

  nameField(seat, named) {
    const label = named > 1 ? say("name_of_seat", { n: seat + 1 }) : say("your_name");
    const field = element("input", {
      value: this.names[seat] ?? "",
      maxlength: 30,
      autocomplete: seat === 0 ? "nickname" : "off",
      placeholder: say("player_n", { n: seat + 1 }),
      oninput: () => {
        this.names[seat] = field.value;
        this.nameSeats();
      },
    });
    field.id = `name-${seat}`;
    return element("label", { class: "field" }, element("span", {}, label), field);
  }

  /** What a seat is called in the form. */
  seatName(seat) {
    const name = this.names[seat]?.trim();
    if (seat === 0 && this.mode !== "same") return name || say("you");
    if (this.mode === "same") return name || say("player_n", { n: seat + 1 });
    const kind = say(this.mode === "bot" ? "bot" : "friend");
    return this.seats > 2 ? `${kind} ${seat + 1}` : kind;
  }

  nameSeats() {
    for (const label of this.places.settings.querySelectorAll("[data-setting]")) {
      label.textContent = `${label.dataset.setting}: ${this.seatName(Number(label.dataset.seat))}`;
    }
  }

  writeSettings() {
    const fields = [];
    const further = this.further();
    for (const setting of this.asked()) {
      if (further.includes(setting)) continue;
      if (!setting.per_seat) {
        fields.push(this.settingField(setting, setting.name, this.values, slot(setting)));
        continue;
      }
      const values = this.values[slot(setting)];
      for (let seat = 0; seat < this.seats; seat += 1) {
        values[seat] ??= setting.default[seat % setting.default.length];
        fields.push(this.settingField(setting, `${setting.name}: ${this.seatName(seat)}`, values, seat));
      }
    }
    if (further.length) fields.push(this.folded(further));
    this.places.settings.replaceChildren(...fields);
    this.places.box.hidden = fields.length === 0;
  }

  /** Where there are many settings, those after the first that concerns everybody: they are folded away. */
  further() {
    const shared = this.asked().filter(({ per_seat }) => !per_seat);
    return shared.length > FEW ? shared.slice(1) : [];
  }

  /** A fold with these settings; open while one of them is not as usual. */
  folded(settings) {
    const rows = settings.map((setting) => this.settingField(setting, setting.name, this.values, slot(setting)));
    const changed = settings.some((setting) => this.values[slot(setting)] !== setting.default);
    return element(
      "details",
      { class: "more-settings", open: changed || (this.places.settings.querySelector("details")?.open ?? false) },
      element("summary", {}, say("more_settings", { n: settings.length })),
      element("div", { class: "settings" }, ...rows),
    );
  }

  /** Decks built in this browser, as choices of the setting that takes decks. */
  ownDecks(setting) {
    if (!this.game.builds_decks || setting.key !== "decks") return [];
    return savedDecks(this.game.key)
      .filter((deck) => Object.keys(deck.cards).length)
      .map((deck) => [deckText(deck), say("decks_mine", { name: deck.name })]);
  }

  /** Sit down with the deck of this name, built in this browser. */
  bring(name) {
    const deck = savedDecks(this.game.key).find((each) => each.name === name);
    if (!deck || !this.values.decks) return;
    this.values.decks[0] = deckText(deck);
    const formats = this.game.settings.find(({ key }) => key === "format")?.choices ?? [];
    if (formats.some(({ value }) => value === deck.format)) this.values.format = deck.format;
    this.writeSettings();
  }

  settingField(setting, label, target, key) {
    if (setting.parts > 1) return this.partsField(setting, label, target, key);
    const known = [...this.ownDecks(setting), ...setting.choices.map(({ value, name }) => [value, name])];
    const own = !known.some(([value]) => value === target[key]);
    if (setting.free) known.push([OWN_LIST, say("own_list")]);
    if (known.length === 0) return this.freeField(setting, label, target, key);
    const text = this.ownList(setting, target, key);
    text.hidden = !(setting.free && own);
    const field = select(label, known, own ? OWN_LIST : target[key], (value) => {
      text.hidden = value !== OWN_LIST;
      target[key] = value === OWN_LIST ? text.querySelector("textarea").value : value;
      const matters = Object.keys(setting.seats).length || this.game.settings.some(({ only }) => setting.key in only);
      if (matters) this.write();
    });
    if (setting.per_seat) {
      field.firstChild.dataset.setting = setting.name;
      field.firstChild.dataset.seat = key;
    }
    return element("div", { class: "setting" }, field, setting.free ? text : null);
  }

  /** Several of the choices, each in a field of its own. */
  partsField(setting, label, target, key) {
    const parts = target[key].split(PLUS);
    const choices = setting.choices.map(({ value, name }) => [value, name]);
    const fields = parts.map((part, place) =>
      select(`${label} (${place + 1})`, choices, part, (value) => {
        parts[place] = value;
        target[key] = parts.join(PLUS);
      }),
    );
    return element("div", { class: "setting parts" }, ...fields);
  }

  ownList(setting, target, key) {
    const area = element("textarea", { rows: 6, maxlength: 6000, oninput: () => (target[key] = area.value) });
    return element(
      "label",
      { class: "field own" },
      element("span", {}, say("own_list_label", { setting: setting.name })),
      area,
      element("small", {}, say("own_list_hint")),
    );
  }

  freeField(setting, label, target, key) {
    const field = element("input", { value: target[key] ?? "", oninput: () => (target[key] = field.value) });
    return element("label", { class: "field" }, element("span", {}, label), field);
  }

  /** The body of the order. */
  order() {
    const options = {};
    for (const setting of this.asked()) {
      const value = structuredClone(this.values[slot(setting)]);
      options[setting.key] = setting.per_seat ? value.slice(0, this.seats) : value;
    }
    const seats = Array.from({ length: this.seats }, (_, seat) => {
      if (this.mode === "bot" && seat > 0) return { kind: "bot", bot: this.bot };
      const fallback = this.mode === "friend" && seat > 0 ? "" : say("player_n", { n: seat + 1 });
      const own = this.mode === "same" || seat === 0 ? this.names[seat]?.trim() : "";
      return { kind: "human", name: own || fallback };
    });
    return { game: this.game.key, options, seats, same_screen: this.mode === "same" };
  }
}

/** Where a setting's value is kept: two settings may give the same option in different ways. */
function slot({ key, parts }) {
  return parts > 1 ? `${key}/${parts}` : key;
}

function select(label, choices, chosen, changed) {
  const field = element(
    "select",
    { onchange: () => changed(field.value) },
    ...choices.map(([value, name]) => element("option", { value, selected: value === chosen }, name)),
  );
  return element("label", { class: "field" }, element("span", {}, label), field);
}
