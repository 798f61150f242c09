// How a match went, for its end: a chart of what counts, the moment on which it turned, and what each player did.

/** @import { Course } from "./protocol.js" */

import { drawn, element } from "./elements.js";
import { say } from "./words.js";

const WIDE = matchMedia("(max-width: 40rem)").matches ? 340 : 620;
const HIGH = 190;
const MARGIN = { left: 30, right: 92, top: 14, bottom: 24 };
const LETTERS = 13;
const COLOURS = ["#4f9be8", "#e2607f", "#5fbf77", "#d9a536", "#a58be0", "#d98f5a"];

/**
 * Everything about the course of a match.
 *
 * @param {Course} course
 * @param {string} replay the link to the match, step by step
 * @param {string[]} names of the players, by seat
 * @returns {Node[]}
 */
export function courseOf(course, replay, names) {
  if (course.moments.length < 2) return [deedsOf(course)];
  return [chartOf(course, names), turningOf(course, replay), deedsOf(course)].filter((node) => node !== null);
}

/**
 * @param {Course} course
 * @param {string[]} names
 */
function chartOf({ moments, lines, turning }, names) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (/** @type {number} */ at) => MARGIN.left + ((WIDE - MARGIN.left - MARGIN.right) * at) / (moments.length - 1);
  const y = (/** @type {number} */ value) => HIGH - MARGIN.bottom - ((HIGH - MARGIN.top - MARGIN.bottom) * value) / most;
  const called = (/** @type {Course["lines"][number]} */ { name, seat }) => (seat === null ? name : names[seat]);
  const spoken = lines.map((line) => `${called(line)}: ${line.values.join(", ")}`).join(". ");
  const chart = drawn("svg", { class: "course-chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${lines[0].name}. ${spoken}` });
  for (const value of [0, Math.ceil(most / 2), most]) {
    chart.append(
      drawn("path", { class: "course-grid", d: `M${MARGIN.left} ${y(value)}H${WIDE - MARGIN.right}` }),
      drawn("text", { class: "course-figure", x: MARGIN.left - 6, y: y(value) + 4, "text-anchor": "end" }, String(value)),
    );
  }
  for (const at of [0, moments.length - 1]) {
    chart.append(drawn("text", { class: "course-figure", x: x(at), y: HIGH - 6, "text-anchor": "middle" }, String(moments[at])));
  }
  if (turning !== null) chart.append(drawn("path", { class: "course-turn", d: `M${x(turning)} ${MARGIN.top - 6}V${HIGH - MARGIN.bottom}` }));
  /** @type {number[]} */
  const ends = [];
  for (const [place, line] of lines.entries()) {
    const points = line.values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
    const colour = COLOURS[(line.seat ?? place) % COLOURS.length];
    const last = line.values[line.values.length - 1];
    let end = y(last) + 4;
    while (ends.some((other) => Math.abs(other - end) < 14)) end -= 14;
    ends.push(end);
    chart.append(
      drawn("path", { class: "course-line", d: `M${points.join("L")}`, stroke: colour, pathLength: 1 }),
      drawn("circle", { cx: x(line.values.length - 1), cy: y(last), r: 4, fill: colour }),
      drawn("text", { class: "course-name", x: WIDE - MARGIN.right + 9, y: end, fill: colour }, `${last} ${called(line)}`.slice(0, LETTERS)),
    );
  }
  return element("figure", { class: "course" }, element("figcaption", {}, captionOf(lines)), chart);
}

/** @param {Course["lines"]} lines */
function captionOf(lines) {
  return [...new Set(lines.map(({ name }) => name))].join(" · ");
}

/**
 * @param {Course} course
 * @param {string} replay
 */
function turningOf({ turning, moments, steps }, replay) {
  if (turning === null) return null;
  const link = `${replay}?step=${steps[turning]}`;
  return element(
    "p",
    { class: "course-turning" },
    say("turning_point", { n: moments[turning] }),
    " ",
    element("a", { href: link }, say("turning_look")),
  );
}

/** @param {Course} course */
function deedsOf({ deeds }) {
  return element(
    "div",
    { class: "course-deeds" },
    ...deeds
      .filter(({ counts }) => counts.length)
      .map(({ seat, name, counts }) => {
        const title = element("h3", {}, name);
        title.style.setProperty("--own", COLOURS[seat % COLOURS.length]);
        return element("section", {}, title, element("ul", {}, ...counts.map(([words, often]) => element("li", {}, element("b", {}, String(often)), ` ${words}`))));
      }),
  );
}
