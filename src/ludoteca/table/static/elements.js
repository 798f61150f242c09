// Building blocks of the page. Text always goes in as text, never as markup.

/**
 * @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Attribute
 * @typedef {Node | string | null | undefined} Child
 */

const SVG = "http://www.w3.org/2000/svg";
const AS_PROPERTY = new Set(["value", "checked", "disabled", "hidden", "selected", "open", "textContent"]);

/**
 * An element with attributes, listeners (`onclick: f`) and children (nodes or strings).
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice("on".length), value);
    else if (AS_PROPERTY.has(name)) Reflect.set(node, name, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/**
 * A part of a drawing.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function drawn(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/**
 * One of our own icons; decoration only, the words stand beside it or in the accessible name.
 *
 * @param {string} name
 */
export function icon(name) {
  return drawn("svg", { class: "icon", "aria-hidden": "true", focusable: "false" }, drawn("use", { href: `/static/icons.svg#${name}` }));
}

/**
 * The element of the page with this id; it is of this kind.
 *
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
export function byId(id, kind = /** @type {new () => any} */ (HTMLElement)) {
  const node = document.getElementById(id);
  if (!(node instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return node;
}

/**
 * Where an event happened; null when that is no element.
 *
 * @param {Event} event
 */
export const targetOf = (event) => (event.target instanceof Element ? event.target : null);

/**
 * Whether somebody is writing there, so that keys are letters.
 *
 * @param {Event} event
 */
export const isWriting = (event) => Boolean(targetOf(event)?.closest("input, textarea, select"));

/**
 * Let a dialog be closed by this button, and by a press beside it.
 *
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} button
 */
export function closes(dialog, button) {
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** Whether the visitor would rather see nothing move. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Copy a text; says so on the button for a moment.
 *
 * @param {string} text
 * @param {HTMLElement} button
 * @param {string} done
 * @param {string} usual
 */
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
