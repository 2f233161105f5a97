// @ts-check
// The search field. It filters the list of scenes. The program filters an overview.

import { closeDrawers } from "./drawers.js";
import { find } from "./dom.js";
import { limits } from "./protocol.js";
import { messages } from "./wire/messages.js";

/** @typedef {import("./scenes.js").Scenes} Scenes */

const encoder = new TextEncoder();

export class Search {
  /**
   * @param {Scenes} scenes
   * @param {(message: Uint8Array) => void} send
   * @param {() => void} onLeave Called when a key moves the focus from the field to the stage.
   */
  constructor(scenes, send, onLeave) {
    this.scenes = scenes;
    this.send = send;
    this.onLeave = onLeave;
    this.field = find("search-field", HTMLInputElement);
    this.isOverview = false;
    this.field.addEventListener("input", () => this.search());
    this.field.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.defaultPrevented || isTyping(event) || document.body.classList.contains("single")) return;
      event.preventDefault();
      closeDrawers();
      this.field.focus();
      this.field.select();
    });
  }

  /**
   * Called when a scene is shown. A new overview must receive the search again.
   * @param {boolean} isOverview
   */
  show(isOverview) {
    this.isOverview = isOverview;
    if (this.field.value !== "") this.search();
  }

  search() {
    this.scenes.filter(this.field.value);
    if (this.isOverview) this.send(messages.search(shortened(this.field.value)));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") {
      if (this.field.value === "") return this.field.blur();
      this.field.value = "";
      this.search();
    } else if (event.key === "Enter" && this.field.value !== "") {
      this.scenes.found?.click();
    } else if (event.key === "ArrowDown" && this.isOverview) {
      this.onLeave();
    } else {
      return;
    }
    event.preventDefault();
  }
}

/**
 * Returns `true` if a key is meant for a text field or a menu.
 * @param {KeyboardEvent} event
 */
export function isTyping({ target, ctrlKey, metaKey, altKey }) {
  const isText = target instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(target.type);
  return ctrlKey || metaKey || altKey || isText || target instanceof HTMLSelectElement;
}

/**
 * Returns the part of the text that fits into a message.
 * @param {string} text
 */
function shortened(text) {
  const letters = [...text];
  while (encoder.encode(letters.join("")).length > limits.searchBytes) letters.pop();
  return letters.join("");
}
