// What the views are shown on: a device, its appearance, the direction of its texts. The address has all of it, in words.

// In points, upright; insets from the top, clockwise. Turned, the part with the camera is at the left.
const devices = {
  "iphone-se": { name: "iPhone SE", size: [375, 667], insets: [20, 0, 0, 0], turned: [0, 0, 0, 0], scale: 2, radius: 0 },
  "iphone-16": { name: "iPhone 16", size: [393, 852], insets: [59, 0, 34, 0], turned: [0, 59, 21, 59], scale: 3, radius: 55, notch: true },
  "iphone-16-pro-max": { name: "iPhone 16 Pro Max", size: [440, 956], insets: [62, 0, 34, 0], turned: [0, 62, 21, 62], scale: 3, radius: 62, notch: true },
  "ipad-11": { name: "iPad, 11 inches", size: [834, 1194], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
  "ipad-11-half": { name: "iPad, 11 inches, half", size: [592, 834], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
  "ipad-13": { name: "iPad, 13 inches", size: [1024, 1366], insets: [24, 0, 20, 0], turned: [24, 0, 20, 0], scale: 2, radius: 18 },
};
const choices = { device: Object.keys(devices), rotated: ["1"], appearance: ["light", "dark"], direction: ["rtl"], motion: ["less"], scale: ["1", "2", "3"],
  "text-size": ["xs", "s", "m", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"] };
// UIKit's categories, in the order of the protocol.
const textSizes = choices["text-size"].toSpliced(3, 0, "");
const margin = 24;
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Device {
  // onChange is called when a hand has changed something.
  constructor(find, stage, onChange) {
    this.stage = stage;
    this.main = stage.parentElement;
    this.notch = find("notch");
    this.values = {};
    this.inputs = Object.fromEntries(Object.keys(choices).map((name) => [name, find(`device-${name === "device" ? "model" : name}`)]));
    this.inputs.device.append(...Object.entries(devices).map(([id, { name }]) => new Option(name, id)));
    for (const [name, input] of Object.entries(this.inputs)) {
      input.addEventListener("change", () => {
        this.values[name] = input.type === "checkbox" ? (input.checked ? choices[name][0] : "") : input.value;
        this.show();
        onChange();
      });
    }
    new ResizeObserver(() => this.fit()).observe(this.main);
    for (const query of [darkness, stillness]) query.addEventListener("change", onChange);
    this.show();
  }

  // From an address; a word that there is not counts as none.
  read(fields) {
    for (const [name, words] of Object.entries(choices)) {
      const word = fields.get(name) ?? "";
      this.values[name] = words.includes(word) ? word : "";
    }
    this.show();
  }

  // For an address: only what differs from how the page begins.
  get fields() { return Object.entries(this.values).filter(([, word]) => word); }

  // Names that settings of a scene cannot have in an address.
  static get names() { return Object.keys(choices); }

  get device() { return devices[this.values.device] ?? null; }

  get size() {
    const { device } = this;
    if (!device) return [this.stage.clientWidth, this.stage.clientHeight];
    return this.values.rotated ? [device.size[1], device.size[0]] : device.size;
  }

  // What the server is told.
  get view() {
    const { device, values } = this;
    const [width, height] = this.size;
    const [top, left, bottom, right] = (device && (values.rotated ? device.turned : device.insets)) ?? [0, 0, 0, 0];
    return {
      width: Math.max(1, width), height: Math.max(1, height),
      scale: Number(values.scale) || device?.scale || devicePixelRatio,
      isDark: values.appearance ? values.appearance === "dark" : darkness.matches,
      reducesMotion: values.motion === "less" || stillness.matches,
      isRightToLeft: values.direction === "rtl", insets: [top, left, bottom, right],
      textSize: textSizes.indexOf(values["text-size"] ?? ""),
    };
  }

  show() {
    for (const [name, input] of Object.entries(this.inputs)) {
      if (input.type === "checkbox") input.checked = Boolean(this.values[name]); else input.value = this.values[name] ?? "";
    }
    const { device, values } = this;
    this.inputs.rotated.disabled = !device;
    this.main.classList.toggle("framed", device !== null);
    this.main.style.colorScheme = values.appearance || "";
    this.notch.hidden = !device?.notch;
    this.notch.classList.toggle("turned", Boolean(values.rotated));
    const { style } = this.stage;
    [style.width, style.height, style.borderRadius] = device ? [...this.size.map((length) => `${length}px`), `${device.radius}px`] : ["", "", ""];
    this.fit();
  }

  // A device that is larger than the window is shown smaller.
  fit() {
    const { device } = this;
    const [width, height] = this.size;
    const bar = parseFloat(getComputedStyle(this.main).paddingTop);
    const room = Math.min((this.main.clientWidth - 2 * margin) / width, (this.main.clientHeight - bar - 2 * margin) / height);
    this.stage.style.scale = device ? String(Math.min(1, Math.max(0.1, room))) : "";
  }
}

// Where an event is in the views' coordinates: the stage may be shown smaller than it is.
export function pointOnStage(stage, { clientX, clientY }) {
  const box = stage.getBoundingClientRect();
  const part = stage.offsetWidth > 0 ? box.width / stage.offsetWidth : 1;
  return { x: (clientX - box.left) / part, y: (clientY - box.top) / part };
}
