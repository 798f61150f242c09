// A game's emblem, drawn from its key alone: a rosette like those on old playing-card backs, with its initial.

import { drawn } from "./elements.js";

const INKS = [
  ["#7a2e22", "#c98a3d"],
  ["#1f4d46", "#c9a13d"],
  ["#2f3f6b", "#c98a3d"],
  ["#5b2a55", "#cf9a4a"],
  ["#4b4a1c", "#b9542f"],
];

/**
 * Numbers that look thrown, always the same for the same key.
 *
 * @param {string} key
 */
function numbers(key) {
  let seed = 2166136261;
  for (const letter of key) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (/** @type {number} */ below) => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 374761393;
    return ((seed >>> 0) % 9973) % below;
  };
}

/**
 * A closed curve of a wheel rolling on a circle.
 *
 * @param {number} petals
 * @param {number} size
 * @param {number} depth
 */
function curve(petals, size, depth) {
  const points = [];
  for (let i = 0; i <= 240; i += 1) {
    const angle = (i / 240) * 2 * Math.PI;
    const radius = size * (1 - depth + depth * Math.cos(petals * angle));
    points.push(`${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

/**
 * @param {string} key
 * @param {string} name
 */
export function emblem(key, name) {
  const next = numbers(key);
  const [ink, gold] = INKS[next(INKS.length)];
  const petals = 7 + next(6);
  const svg = drawn("svg", { viewBox: "-100 -70 200 140", class: "emblem", "aria-hidden": "true", preserveAspectRatio: "xMidYMid slice" });
  svg.append(drawn("rect", { x: -160, y: -120, width: 320, height: 240, fill: ink }));
  for (let ring = 0; ring < 9; ring += 1) {
    const turn = (ring * 180) / petals / 4.5;
    svg.append(
      drawn("path", {
        d: curve(petals, 128 - ring * 11, 0.1 + 0.02 * (ring % 4)),
        fill: "none",
        stroke: gold,
        "stroke-width": ring % 3 === 0 ? 1.4 : 0.6,
        opacity: 0.35 + 0.05 * ring,
        transform: `rotate(${turn})`,
      }),
    );
  }
  svg.append(drawn("circle", { r: 33, fill: "#f6ecd6", stroke: gold, "stroke-width": 2.5 }));
  svg.append(drawn("circle", { r: 28.5, fill: "none", stroke: ink, "stroke-width": 0.8 }));
  const [letter = ""] = name.split(" ").at(-1) ?? "";
  svg.append(drawn("text", { "text-anchor": "middle", y: 15, "font-size": 42, fill: ink, class: "emblem-letter" }, letter));
  return svg;
}
