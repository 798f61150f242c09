// The shape of the drawing to ask for: wide, or tall on a phone or tablet held upright.

const upright = matchMedia("(max-width: 60rem) and (max-aspect-ratio: 4/5)");

export const shape = () => (upright.matches ? "tall" : "wide");

export const onShape = (changed) => upright.addEventListener("change", changed);
