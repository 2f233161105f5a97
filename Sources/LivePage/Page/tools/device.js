// @ts-check
// The device that shows the views, with its appearance and text direction. The address contains all of its options.

import { find } from "../dom.js";
import { TextSize } from "../protocol.js";

/** @typedef {import("../wire/messages.js").View} View */
/** @typedef {import("../wire/messages.js").Point} Point */

/**
 * @typedef {object} Model
 * @property {string} name
 * @property {[number, number]} size In points, in portrait orientation.
 * @property {number[]} insets In the protocol's order: top, left, bottom, and right.
 * @property {number[]} turned The insets in landscape orientation, with the camera on the left.
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

/** The text sizes from small to large. The default has an empty word. */
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
 * The values of each option, by the option's name in the address.
 * @type {Record<string, string[]>}
 */
const choices = {
  device: Object.keys(models), rotated: ["1"], appearance: ["light", "dark"], direction: ["rtl"], motion: ["less"],
  scale: ["1", "2", "3"], "text-size": textSizes.map(({ word }) => word).filter((word) => word !== ""),
};

const margin = 24;
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Returns `true` if the name is an option of the device. A scene's setting with this name can't be in an address. */
export const isChoice = (/** @type {string} */ name) => name in choices;

export class Device {
  /**
   * @param {HTMLElement} stage
   * @param {() => void} onChange Called when the user or the system changes an option.
   */
  constructor(stage, onChange) {
    this.stage = stage;
    this.onChange = onChange;
    this.field = find("field");
    this.notch = find("notch");
    /**
     * The selected values by name. An empty value is the default.
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
   * Reads the options from an address. Unknown values are ignored.
   * @param {URLSearchParams} fields
   */
  read(fields) {
    for (const [name, words] of Object.entries(choices)) {
      const word = fields.get(name) ?? "";
      this.values[name] = words.includes(word) ? word : "";
    }
    this.show();
  }

  /** The options that differ from the defaults, for an address. */
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
   * The view to send to the server.
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

  /** Scales down a device that is larger than the window. */
  fit() {
    const [width, height] = this.size;
    const room = Math.min((this.field.clientWidth - 2 * margin) / width, (this.field.clientHeight - 2 * margin) / height);
    this.stage.style.scale = this.model ? String(Math.min(1, Math.max(0.1, room))) : "";
  }
}

/**
 * Returns an event's location in the views' coordinates. The stage may be scaled down.
 * @param {HTMLElement} stage
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
export function pointOnStage(stage, { clientX, clientY }) {
  const box = stage.getBoundingClientRect();
  const part = stage.offsetWidth > 0 ? box.width / stage.offsetWidth : 1;
  return { x: (clientX - box.left) / part, y: (clientY - box.top) / part };
}
