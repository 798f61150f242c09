// Letters are measured where they are drawn: a line that is wider than its room in the visitor's own font is made to fit.

const NARROWEST = 0.75; // letters are squeezed so far; what is still too long gets smaller letters

/**
 * Make the lines of a drawing fit the rooms they carry (`data-room`). The drawing must be in the page.
 *
 * @param {Element} drawing
 */
export function fitLines(drawing) {
  /** @type {NodeListOf<SVGTextElement>} */
  const found = drawing.querySelectorAll("text[data-room]");
  const lines = [...found];
  for (const line of lines) loosen(line);
  const shares = lines.map((line) => Number(line.dataset.room) / line.getComputedTextLength()); // read all, then write
  lines.forEach((line, at) => shares[at] < 1 && squeeze(line, shares[at]));
}

/**
 * As if it had all the room in the world.
 *
 * @param {SVGTextElement} line
 */
function loosen(line) {
  line.removeAttribute("textLength");
  line.removeAttribute("lengthAdjust");
  if (line.dataset.size) line.setAttribute("font-size", line.dataset.size);
}

/**
 * @param {SVGTextElement} line
 * @param {number} share
 */
function squeeze(line, share) {
  if (share < NARROWEST) {
    line.dataset.size ??= line.getAttribute("font-size") ?? "";
    line.setAttribute("font-size", String((Number(line.dataset.size) * share) / NARROWEST));
  }
  line.setAttribute("textLength", line.dataset.room ?? "");
  line.setAttribute("lengthAdjust", "spacingAndGlyphs");
}
