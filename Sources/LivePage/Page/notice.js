// @ts-check
// The notice over the collection. It describes a problem and can offer to reload the page.

import { find } from "./dom.js";

/**
 * Shows a notice. An empty text hides it.
 * @param {string} words
 * @param {boolean} [offersReload]
 */
export function notify(words, offersReload = false) {
  find("notice-words").textContent = words;
  find("notice-reload").hidden = !offersReload;
  find("notice").hidden = words === "";
}

find("notice-reload").addEventListener("click", () => location.reload());
