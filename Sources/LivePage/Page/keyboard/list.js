// @ts-check
// The list of keys and gestures: the scene's own, and the common ones. The question mark opens it.

import { descriptionRow, find } from "../dom.js";
import { Key } from "../protocol.js";
import { isTyping } from "../search.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

/** @type {Map<number, string>} */
const names = new Map([[Key.delete, "Delete"], [Key.enter, "Return"], [Key.space, "Space"], [Key.escape, "Escape"],
  [Key.home, "Home"], [Key.end, "End"]]);
/** @type {[name: string, title: string][]} */
const common = [
  ["Arrows, Page Up, Page Down", "scroll"], ["Home, End", "go to the first or last item"], ["[ and ]", "rotate"], ["+ and −", "zoom"],
  ["Drag, wheel", "scroll"], ["Two fingers", "pinch and rotate"], ["Control + wheel", "pinch"],
  ["Shift + F10", "show a row's actions"], ["/", "search"], ["?", "show this list"],
];

const dialog = find("keys", HTMLDialogElement);
find("show-keys").addEventListener("click", () => dialog.showModal());
dialog.querySelector(".close")?.addEventListener("click", () => dialog.close());
// Closes the list after a click outside.
dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.defaultPrevented || isTyping(event)) return;
  event.preventDefault();
  if (dialog.open) dialog.close(); else dialog.showModal();
});

/** @param {Reader} reader */
export function readKeys(reader) {
  const own = reader.list(() => descriptionRow(names.get(reader.byte()) ?? "", reader.text()));
  find("key-list").replaceChildren(...own, ...common.map(([name, title]) => descriptionRow(name, title)));
}
