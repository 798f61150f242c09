// What every page does at first: write its icons and its own words, and let its buttons change the language.

import { byId, icon } from "./elements.js";
import { changeLook, wearLook } from "./look.js";
import { offerPace } from "./pace.js";
import { language, learn, locale, say, setLanguage } from "./words.js";

/**
 * Make the page ready; `translate` is called whenever the reader has chosen another language.
 *
 * @param {() => void} translate
 */
export function beginPage(translate) {
  const buttons = byId("languages").querySelectorAll("button");
  const speak = () => {
    writeWords();
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.lang === language()));
  };
  for (const button of buttons) {
    button.addEventListener("click", async () => {
      setLanguage(button.dataset.lang);
      await learn();
      speak();
      translate();
    });
  }
  wearLook();
  document.getElementById("look")?.addEventListener("click", changeLook);
  const pace = document.getElementById("pace");
  if (pace instanceof HTMLSelectElement) offerPace(pace);
  fill("data-icon", (place, name) => place.replaceChildren(icon(name)));
  speak();
  learn().then((is_new) => {
    if (!is_new) return;
    speak();
    translate();
  });
}

/** The page's own words: `data-say` is text, `data-say-label` an accessible name, `data-say-title` a tooltip. */
function writeWords() {
  document.documentElement.lang = locale();
  fill("data-say", (node, key) => (node.textContent = say(key)));
  fill("data-say-label", (node, key) => node.setAttribute("aria-label", say(key)));
  fill("data-say-title", (node, key) => node.setAttribute("title", say(key)));
  fill("data-say-placeholder", (node, key) => node.setAttribute("placeholder", say(key)));
}

/**
 * Give every element of the page that has this attribute what it names.
 *
 * @param {string} attribute
 * @param {(node: Element, name: string) => void} give
 */
function fill(attribute, give) {
  for (const node of document.querySelectorAll(`[${attribute}]`)) give(node, node.getAttribute(attribute) ?? "");
}
