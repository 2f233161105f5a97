// @ts-check
// Words over the collection: what is wrong, and whether it helps to load the page again.

import { find } from "./dom.js";

/**
 * Without words there is no notice.
 * @param {string} words
 * @param {boolean} [offersReload]
 */
export function notify(words, offersReload = false) {
  find("notice-words").textContent = words;
  find("notice-reload").hidden = !offersReload;
  find("notice").hidden = words === "";
}

find("notice-reload").addEventListener("click", () => location.reload());
