// Which puzzles were solved in this browser, and the name of a puzzle in the address of its table.

import { recall, remember } from "./memory.js";

const KEY = "puzzles";

/**
 * @param {string} game
 * @param {number} number
 */
export const puzzleName = (game, number) => `${game}.${number}`;

/** @returns {Set<string>} the names of those that were solved */
export function solvedPuzzles() {
  const kept = recall(KEY, /** @type {unknown} */ ([]));
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : []);
}

/** @param {string} name */
export const noteSolved = (name) => remember(KEY, [...solvedPuzzles().add(name)]);

/**
 * The address of a table at which somebody solves a puzzle.
 *
 * @param {string} url
 * @param {string} name
 */
export const puzzleTable = (url, name) => `${url}?puzzle=${encodeURIComponent(name)}`;

/**
 * The puzzle that a page's address names, if it does.
 *
 * @param {string} search
 */
export function puzzleIn(search) {
  const name = new URLSearchParams(search).get("puzzle") ?? "";
  const [, game, number] = /^(\w+)\.(\d+)$/.exec(name) ?? [];
  return game ? { game, number: Number(number), name } : null;
}
