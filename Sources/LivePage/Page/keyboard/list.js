// @ts-check
// The list of keys and gestures: the scene's own, and those of all scenes.

import { descriptionRow, find } from "../dom.js";
import { Key } from "../protocol.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

/** @type {Map<number, string>} */
const names = new Map([[Key.delete, "Delete"], [Key.enter, "Return"], [Key.space, "Space"], [Key.escape, "Escape"],
  [Key.home, "Home"], [Key.end, "End"]]);
/** @type {[name: string, title: string][]} */
const common = [
  ["Arrows, Page Up, Page Down", "scroll"], ["Home, End", "first and last"], ["[ and ]", "turn"], ["+ and −", "scale"],
  ["Drag, wheel", "scroll"], ["Two fingers", "pinch and turn"], ["Control and wheel", "pinch"],
  ["Shift F10", "what can be done with a row"],
];

/** @param {Reader} reader */
export function readKeys(reader) {
  const own = reader.list(() => descriptionRow(names.get(reader.byte()) ?? "", reader.text()));
  find("key-list").replaceChildren(...own, ...common.map(([name, title]) => descriptionRow(name, title)));
}
