// @ts-check
// Keyboard focus in menus. An open menu has the focus, which returns to its previous place when the menu closes.

import { Key } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { answers } from "./keys.js";

/** @typedef {import("../stage/stage.js").Stage} Stage */

export class MenuFocus {
  /**
   * @param {HTMLElement} node The stage's node.
   * @param {Stage} stage
   * @param {(message: Uint8Array) => void} send
   */
  constructor(node, stage, send) {
    this.node = node;
    this.stage = stage;
    this.send = send;
    /**
     * The element that had the focus before the menu opened, or null if no menu is open.
     * @type {Element | null}
     */
    this.opener = null;
    answers(node, (event) => this.key(event));
  }

  get focused() { return document.activeElement; }

  /** Called after each frame. */
  follow() {
    const elements = this.stage.menu;
    if (elements.length === 0) return this.close();
    this.opener ??= this.focused;
    if (elements.some((node) => node === this.focused)) return;
    const first = elements.find((node) => node.getAttribute("aria-checked") === "true") ?? elements[0];
    first.focus({ preventScroll: true });
  }

  close() {
    const { opener } = this;
    this.opener = null;
    if (!opener || (this.focused !== document.body && !this.node.contains(this.focused))) return;
    const isThere = opener.isConnected && opener.hasAttribute("tabindex") && this.node.contains(opener);
    (isThere && opener instanceof HTMLElement ? opener : this.node).focus({ preventScroll: true });
  }

  /**
   * Handles a key. Returns `true` if the key had an effect.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const elements = this.stage.menu;
    const index = elements.findIndex((node) => node === this.focused);
    if (index < 0) return false;
    const count = elements.length;
    switch (event.key) {
      case "ArrowDown": elements[(index + 1) % count].focus(); return true;
      case "ArrowUp": elements[(index + count - 1) % count].focus(); return true;
      case "Home": elements[0].focus(); return true;
      case "End": elements[count - 1].focus(); return true;
      case "Escape":
      case "Tab": this.send(messages.key(Key.escape)); return true;
      default: return false;
    }
  }
}
