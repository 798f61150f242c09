// Small signs for figures that are counted: one for each name that a game may give (`SIGNS` in kernel/tallies.py).

import { drawn } from "./elements.js";

/** Drawn on a square of 24. */
const SIGNS = {
  card: "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm5 5l-3.5 5 3.5 5 3.5-5z",
  coin: "M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12a6 6 0 0 1 0-12zm0 2.500l-2.200 3.500 2.200 3.500 2.200-3.500z",
  drop: "M12 1.500c4.200 5.600 7 9 7 12.800a7 7 0 0 1-14 0C5 10.500 7.800 7.100 12 1.500z",
  gem: "M6 3h12l5 7-11 12L1 10zm3 7l3 7 3-7z",
  heart: "M12 21.500C5 16 1.500 12.500 1.500 8a5.300 5.300 0 0 1 10.500-1.500A5.300 5.300 0 0 1 22.500 8c0 4.500-3.500 8-10.500 13.500z",
  hero: "M12 1.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11zM2 23c0-6 4.500-9 10-9s10 3 10 9z",
  move: "M2 9h11V3.500L22.500 12 13 20.500V15H2z",
  note: "M8.500 4L21 1.500v14.200a3.700 3.100 0 1 1-2.600-3V6.700L11.100 8.100v10.100a3.700 3.100 0 1 1-2.600-3z",
  shard: "M13.500 1.500L20 10l-8 12.500L4 12zm-1 5l-4.500 6 3.500 4.500z",
  shield: "M12 1.500l9 3.200v6.500c0 6.300-4 9.500-9 11.500c-5-2-9-5.200-9-11.500V4.700z",
  skull: "M12 1.500a9.500 9.500 0 0 1 6.300 16.500v4.500H5.700V18A9.500 9.500 0 0 1 12 1.500zM8.300 8.500a2.200 2.600 0 1 0 0 5.200a2.200 2.600 0 0 0 0-5.200zm7.400 0a2.200 2.600 0 1 0 0 5.200a2.200 2.600 0 0 0 0-5.200zM12 14.500l-1.500 3h3z",
  spark: "M13.500 1L3.500 14h6.500l-1.500 9L18.500 10H12z",
  spell: "M12 .5l2.700 8.800 8.800 2.700-8.800 2.700L12 23.500l-2.700-8.800L.5 12l8.800-2.700z",
  star: "M12 1.200l3.200 7 7.600.9-5.700 5.200 1.600 7.500L12 18l-6.700 3.800 1.600-7.500L1.200 9.100l7.600-.9z",
  sword: "M22 2l-1 5.500L10.500 18 7 14.500 17 4zM3.500 12.500l8 8-2 1.500-2.700-2.700L4 22.500 1.500 20l3.200-2.800L2 14.500z",
  tile: "M2.500 2.500h9v9h-9zM12.500 2.500h9v9h-9zM2.500 12.500h9v9h-9z",
  tower: "M4 2h3.500v3h2.700V2h3.600v3h2.700V2H20v8l-2 2v7h2v3H4v-3h2v-7l-2-2z",
};

/**
 * The sign of that name; decoration only, the words stand beside it.
 *
 * @param {string} name
 */
export function sign(name) {
  const d = name in SIGNS ? SIGNS[/** @type {keyof typeof SIGNS} */ (name)] : SIGNS.star;
  const shape = drawn("path", { d, "fill-rule": "evenodd" });
  return drawn("svg", { class: `sign sign-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, shape);
}
