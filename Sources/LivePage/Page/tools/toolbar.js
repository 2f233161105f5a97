// @ts-check
// The toolbar above the stage. The panel shows one tool at a time, above the scene's settings.

import { revealPanel } from "../drawers.js";
import { find } from "../dom.js";

const names = /** @type {const} */ (["time", "inspector", "export"]);

/** @typedef {typeof names[number]} Tool */

export class Toolbar {
  constructor() {
    /**
     * The current tool, or null.
     * @type {Tool | null}
     */
    this.shown = null;
    /**
     * Called when the current tool changes.
     * @type {(() => void)[]}
     */
    this.listeners = [];
    this.tools = names.map((name) => ({ name, button: find(`show-${name}`), section: find(name) }));
    for (const { name, button, section } of this.tools) {
      button.addEventListener("click", () => this.show(this.shown === name ? null : name));
      section.querySelector(".close")?.addEventListener("click", () => {
        this.show(null);
        button.focus();
      });
    }
    this.listenForMenu();
  }

  /** @param {() => void} listener */
  onChange(listener) { this.listeners.push(listener); }

  /** @param {Tool | null} tool */
  show(tool) {
    if (tool) revealPanel();
    if (tool === this.shown) return;
    this.shown = tool;
    for (const { name, button, section } of this.tools) {
      section.hidden = name !== tool;
      button.setAttribute("aria-pressed", String(name === tool));
    }
    find("panel").scrollTop = 0;
    document.body.classList.toggle("has-tool", tool !== null);
    for (const listener of this.listeners) listener();
  }

  /** Closes the menu after a click outside, or with Escape. */
  listenForMenu() {
    const menu = find("device", HTMLDetailsElement);
    addEventListener("pointerdown", ({ target }) => {
      if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    }, { capture: true });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    });
  }
}
