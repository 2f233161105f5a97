// @ts-check
// The page's address, `#scene?name=value&…`. It contains the scene, the changed settings, and the device. The browser's history
// stores each scene's scroll offset with its address.

import { isChoice } from "./tools/device.js";

/** @typedef {import("./wire/messages.js").Point} Point */
/** @typedef {import("./wire/messages.js").Settings} Settings */

/**
 * A requested scene with its settings and scroll offset.
 * @typedef {{ id: string, settings: Settings, offset: Point | null }} Wanted
 */

const delay = 250;

export class Address {
  /**
   * @param {() => { id: string, settings: Settings }} shown Returns the current scene and its changed settings.
   * @param {() => string[][]} deviceFields Returns the device's options as pairs of name and value.
   * @param {() => void} onStore Called after the address has been updated.
   */
  constructor(shown, deviceFields, onStore) {
    this.shown = shown;
    this.deviceFields = deviceFields;
    this.onStore = onStore;
    this.timer = 0;
  }

  /** `true` if the address is up to date. */
  get isStored() { return this.timer === 0; }

  /** @returns {Wanted & { fields: URLSearchParams }} */
  read() {
    const [id, query = ""] = location.hash.slice(1).split("?");
    /** @type {Settings} */
    const settings = new Map();
    const fields = new URLSearchParams(query);
    for (const [name, text] of fields) {
      const value = Number(text);
      if (!isChoice(name) && text !== "" && Number.isFinite(value)) settings.set(name, value);
    }
    return { id: unescaped(id), settings, fields, offset: this.offset };
  }

  /**
   * Returns the address of a scene on the current device, or on a changed one.
   * @param {string} id
   * @param {Settings} [settings]
   * @param {Record<string, string>} [changes] Device options that override the current ones.
   */
  of(id, settings = new Map(), changes = {}) {
    const words = Object.entries({ ...Object.fromEntries(this.deviceFields()), ...changes });
    const fields = [...[...settings].map(([name, value]) => [name, String(value)]), ...words];
    const query = new URLSearchParams(fields).toString();
    return `#${encodeURIComponent(id)}${query ? `?${query}` : ""}`;
  }

  get ofShown() {
    const { id, settings } = this.shown();
    return this.of(id, settings);
  }

  /** Updates the address once the scene hasn't changed for a moment. */
  storeSoon() {
    this.cancel();
    const before = location.hash;
    this.timer = setTimeout(() => {
      this.timer = 0;
      // The user may have followed a link or gone back meanwhile. The address is then correct, and the scene follows it.
      if (location.hash !== before) return;
      const wanted = this.ofShown;
      if (before !== wanted) history.replaceState(history.state, "", wanted);
      this.onStore();
    }, delay);
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  // MARK: Scroll offset, which the browser's back and forward buttons restore

  /**
   * Stores the current scene's scroll offset. After the back button, the address belongs to another scene until that scene is shown.
   * @param {Point} offset
   */
  storeOffset(offset) {
    const { id } = this.read();
    if (id === "" || id === this.shown().id) history.replaceState({ offset }, "", location.hash || location.href);
  }

  /** @returns {Point | null} */
  get offset() {
    const { x, y } = history.state?.offset ?? {};
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
  }
}

/**
 * Decodes percent escapes. Returns the text unchanged if it is malformed, as in an address that was typed by hand.
 * @param {string} text
 */
function unescaped(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}
