// All puzzles by game and grade, those that were solved in this browser marked; each opens a table of its own.

/** @import { PuzzleEntry, PuzzleShelf } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { cover } from "./kept.js";
import { beginPage } from "./page.js";
import { puzzleName, puzzleTable, solvedPuzzles } from "./solved.js";
import { say } from "./words.js";

/** @param {unknown} error */
function complain(error) {
  byId("problem").textContent = api.messageOf(error);
  byId("problem").hidden = false;
}

/**
 * @param {string} game
 * @param {number} number
 */
async function open(game, number) {
  try {
    const { url } = await api.openPuzzle(game, number);
    location.href = puzzleTable(url, puzzleName(game, number));
  } catch (error) {
    complain(error);
  }
}

/**
 * A puzzle to press.
 *
 * @param {string} game
 * @param {PuzzleEntry} puzzle
 * @param {boolean} solved
 */
function entry(game, { number, choices }, solved) {
  const facts = [say("puzzle_choices", { n: choices }), solved ? say("puzzle_solved_mark") : ""];
  const parts = [
    element("strong", {}, say("puzzle_number", { n: number })),
    element("span", {}, facts.filter(Boolean).join(" · ")),
    solved ? element("i", { class: "puzzle-mark", "aria-hidden": "true" }, "✓") : null,
  ];
  return element("li", {}, element("button", { type: "button", class: solved ? "quiet solved" : "quiet", onclick: () => open(game, number) }, ...parts));
}

/** @param {PuzzleShelf} shelf */
function section({ key, name, goal, puzzles }) {
  const solved = solvedPuzzles();
  const isSolved = (/** @type {PuzzleEntry} */ { number }) => solved.has(puzzleName(key, number));
  const count = say("puzzle_count", { n: puzzles.filter(isSolved).length, all: puzzles.length });
  const grades = [...new Set(puzzles.map(({ title }) => title))].flatMap((title) => [
    element("h3", { class: "puzzle-grade" }, title),
    element("ol", { class: "puzzle-list" }, ...puzzles.filter((puzzle) => puzzle.title === title).map((puzzle) => entry(key, puzzle, isSolved(puzzle)))),
  ]);
  const all = element("progress", { class: "puzzle-progress", max: puzzles.length, value: puzzles.filter(isSolved).length, "aria-label": count });
  const head = [element("h2", {}, name), element("p", {}, `${goal} ${count}`), all, next(key, puzzles.find((puzzle) => !isSolved(puzzle)))];
  return element("section", { class: "paper" }, element("header", { class: "puzzle-head" }, cover(key), element("div", {}, ...head)), ...grades);
}

/**
 * The way to the first that is not solved yet.
 *
 * @param {string} game
 * @param {PuzzleEntry} [puzzle]
 */
function next(game, puzzle) {
  if (!puzzle) return null;
  const { number } = puzzle;
  return element("button", { type: "button", class: "action", onclick: () => open(game, number) }, say("puzzle_next", { n: number }));
}

async function show() {
  try {
    byId("shelves").replaceChildren(...(await api.puzzles()).map(section));
  } catch (error) {
    complain(error);
  }
}

beginPage(show);
show();
