// The fields of a form for a game's own settings: lists to choose from, decks of this browser, pasted lists, teams of several.

/** @import { Attribute } from "./elements.js" */
/** @import { Game, Setting } from "./protocol.js" */

import { deckText, savedDecks } from "./deck_shelf.js";
import { element } from "./elements.js";
import { say } from "./words.js";

/**
 * Where a field of the form keeps its value.
 *
 * @typedef {{read: () => string, write: (value: string) => void}} Slot
 *
 * A value and its name.
 * @typedef {[string, string]} Choice
 */

const OWN_LIST = "\u0000own";
const PLUS = " + ";

export class Fields {
  /**
   * @param {Game} game
   * @param {() => void} [changed] called when a value was chosen on which others depend
   */
  constructor(game, changed = () => {}) {
    this.game = game;
    this.changed = changed;
  }

  /**
   * Decks built in this browser, as choices of the setting that takes decks.
   *
   * @param {Setting} setting
   * @returns {Choice[]}
   */
  ownDecks(setting) {
    if (!this.game.builds_decks || setting.key !== "decks") return [];
    return savedDecks(this.game.key)
      .filter((deck) => Object.keys(deck.cards).length)
      .map((deck) => [deckText(deck), say("decks_mine", { name: deck.name })]);
  }

  /**
   * @param {Setting} setting
   * @param {string} label
   * @param {Slot} slot
   * @param {Record<string, Attribute>} [mark] attributes of the label
   */
  settingField(setting, label, slot, mark = {}) {
    if (setting.parts > 1) return this.partsField(setting, label, slot);
    const known = [...this.ownDecks(setting), ...choicesOf(setting)];
    const own = !known.some(([value]) => value === slot.read());
    if (setting.free) known.push([OWN_LIST, say("own_list")]);
    if (known.length === 0) return this.freeField(label, slot);
    const area = element("textarea", { rows: 6, maxlength: 6000, oninput: () => slot.write(area.value) });
    const text = this.ownList(setting, area);
    text.hidden = !(setting.free && own);
    const changed = (/** @type {string} */ value) => {
      text.hidden = value !== OWN_LIST;
      slot.write(value === OWN_LIST ? area.value : value);
      const matters = Object.keys(setting.seats).length || this.game.settings.some(({ only }) => setting.key in only);
      if (matters) this.changed();
    };
    const field = select(label, known, own ? OWN_LIST : slot.read(), changed, mark);
    return element("div", { class: "setting" }, field, setting.free ? text : null, this.decided(setting, slot.read()));
  }

  /**
   * What the chosen value decides of other settings, in their own words.
   *
   * @param {Setting} setting
   * @param {string} value
   */
  decided(setting, value) {
    const told = Object.entries(setting.decides[value] ?? {}).map(([key, chosen]) => {
      const other = this.game.settings.find((each) => each.key === key);
      return element("li", {}, `${other?.name}: ${other?.choices.find((choice) => choice.value === chosen)?.name}`);
    });
    return told.length ? element("ul", { class: "decided" }, ...told) : null;
  }

  /**
   * Several of the choices, each in a field of its own.
   *
   * @param {Setting} setting
   * @param {string} label
   * @param {Slot} slot
   */
  partsField(setting, label, slot) {
    const parts = slot.read().split(PLUS);
    const fields = parts.map((part, place) =>
      select(`${label} (${place + 1})`, choicesOf(setting), part, (value) => {
        parts[place] = value;
        slot.write(parts.join(PLUS));
      }),
    );
    return element("div", { class: "setting parts" }, ...fields);
  }

  /**
   * @param {Setting} setting
   * @param {HTMLTextAreaElement} area
   */
  ownList(setting, area) {
    return element(
      "label",
      { class: "field own" },
      element("span", {}, say("own_list_label", { setting: setting.name })),
      area,
      element("small", {}, say("own_list_hint")),
    );
  }

  /**
   * @param {string} label
   * @param {Slot} slot
   */
  freeField(label, slot) {
    const field = element("input", { value: slot.read(), oninput: () => slot.write(field.value) });
    return element("label", { class: "field" }, element("span", {}, label), field);
  }
}

/**
 * Where a setting's value is kept: two settings may give the same option in different ways.
 *
 * @param {Setting} setting
 */
export function slotOf({ key, parts }) {
  return parts > 1 ? `${key}/${parts}` : key;
}

/**
 * @param {Setting} setting
 * @returns {Choice[]}
 */
function choicesOf({ choices }) {
  return choices.map(({ value, name }) => [value, name]);
}

/**
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} changed
 * @param {Record<string, Attribute>} [mark] attributes of the label
 */
export function select(label, choices, chosen, changed, mark = {}) {
  const field = element(
    "select",
    { onchange: () => changed(field.value) },
    ...choices.map(([value, name]) => element("option", { value, selected: value === chosen }, name)),
  );
  return element("label", { class: "field" }, element("span", mark, label), field);
}
