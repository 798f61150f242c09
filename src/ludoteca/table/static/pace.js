// How fast things move: slow, normal, fast, or not at all. Whoever asks the system for less motion sees none.

import { calm } from "./elements.js";
import { recall, remember } from "./memory.js";

/** @type {Record<string, number>} how much longer everything takes than usual */
const PACES = { slow: 1.8, normal: 1, fast: 0.4, none: 0 };
const USUAL = "normal";

/** What was chosen last. */
function chosen() {
  const name = String(recall("pace", USUAL));
  return name in PACES ? name : USUAL;
}

/** How much longer things take than usual; 0: nothing moves. */
export const pace = () => (calm() ? 0 : PACES[chosen()]);

/** Whether bots need not wait for this page. */
export const hurries = () => pace() < 1;

/**
 * A timing at the chosen pace.
 *
 * @template {{duration: number}} T
 * @param {T} timing
 */
export const paced = (timing) => ({ ...timing, duration: timing.duration * pace() });

/**
 * Let a list offer the paces.
 *
 * @param {HTMLSelectElement} field
 */
export function offerPace(field) {
  field.value = chosen();
  field.addEventListener("change", () => remember("pace", field.value));
}
