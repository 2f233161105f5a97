// @ts-check
// What the views are shown on: a device, its appearance, the direction of its texts. The address has all of it, in words.

import { find } from "../dom.js";
import { TextSize } from "../protocol.js";

/** @typedef {import("../wire/messages.js").View} View */
/** @typedef {import("../wire/messages.js").Point} Point */

/**
 * @typedef {object} Model
 * @property {string} name
 * @property {[number, number]} size In points, upright.
 * @property {number[]} insets In the protocol's order: top, left, bottom, right.
 * @property {number[]} turned The insets of the device when it is turned: the part with the camera is at the left.
 * @property {number} scale
 * @property {number} radius
 * @property {boolean} [notch]
 */

/** @type {Record<string, Model>} */
const models = {
  "iphone-se": { name: "iPhone SE", size: [375, 667], insets: [20, 0, 0, 0], turned: [0, 0, 0, 0], scale: 2, radius: 0 },
  "iphone-16": { name: "iPhone 16", size: [393, 852], insets: [59, 0, 34, 0], turned: [0, 59, 21, 59], scale: 3, radius: 55, notch: true },
  "iphone-16-pro-max": { name: "iPhone 16 Pro Max", size: [440, 956], insets: [62, 0, 34, 0], turned: [0, 62, 21, 62], scale: 3, radius: 62, notch: true },
  "ipad-11": { name: "iPad, 11 inches", size: [834, 1194], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
  "ipad-11-half": { name: "iPad, 11 inches, half", size: [592, 834], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
  "ipad-13": { name: "iPad, 13 inches", size: [1024, 1366], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
};

/** From small to large. The one that a page begins with has no word. */
const textSizes = [
  { size: TextSize.extraSmall, word: "xs", title: "Extra small" }, { size: TextSize.small, word: "s", title: "Small" },
  { size: TextSize.medium, word: "m", title: "Medium" }, { size: TextSize.large, word: "", title: "Large" },
  { size: TextSize.extraLarge, word: "xl", title: "Extra large" }, { size: TextSize.extraExtraLarge, word: "xxl", title: "XXL" },
  { size: TextSize.extraExtraExtraLarge, word: "xxxl", title: "XXXL" },
  { size: TextSize.accessibilityMedium, word: "ax1", title: "Accessibility 1" },
  { size: TextSize.accessibilityLarge, word: "ax2", title: "Accessibility 2" },
  { size: TextSize.accessibilityExtraLarge, word: "ax3", title: "Accessibility 3" },
  { size: TextSize.accessibilityExtraExtraLarge, word: "ax4", title: "Accessibility 4" },
  { size: TextSize.accessibilityExtraExtraExtraLarge, word: "ax5", title: "Accessibility 5" },
];

/**
 * The words of each choice, by the name that an address has for it.
 * @type {Record<string, string[]>}
 */
const choices = {
  device: Object.keys(models), rotated: ["1"], appearance: ["light", "dark"], direction: ["rtl"], motion: ["less"],
  scale: ["1", "2", "3"], "text-size": textSizes.map(({ word }) => word).filter((word) => word !== ""),
};

const margin = 24;
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the name is a choice's: no setting of a scene can have it in an address. */
export const isChoice = (/** @type {string} */ name) => name in choices;

export class Device {
  /**
   * @param {HTMLElement} stage
   * @param {() => void} onChange Called when a hand has changed something, or the system has.
   */
  constructor(stage, onChange) {
    this.stage = stage;
    this.onChange = onChange;
    this.field = find("field");
    this.notch = find("notch");
    /**
     * The words that are chosen, by name; empty where a page is as it begins.
     * @type {Record<string, string>}
     */
    this.values = {};
    const model = find("device-model", HTMLSelectElement);
    model.append(...Object.entries(models).map(([id, { name }]) => new Option(name, id)));
    const textSize = find("device-text-size", HTMLSelectElement);
    textSize.append(...textSizes.map(({ title, word }) => new Option(title, word)));
    this.menus = {
      device: model, appearance: find("device-appearance", HTMLSelectElement), scale: find("device-scale", HTMLSelectElement),
      "text-size": textSize,
    };
    this.switches = {
      rotated: find("device-rotated", HTMLInputElement), direction: find("device-direction", HTMLInputElement),
      motion: find("device-motion", HTMLInputElement),
    };
    for (const [name, menu] of Object.entries(this.menus)) {
      menu.addEventListener("change", () => this.change(name, menu.value));
    }
    for (const [name, input] of Object.entries(this.switches)) {
      input.addEventListener("change", () => this.change(name, input.checked ? choices[name][0] : ""));
    }
    new ResizeObserver(() => this.fit()).observe(this.field);
    for (const query of [darkness, stillness]) query.addEventListener("change", onChange);
    this.show();
  }

  /**
   * @param {string} name
   * @param {string} word
   */
  change(name, word) {
    this.values[name] = word;
    this.show();
    this.onChange();
  }

  /**
   * From an address; a word that there is not counts as none.
   * @param {URLSearchParams} fields
   */
  read(fields) {
    for (const [name, words] of Object.entries(choices)) {
      const word = fields.get(name) ?? "";
      this.values[name] = words.includes(word) ? word : "";
    }
    this.show();
  }

  /** For an address: only what differs from how the page begins. */
  get fields() { return Object.entries(this.values).filter(([, word]) => word); }

  /** @returns {Model | null} */
  get model() { return models[this.values.device ?? ""] ?? null; }

  get size() {
    const { model } = this;
    if (!model) return [this.stage.clientWidth, this.stage.clientHeight];
    const [width, height] = model.size;
    return this.values.rotated ? [height, width] : [width, height];
  }

  /**
   * What the server is told.
   * @returns {View}
   */
  get view() {
    const { model, values } = this;
    const [width, height] = this.size;
    return {
      width: Math.max(1, width), height: Math.max(1, height),
      scale: Number(values.scale) || model?.scale || devicePixelRatio,
      isDark: values.appearance ? values.appearance === "dark" : darkness.matches,
      reducesMotion: values.motion === "less" || stillness.matches,
      isRightToLeft: values.direction === "rtl", insets: (values.rotated ? model?.turned : model?.insets) ?? [0, 0, 0, 0],
      textSize: textSizes.find(({ word }) => word === (values["text-size"] ?? ""))?.size,
    };
  }

  show() {
    const { model, values } = this;
    for (const [name, menu] of Object.entries(this.menus)) menu.value = values[name] ?? "";
    for (const [name, input] of Object.entries(this.switches)) input.checked = Boolean(values[name]);
    this.switches.rotated.disabled = !model;
    this.field.classList.toggle("framed", model !== null);
    this.field.style.colorScheme = values.appearance || "";
    this.notch.hidden = !model?.notch;
    this.notch.classList.toggle("turned", Boolean(values.rotated));
    const { style } = this.stage;
    [style.width, style.height] = model ? this.size.map((length) => `${length}px`) : ["", ""];
    style.borderRadius = model ? `${model.radius}px` : "";
    this.fit();
  }

  /** A device that is larger than the window is shown smaller. */
  fit() {
    const [width, height] = this.size;
    const room = Math.min((this.field.clientWidth - 2 * margin) / width, (this.field.clientHeight - 2 * margin) / height);
    this.stage.style.scale = this.model ? String(Math.min(1, Math.max(0.1, room))) : "";
  }
}

/**
 * Where an event is in the views' coordinates: the stage may be shown smaller than it is.
 * @param {HTMLElement} stage
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
export function pointOnStage(stage, { clientX, clientY }) {
  const box = stage.getBoundingClientRect();
  const part = stage.offsetWidth > 0 ? box.width / stage.offsetWidth : 1;
  return { x: (clientX - box.left) / part, y: (clientY - box.top) / part };
}
