// Decks kept in this browser, by game and name.

import { recall, remember } from "./memory.js";

/**
 * A deck: how many copies of which cards, its sideboard if it has one, and the same as a deck file, once the server has
 * written it.
 *
 * @typedef {{name: string, format: string, cards: Record<string, number>, side?: Record<string, number>, text: string}} Deck
 */

/** @param {string} game */
const shelf = (game) => `decks.${game}`;

/**
 * The decks of a game, the latest first.
 *
 * @param {string} game
 */
export function savedDecks(game) {
  const decks = recall(shelf(game), /** @type {Deck[]} */ ([]));
  return Array.isArray(decks) ? decks.filter((deck) => typeof deck?.name === "string" && typeof deck.cards === "object") : [];
}

/**
 * @param {string} game
 * @param {string | null} name
 */
export const savedDeck = (game, name) => savedDecks(game).find((deck) => deck.name === name) ?? null;

/**
 * Keep the deck, in the place of `before` if it had another name.
 *
 * @param {string} game
 * @param {Deck} deck
 * @param {string} [before]
 */
export function keepDeck(game, deck, before = deck.name) {
  const others = savedDecks(game).filter(({ name }) => name !== deck.name && name !== before);
  remember(shelf(game), [{ ...deck, at: Date.now() }, ...others]);
}

/**
 * @param {string} game
 * @param {string} name
 */
export function forgetDeck(game, name) {
  remember(shelf(game), savedDecks(game).filter((deck) => deck.name !== name));
}

/**
 * A name like this one that no deck has yet.
 *
 * @param {string} game
 * @param {string} wanted
 */
export function freeName(game, wanted) {
  const taken = new Set(savedDecks(game).map(({ name }) => name));
  let name = wanted;
  for (let n = 2; taken.has(name); n += 1) name = `${wanted} ${n}`;
  return name;
}

/**
 * The deck as a deck file: the names, if the server has written them, else the cards' ids.
 *
 * @param {Pick<Deck, "cards" | "side" | "text">} deck
 */
export const deckText = ({ cards, side, text }) =>
  text || lines(cards) + (Object.keys(side ?? {}).length ? `\nSideboard\n${lines(side ?? {})}` : "");

/** @param {Record<string, number>} cards */
const lines = (cards) => Object.entries(cards).map(([id, copies]) => `${copies} ${id}\n`).join("");
