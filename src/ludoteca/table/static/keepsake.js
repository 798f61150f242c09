// The table's picture as a file: to keep it, or to show it to somebody.

const SCALE = 2; // so that it can still be read on a large screen

/**
 * Offers the picture as an image, or as the drawing itself where the browser cannot make an image of it.
 *
 * @param {SVGSVGElement} svg
 * @param {string} name
 */
export async function keepPicture(svg, name) {
  const drawing = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const { width, height } = svg.viewBox.baseVal;
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  await carryPictures(drawing);
  const source = new XMLSerializer().serializeToString(drawing);
  try {
    offer(await painted(source, width * SCALE, height * SCALE), `${name}.png`);
  } catch {
    offer(new Blob([source], { type: "image/svg+xml" }), `${name}.svg`);
  }
}

/**
 * A file reaches no address: it carries the pictures that it shows.
 *
 * @param {SVGSVGElement} drawing
 */
async function carryPictures(drawing) {
  const images = [...drawing.querySelectorAll("image")];
  await Promise.all(
    images.map(async (image) => {
      const answer = await fetch(image.getAttribute("href") ?? "");
      if (!answer.ok) return;
      image.setAttribute("href", `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`);
    }),
  );
}

/**
 * @param {string} source
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Blob>}
 */
async function painted(source, width, height) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed()), "image/png"));
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function offer(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
