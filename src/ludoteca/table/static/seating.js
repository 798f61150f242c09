// The form of a new table: who sits where, and the game's own settings.

/** @import { Attribute } from "./elements.js" */
/** @import { Slot } from "./fields.js" */
/** @import { Game, Named, SeatOrder, SeatSetting, Setting, SharedSetting, TableOrder } from "./protocol.js" */

import { deckText, savedDecks } from "./deck_shelf.js";
import { byId, element, icon } from "./elements.js";
import { Fields, select, slotOf } from "./fields.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

const MODES = { bot: "bot", same: "screen", friend: "letter" };
const FEW = 3;

export class Seating {
  constructor() {
    this.places = {
      how: byId("how"),
      modes: byId("modes"),
      seating: byId("seating"),
      settings: byId("settings"),
      box: byId("settings-box"),
    };
    this.mode = recall("mode", "bot");
    if (!(this.mode in MODES)) this.mode = "bot";
    this.names = [recall("name", "")];
    this.bot = recall("bot", "");
    this.character = recall("character", "");
    this.seats = 0;
    /** Of how many games the match is. */
    this.bestOf = 1;
    /** @type {Game | null} */
    this.shown = null;
    /** @type {string[]} the packs that are played with */
    this.packs = [];
    /** @type {Fields | null} */
    this.fields = null;
    /** @type {Record<string, string>} what everybody shares */
    this.shared = {};
    /** @type {Record<string, string[]>} what each seat has of its own */
    this.each = {};
    /** @type {Record<string, boolean[]>} whether it is left to whoever sits there, where somebody has said so */
    this.left = {};
  }

  /** The game that the form is for. */
  get game() {
    if (!this.shown) throw new Error("there is no game to sit down to");
    return this.shown;
  }

  /**
   * @param {Game} game as it is with these packs
   * @param {string[]} [packs]
   */
  show(game, packs = []) {
    this.packs = packs;
    if (this.shown?.key !== game.key) {
      this.seats = Math.max(2, game.min_seats) <= game.max_seats ? Math.max(2, game.min_seats) : game.min_seats;
      this.shared = {};
      this.each = {};
      this.left = {};
    }
    this.shown = game;
    this.fields = new Fields(game, () => this.write());
    for (const setting of game.settings) {
      if (setting.per_seat) this.each[slotOf(setting)] ??= [...setting.default];
      else this.shared[slotOf(setting)] ??= setting.default;
      this.forgetMissing(setting);
    }
    this.write();
  }

  /**
   * What was chosen of a pack that is no longer there is as usual again.
   *
   * @param {Setting} setting
   */
  forgetMissing(setting) {
    const known = (/** @type {string} */ value) =>
      setting.free || value.split(" + ").every((part) => setting.choices.some((choice) => choice.value === part));
    const slot = slotOf(setting);
    if (!setting.per_seat) {
      if (!known(this.shared[slot])) this.shared[slot] = setting.default;
      return;
    }
    this.each[slot] = this.each[slot].map((value, seat) => (known(value) ? value : setting.default[seat % setting.default.length]));
  }

  /** The settings that are asked while the others are as they are. */
  asked() {
    return this.game.settings.filter(({ only }) =>
      Object.entries(only).every(([key, values]) => values.includes(this.shared[key])),
    );
  }

