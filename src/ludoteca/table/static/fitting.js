// Letters are measured where they are drawn: a line that is wider than its room in the visitor's own font is made to fit.

const NARROWEST = 0.75; // letters are squeezed so far; what is still too long gets smaller letters
const LEAST = 11.2; // pixels: no smaller; what is still too long is squeezed more
const TIGHTEST = 0.55; // and so far; of what is still too long the end is left out, and the dock has all of it

/**
 * Make the lines of drawings fit the rooms they carry (`data-room`). The drawings must be in the page; those that
 * change at once are given at once, because every measuring after a change lays out the page anew.
 *
 * @param {ParentNode[]} drawings
 */
export function fitLines(...drawings) {
  const lines = drawings.flatMap((drawing) => [.../** @type {NodeListOf<SVGTextElement>} */ (drawing.querySelectorAll("text[data-room]"))]);
  for (const line of lines) loosen(line);
  const shares = lines.map((line) => Number(line.dataset.room) / line.getComputedTextLength()); // read all, then write
  const scales = lines.map((line, at) => (shares[at] < NARROWEST ? scaleOf(line) : 1));
  lines.forEach((line, at) => shares[at] < 1 && squeeze(line, shares[at], scales[at]));
}

/**
 * How many pixels a unit of the drawing has.
 *
 * @param {SVGTextElement} line
 */
function scaleOf(line) {
  const matrix = line.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
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
  if (line.dataset.words) line.textContent = line.dataset.words;
}

/**
 * @param {SVGTextElement} line
 * @param {number} share of its length that there is room for
 * @param {number} scale
 */
function squeeze(line, share, scale) {
  if (share < NARROWEST) {
    line.dataset.size ??= line.getAttribute("font-size") ?? "";
    const size = Number(line.dataset.size);
    const smaller = Math.max((size * share) / NARROWEST, Math.min(size, LEAST / scale));
    line.setAttribute("font-size", String(smaller));
    shorten(line, (share * size) / smaller);
  }
  line.setAttribute("textLength", line.dataset.room ?? "");
  line.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/**
 * Leave out the end of a line that nobody could read.
 *
 * @param {SVGTextElement} line
 * @param {number} share
 */
function shorten(line, share) {
  if (share >= TIGHTEST || line.childElementCount) return;
  line.dataset.words ??= line.textContent ?? "";
  const kept = Math.floor((line.dataset.words.length * share) / TIGHTEST) - 1;
  line.textContent = `${line.dataset.words.slice(0, Math.max(1, kept)).trimEnd()}…`;
}
