// Decks kept in this browser, by game and name. A deck: `{name, format, cards: {id: copies}, text, at}`.

import { recall, remember } from "./memory.js";

const shelf = (game) => `decks.${game}`;

/** The decks of a game, the latest first. */
export function savedDecks(game) {
  const decks = recall(shelf(game), []);
  return Array.isArray(decks) ? decks.filter((deck) => typeof deck?.name === "string" && typeof deck.cards === "object") : [];
}

export const savedDeck = (game, name) => savedDecks(game).find((deck) => deck.name === name) ?? null;

/** Keep the deck, in the place of `before` if it had another name. */
export function keepDeck(game, deck, before = deck.name) {
  const others = savedDecks(game).filter(({ name }) => name !== deck.name && name !== before);
  remember(shelf(game), [{ ...deck, at: Date.now() }, ...others]);
}

export function forgetDeck(game, name) {
  remember(shelf(game), savedDecks(game).filter((deck) => deck.name !== name));
}

/** A name like this one that no deck has yet. */
export function freeName(game, wanted) {
  const taken = new Set(savedDecks(game).map(({ name }) => name));
  let name = wanted;
  for (let n = 2; taken.has(name); n += 1) name = `${wanted} ${n}`;
  return name;
}

/** The deck as a deck file: the names, if the server has written them, else the cards' ids. */
export const deckText = (deck) =>
  deck.text || Object.entries(deck.cards).map(([id, copies]) => `${copies} ${id}\n`).join("");
