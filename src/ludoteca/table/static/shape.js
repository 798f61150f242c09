// The shape of the drawing to ask for: wide, or tall on a phone held upright.

const upright = matchMedia("(max-width: 44rem) and (orientation: portrait)");

export const shape = () => (upright.matches ? "tall" : "wide");

export const onShape = (changed) => upright.addEventListener("change", changed);
