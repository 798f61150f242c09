// The shape of the drawing to ask for: wide, or tall on a phone or tablet held upright.

/** @import { Shape } from "./protocol.js" */

const upright = matchMedia("(max-width: 60rem) and (max-aspect-ratio: 4/5)");

/** @returns {Shape} */
export const shape = () => (upright.matches ? "tall" : "wide");

/** @param {() => void} changed */
export const onShape = (changed) => upright.addEventListener("change", changed);