  /** How many play: as a setting says, or as chosen. */
  fixedSeats() {
    return this.asked()
      .map((setting) => setting.seats[this.shared[slotOf(setting)]])
      .find(Boolean);
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
              this.left = {};
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

  /**
   * Where all win or lose together, bots are no opponents.
   *
   * @param {string} mode
   * @param {string} end
   */
  modeWords(mode, end) {
    return say(mode === "bot" && this.game.cooperative ? `mode_bots${end}` : `mode_${mode}${end}`);
  }

  writeSeats() {
    const { min_seats: least, max_seats: most, bots } = this.game;
    const fields = [];
    if (least !== most && !this.fixedSeats()) {
      const counts = Array.from({ length: most - least + 1 }, (_, place) => String(least + place));
      const count = (/** @type {string} */ value) => {
        this.seats = Number(value);
        this.write();
      };
      fields.push(select(say("seat_count"), counts.map((n) => [n, n]), String(this.seats), count));
    }
    const named = this.mode === "same" ? this.seats : 1;
    for (let seat = 0; seat < named; seat += 1) fields.push(this.nameField(seat, named));
    if (this.mode === "bot" && this.seats > 1) {
      if (!bots.some(({ key }) => key === this.bot)) this.bot = this.game.usual_bot;
      if (!this.game.characters.some(({ key }) => key === this.character)) this.character = "";
      fields.push(this.botField("bot", say("bot_level"), bots), this.botField("character", say("bot_character"), nobodyOr(this.game.characters)));
    }
    if (this.mayBeMatch()) {
      const choices = this.game.matches.map((n) => /** @type {[string, string]} */ ([String(n), say(`match_of_${n}`)]));
      fields.push(select(say("match"), choices, String(this.bestOf), (value) => (this.bestOf = Number(value))));
    }
    this.places.how.hidden = this.seats === 1;
    this.places.seating.replaceChildren(...fields);
  }

  /** Two who play against each other may play several games. */
  mayBeMatch() {
    return this.seats === 2 && this.game.matches.length > 1;
  }

  /**
   * @param {"bot" | "character"} what
   * @param {string} label
   * @param {Named[]} choices
   */
  botField(what, label, choices) {
    const changed = (/** @type {string} */ value) => (this[what] = value);
    return select(label, choices.map(({ key, name }) => [key, name]), this[what], changed, { "data-field": what });
  }

  /**
   * @param {number} seat
   * @param {number} named how many are asked for their names
   */
  nameField(seat, named) {
    const label = named > 1 ? say("name_of_seat", { n: seat + 1 }) : say("your_name");
    const field = element("input", {
      id: `name-${seat}`,
      value: this.names[seat] ?? "",
      maxlength: 30,
      autocomplete: seat === 0 ? "nickname" : "off",
      placeholder: say("player_n", { n: seat + 1 }),
      oninput: () => {
        this.names[seat] = field.value;
        this.nameSeats();
      },
    });
    return element("label", { class: "field" }, element("span", {}, label), field);
  }

  /**
   * What a seat is called in the form.
   *
   * @param {number} seat
   */
  seatName(seat) {
    const name = this.names[seat]?.trim();
    if (seat === 0 && this.mode !== "same") return name || say("you");
    if (this.mode === "same") return name || say("player_n", { n: seat + 1 });
    const kind = say(this.mode === "bot" ? "bot" : "friend");
    return this.seats > 2 ? `${kind} ${seat + 1}` : kind;
  }

  nameSeats() {
    for (const label of this.places.settings.querySelectorAll("span")) {
      const { setting, seat } = label.dataset;
      if (setting) label.textContent = `${setting}: ${this.seatName(Number(seat))}`;
    }
  }

  writeSettings() {
    const further = this.further();
    /** @type {HTMLElement[]} */
    const fields = this.asked().flatMap((setting) => {
      if (setting.per_seat) return this.seatFields(setting);
      return further.includes(setting) ? [] : [this.sharedField(setting)];
    });
    if (further.length) fields.push(this.folded(further));
    this.places.settings.replaceChildren(...fields);
    this.places.box.hidden = fields.length === 0;
  }

  /**
   * Where there are many settings, those after the first that concerns everybody: they are folded away.
   *
   * @returns {SharedSetting[]}
   */
  further() {
    const shared = this.asked().filter((setting) => !setting.per_seat);
    return shared.length > FEW ? shared.slice(1) : [];
  }

  /**
   * A fold with these settings; open while one of them is not as usual.
   *
   * @param {SharedSetting[]} settings
   */
  folded(settings) {
    const changed = settings.some((setting) => this.shared[slotOf(setting)] !== setting.default);
    return element(
      "details",
      { class: "more-settings", open: changed || (this.places.settings.querySelector("details")?.open ?? false) },
      element("summary", {}, say("more_settings", { n: settings.length })),
      element("div", { class: "settings" }, ...settings.map((setting) => this.sharedField(setting))),
    );
  }

  /**
   * Sit down with the deck of this name, built in this browser.
   *
   * @param {string} name
   */
  bring(name) {
    const deck = savedDecks(this.game.key).find((each) => each.name === name);
    if (!deck || !this.each.decks) return;
    this.each.decks[0] = deckText(deck);
    const formats = this.game.settings.find(({ key }) => key === "format")?.choices ?? [];
    if (formats.some(({ value }) => value === deck.format)) this.shared.format = deck.format;
    this.writeSettings();
  }

  /** @param {SharedSetting} setting */
  sharedField(setting) {
    const key = slotOf(setting);
    const slot = { read: () => this.shared[key], write: (/** @type {string} */ value) => (this.shared[key] = value) };
    return this.field(setting, setting.name, slot);
  }

  /**
   * A field for each seat.
   *
   * @param {SeatSetting} setting
   */
  seatFields(setting) {
    const values = this.each[slotOf(setting)];
    return Array.from({ length: this.seats }, (_, seat) => {
      values[seat] ??= setting.default[seat % setting.default.length];
      const slot = { read: () => values[seat], write: (/** @type {string} */ value) => (values[seat] = value) };
      const mark = { "data-setting": setting.name, "data-seat": seat };
      const field = this.field(setting, `${setting.name}: ${this.seatName(seat)}`, slot, mark);
      return this.mayLeave(setting, seat) ? this.leavable(setting, seat, field) : field;
    });
  }

  /**
   * Whether somebody else may choose it: a friend at the link, a bot at random. What the match asks later is not asked twice.
   *
   * @param {SeatSetting} setting
   * @param {number} seat
   */
  mayLeave(setting, seat) {
    return seat > 0 && this.mode !== "same" && !setting.later;
  }

  /**
   * Friends choose for themselves unless they are told; bots take what they are given.
   *
   * @param {SeatSetting} setting
   * @param {number} seat
   */
  isLeft(setting, seat) {
    return this.mayLeave(setting, seat) && (this.left[slotOf(setting)]?.[seat] ?? this.mode === "friend");
  }

  /**
   * A field with a box to tick that leaves the choice to whoever sits there.
   *
   * @param {SeatSetting} setting
   * @param {number} seat
   * @param {HTMLElement} field
   */
  leavable(setting, seat, field) {
    const box = element("input", {
      type: "checkbox",
      name: `left-${setting.key}-${seat}`,
      checked: this.isLeft(setting, seat),
      onchange: () => {
        (this.left[slotOf(setting)] ??= [])[seat] = box.checked;
        field.hidden = box.checked;
      },
    });
    field.hidden = box.checked;
    const words = say(this.mode === "friend" ? "left_to_friend" : "left_to_bot", { setting: setting.name, name: this.seatName(seat) });
    return element("div", { class: "leavable" }, element("label", { class: "left" }, box, element("span", {}, words)), field);
  }

  /**
   * @param {Setting} setting
   * @param {string} label
   * @param {Slot} slot
   * @param {Record<string, Attribute>} [mark] attributes of the label
   */
  field(setting, label, slot, mark) {
    if (!this.fields) throw new Error("there is no game to sit down to");
    return this.fields.settingField(setting, label, slot, mark);
  }

  /**
   * The body of the order.
   *
   * @returns {TableOrder}
   */
  order() {
    /** @type {TableOrder["options"]} */
    const options = {};
    for (const setting of this.asked()) {
      const key = slotOf(setting);
      options[setting.key] = setting.per_seat ? this.seatValues(setting) : this.shared[key];
    }
    if (this.packs.length) options.packs = this.packs;
    const seats = Array.from({ length: this.seats }, (_, seat) => this.seatOrder(seat));
    const order = { game: this.game.key, options, seats, same_screen: this.mode === "same", invite: this.mode !== "same" };
    return this.mayBeMatch() && this.bestOf > 1 ? { ...order, best_of: this.bestOf } : order;
  }

  /**
   * What each seat has; null for what it chooses itself.
   *
   * @param {SeatSetting} setting
   */
  seatValues(setting) {
    return this.each[slotOf(setting)].slice(0, this.seats).map((value, seat) => (this.isLeft(setting, seat) ? null : value));
  }

  /**
   * @param {number} seat
   * @returns {SeatOrder}
   */
  seatOrder(seat) {
    if (this.mode === "bot" && seat > 0) return { kind: "bot", bot: this.character ? `${this.bot}-${this.character}` : this.bot };
    const fallback = this.mode === "friend" && seat > 0 ? "" : say("player_n", { n: seat + 1 });
    const own = this.mode === "same" || seat === 0 ? this.names[seat]?.trim() : "";
    return { kind: "human", name: own || fallback };
  }

  /**
   * Keep what was chosen for the next table.
   *
   * @param {{same_screen: boolean}} order
   */
  remember(order) {
    const name = this.names[0]?.trim();
    remember("mode", this.mode);
    remember("bot", this.bot);
    remember("character", this.character);
    if (!order.same_screen && name) remember("name", name);
  }
}

/**
 * A bot may be somebody with a taste, or only as strong as it is.
 *
 * @param {Named[]} characters
 */
function nobodyOr(characters) {
  return [{ key: "", name: say("no_character") }, ...characters];
}
