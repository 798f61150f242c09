// The keys of the table.

/** @import { Choices } from "./choices.js" */
/** @import { Dragging } from "./dragging.js" */
/** @import { Hints } from "./hints.js" */
/** @import { Binding } from "./keys.js" */
/** @import { Moves } from "./moves.js" */
/** @import { People } from "./people.js" */
/** @import { RuleBook } from "./rules.js" */
/** @import { Side } from "./side.js" */
/** @import { Stage } from "./stage.js" */

const focused = () => /** @type {HTMLElement} */ (document.activeElement ?? document.body);

/**
 * @param {object} table the parts that keys reach
 * @param {Stage} table.stage
 * @param {Choices} table.choices
 * @param {Moves} table.moves
 * @param {Hints} table.hints
 * @param {RuleBook} table.rules
 * @param {People} table.people
 * @param {Side} table.side
 * @param {Dragging} table.dragging
 * @returns {Binding[]}
 */
export function tableKeys({ stage, choices, moves, hints, rules, people, side, dragging }) {
  const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const pick = (/** @type {KeyboardEvent} */ { key }) => {
    const option = choices.byNumber(Number(key));
    if (option) choices.choose(option);
  };
  const escape = () => (moves.decision?.continues ? moves.undo(true) : stage.dock.hide());
  const accept = () => choices.proposal && choices.choose(choices.proposal);
  const isFree = () => [document.body, stage.place].includes(focused()); // else keys belong to what has the focus
  const mayAccept = () => choices.proposal !== null && isFree();
  const openRule = () => moves.decision?.rule && rules.open(moves.decision.rule);
  return [
    { keys: numbers, shown: "1 … 9", words: "help_numbers", run: pick },
    { keys: ["Enter"], shown: "↵", words: "help_proposal", run: accept, when: mayAccept },
    { keys: [], shown: "Tab", words: "help_tab" },
    { keys: arrows, shown: "← ↑ ↓ →", words: "help_arrows", run: () => stage.enter() },
    { keys: ["PageUp", "PageDown"], shown: "PgUp PgDn", words: "help_next", run: () => stage.enter(), when: isFree },
    { keys: [], shown: "R F", words: "help_turn" },
    { keys: ["u"], shown: "U", words: "help_undo", run: () => moves.undo(false) },
    { keys: ["Escape"], shown: "Esc", words: "help_escape", run: escape },
    { keys: [], shown: "⇧", words: "help_shift" },
    { keys: ["m"], shown: "M", words: "help_carry", run: () => dragging.grasp() },
    { keys: [], shown: "S", words: "help_skip" },
    { keys: ["h"], shown: "H", words: "help_hint", run: () => hints.ask() },
    { keys: ["o"], shown: "O", words: "help_options", run: () => choices.openList() },
    { keys: ["r"], shown: "R", words: "help_rule", run: openRule },
    { keys: ["p"], shown: "P", words: "help_people", run: () => people.lookOn() },
    { keys: ["l"], shown: "L", words: "help_log", run: () => side.open("log") },
    { keys: ["c"], shown: "C", words: "help_chat", run: () => side.open("chat") },
    { keys: ["w"], shown: "W", words: "help_words", run: () => side.open("words") },
  ];
}
