// Building blocks of the page. Text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
const AS_PROPERTY = new Set(["value", "checked", "disabled", "hidden", "selected", "open", "textContent"]);

/** An element with attributes, listeners (`onclick: f`) and children (nodes or strings). */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (AS_PROPERTY.has(name)) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** One of our own icons; decoration only, the words stand beside it or in the accessible name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/static/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/** Fill every `<i data-icon>` of the page. */
export function writeIcons(root = document) {
  for (const place of root.querySelectorAll("[data-icon]")) {
    place.replaceChildren(icon(place.dataset.icon));
  }
}

export const byId = (id) => {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
};

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Copy a text; says so on the button for a moment. */
export async function copyText(text, button, done, usual) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element("textarea", { value: text, readonly: true, class: "off-screen" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const label = button.querySelector(".label") ?? button;
  label.textContent = done;
  setTimeout(() => (label.textContent = usual), 1600);
}
