// @ts-check
// The page's address says what is shown: `#scene?Name=value&…`, with the settings that were changed and the device. The browser's
// history has, with each address, where its scene was scrolled to.

import { isChoice } from "./tools/device.js";

/** @typedef {import("./wire/messages.js").Point} Point */
/** @typedef {import("./wire/messages.js").Settings} Settings */

/**
 * A scene that is wanted, and how.
 * @typedef {{ id: string, settings: Settings, offset: Point | null }} Wanted
 */

const delay = 250;

export class Address {
  /**
   * @param {() => { id: string, settings: Settings }} shown What it is to say.
   * @param {() => string[][]} deviceFields The names and words of the device.
   * @param {() => void} onStore Called when it has been brought up to date.
   */
  constructor(shown, deviceFields, onStore) {
    this.shown = shown;
    this.deviceFields = deviceFields;
    this.onStore = onStore;
    this.timer = 0;
  }

  /** Whether it says what is shown. */
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
   * The address of a scene on the device that there is, or on another.
   * @param {string} id
   * @param {Settings} [settings]
   * @param {Record<string, string>} [changes] Words that differ from the device's.
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

  /** Brings it up to date when things have not changed for a moment. */
  storeSoon() {
    this.cancel();
    const before = location.hash;
    this.timer = setTimeout(() => {
      this.timer = 0;
      // A hand may have been quicker, with a link or the back button: then the address is right, and the scene follows.
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

  // MARK: Offset: the browser's back and forward buttons bring a scene back where it was.

  /**
   * Stores where the scene that is shown is scrolled to. After the back button, the address is another scene's until that is shown.
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
 * Whoever types an address may forget what a percent sign means there.
 * @param {string} text
 */
function unescaped(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}
