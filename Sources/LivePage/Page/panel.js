// @ts-check
// The controls of a scene's settings.

import { find, make } from "./dom.js";
import { SettingKind } from "./protocol.js";

/** @typedef {import("./wire/reader.js").Reader} Reader */

/**
 * @typedef {object} Setting
 * @property {string} name
 * @property {number} kind One of `SettingKind`.
 * @property {number} low
 * @property {number} high
 * @property {number} step
 * @property {string[]} choices
 * @property {number} initial
 * @property {number} value
 * @property {boolean} isOff `true` if the setting currently has no effect.
 */

/**
 * A setting with its control.
 * @typedef {Setting & { row: HTMLElement | null, show: (value: number) => void }} ShownSetting
 */

/**
 * The control of a setting.
 * @typedef {{ row: HTMLElement, show: (value: number) => void }} Control
 */

/**
 * @param {Reader} reader
 * @returns {Setting}
 */
function readSetting(reader) {
  /** @type {Setting} */
  const setting = {
    name: reader.text(), kind: reader.byte(), low: 0, high: 0, step: 0, choices: [], initial: 0, value: 0, isOff: false,
  };
  if (setting.kind === SettingKind.number || setting.kind === SettingKind.count) {
    [setting.low, setting.high, setting.step] = [reader.double(), reader.double(), reader.double()];
  } else if (setting.kind === SettingKind.choice) {
    setting.choices = reader.list(() => reader.text());
  }
  [setting.initial, setting.value] = [reader.double(), reader.double()];
  setting.isOff = !reader.flag();
  return setting;
}

/**
 * Returns the values that determine the controls.
 * @param {Setting[]} settings
 */
function declarations(settings) {
  return JSON.stringify(settings.map(({ name, kind, low, high, step, choices }) => [name, kind, low, high, step, choices]));
}

export class Panel {
  /** @param {(index: number, value: number) => void} onChange Called when the user changes a setting. */
  constructor(onChange) {
    this.form = find("settings");
    this.reset = find("reset");
    this.onChange = onChange;
    /** @type {ShownSetting[]} */
    this.settings = [];
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.reset.addEventListener("click", () => this.settings.forEach((setting, index) => this.restore(setting, index)));
  }

  /**
   * @param {Reader} reader
   * @param {boolean} isReturn `true` if the scene was already shown. Unchanged controls then keep their state, including the focus
   *   and text being typed.
   */
  read(reader, isReturn) {
    const settings = reader.list(() => readSetting(reader));
    if (isReturn && declarations(settings) === declarations(this.settings)) {
      this.settings = this.settings.map((shown, index) => ({ ...shown, ...settings[index] }));
    } else {
      this.build(settings);
    }
    for (const setting of this.settings) this.set(setting, setting.isOff ? NaN : setting.value);
    this.showReset();
  }

  /** @param {Setting[]} settings */
  build(settings) {
    this.form.replaceChildren();
    this.settings = settings.map((setting, index) => {
      if (setting.kind === SettingKind.action) return { ...setting, row: null, show: this.addAction(setting, index) };
      const control = this.control(setting, index);
      this.form.append(control.row);
      return { ...setting, ...control };
    });
    this.form.hidden = this.settings.length === 0;
  }

  /**
   * Shows a value that the views have changed, for example with a pinch. A value that the scene adapts to the page's size becomes the
   * initial value.
   * @param {number} index
   * @param {number} value
   * @param {number} [initial]
   */
  update(index, value, initial) {
    const setting = this.settings[index];
    if (!setting) return;
    if (initial !== undefined) setting.initial = initial;
    this.set(setting, value);
    this.showReset();
  }

  /**
   * Sets a value. NaN disables the control and keeps its value.
   * @param {ShownSetting} setting
   * @param {number} value
   */
  set(setting, value) {
    setting.isOff = Number.isNaN(value);
    if (!setting.isOff) setting.value = value;
    setting.show(setting.value);
    for (const input of setting.row?.querySelectorAll("input, select") ?? []) Reflect.set(input, "disabled", setting.isOff);
  }

  /**
   * @param {number} index
   * @param {number} value
   */
  change(index, value) {
    this.update(index, value);
    this.onChange(index, value);
  }

  /**
   * @param {ShownSetting} setting
   * @param {number} index
   */
  restore(setting, index) {
    if (setting.kind === SettingKind.action || setting.value === setting.initial) return;
    if (!setting.isOff) return this.change(index, setting.initial);
    // Another setting may just have enabled this one.
    setting.value = setting.initial;
    setting.show(setting.value);
    this.showReset();
    this.onChange(index, setting.initial);
  }

  /**
   * The values that differ from the initial values. The address contains them.
   * @returns {Map<string, number>}
   */
  get changed() {
    return new Map(
      this.settings.filter(({ kind, value, initial }) => kind !== SettingKind.action && value !== initial)
        .map(({ name, value }) => [name, value]));
  }

  /**
   * The changed values without the numbers of items.
   * @returns {Map<string, number>}
   */
  get changedButCounts() {
    const counts = new Set(this.settings.filter(({ kind }) => kind === SettingKind.count).map(({ name }) => name));
    return new Map([...this.changed].filter(([name]) => !counts.has(name)));
  }

  showReset() { this.reset.hidden = this.changed.size === 0; }

  // MARK: Controls

  /**
   * @param {Setting} setting
   * @param {number} index
   * @returns {Control}
   */
  control(setting, index) {
    const id = `setting-${index}`;
    /** @param {number} value */
    const change = (value) => this.change(index, value);
    switch (setting.kind) {
      case SettingKind.number: return slider(setting, id, change);
      case SettingKind.count: return counter(setting, id, change);
      case SettingKind.choice: return fitsInSegments(setting.choices) ? segments(setting, id, change) : menu(setting, id, change);
      default: return toggle(setting, id, change);
    }
  }

  /**
   * Adds a button. Consecutive buttons share a row. A button without an effect is dimmed but not disabled, because disabling it would
   * move the keyboard focus away.
   * @param {Setting} setting
   * @param {number} index
   */
  addAction({ name }, index) {
    let row = this.form.lastElementChild;
    if (!row?.classList.contains("actions")) {
      row = make("div", { className: "actions", role: "group", "aria-label": "Changes" });
      this.form.append(row);
    }
    const button = make("button", { type: "button", id: `setting-${index}` }, name);
    button.addEventListener("click", () => { if (this.settings[index].value !== 0) this.onChange(index, 1); });
    row.append(button);
    return (/** @type {number} */ value) => button.setAttribute("aria-disabled", String(value === 0));
  }
}

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {(value: number) => void} change
 */
function slider({ name, low, high, step }, id, change) {
  const input = make("input", { type: "range", id, min: low, max: high, step: step > 0 ? step : "any" });
  const output = make("output", { htmlFor: id });
  input.addEventListener("input", () => change(input.valueAsNumber));
  return {
    row: row(make("label", { htmlFor: id }, name), output, input),
    show: (/** @type {number} */ value) => {
      input.value = String(value);
      output.value = short(value, step);
    },
  };
}

/**
 * Creates a control for a number of up to a million: a logarithmic slider, and a field for exact numbers.
 * @param {Setting} setting
 * @param {string} id
 * @param {(value: number) => void} change
 */
function counter({ name, low, high }, id, change) {
  const field = make("input", { type: "number", id, min: low, max: high, step: 1 });
  const slider = make("input", { type: "range", min: 0, max: 1, step: "any", "aria-label": `${name}, approximate` });
  const span = Math.log((high + 1) / (low + 1));
  let shown = low;
  /** @param {number} value */
  const clamped = (value) => Math.min(high, Math.max(low, Math.round(value)));
  slider.addEventListener("input", () => {
    const value = (low + 1) * Math.exp(slider.valueAsNumber * span) - 1;
    const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
    change(clamped(Math.round(value / digits) * digits));
  });
  field.addEventListener("change", () => {
    if (!Number.isNaN(field.valueAsNumber)) change(clamped(field.valueAsNumber));
    field.value = String(shown);
  });
  field.addEventListener("blur", () => { field.value = String(shown); });
  return {
    row: row(make("label", { htmlFor: id }, name), field, slider),
    show: (/** @type {number} */ value) => {
      shown = value;
      if (document.activeElement !== field) field.value = String(value);
      slider.value = String(Math.log((value + 1) / (low + 1)) / span);
    },
  };
}

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {(value: number) => void} change
 */
function segments({ name, choices }, id, change) {
  const inputs = choices.map((_, index) => make("input", { type: "radio", name: id, value: index }));
  const labels = inputs.map((input, index) => {
    input.addEventListener("change", () => change(index));
    return make("label", {}, input, make("span", {}, choices[index]));
  });
  const group = make("div", { className: "segments", role: "radiogroup", "aria-labelledby": id }, ...labels);
  return {
    row: row(make("span", { id }, name), "", group),
    show: (/** @type {number} */ value) => { if (inputs[value]) inputs[value].checked = true; },
  };
}

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {(value: number) => void} change
 */
function menu({ name, choices }, id, change) {
  const select = make("select", { id }, ...choices.map((text, value) => make("option", { value }, text)));
  select.addEventListener("change", () => change(Number(select.value)));
  return {
    row: row(make("label", { htmlFor: id }, name), "", select),
    show: (/** @type {number} */ value) => { select.value = String(value); },
  };
}

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {(value: number) => void} change
 */
function toggle({ name }, id, change) {
  const input = make("input", { type: "checkbox", className: "switch", role: "switch", id });
  const node = row(make("label", { htmlFor: id }, name), "", input);
  node.classList.add("toggle");
  input.addEventListener("change", () => change(input.checked ? 1 : 0));
  return { row: node, show: (/** @type {number} */ value) => { input.checked = value !== 0; } };
}

/**
 * Returns `true` if all choices are readable side by side.
 * @param {string[]} choices
 */
function fitsInSegments(choices) {
  const longest = Math.max(...choices.map((text) => text.length));
  return choices.length <= 3 && longest * choices.length <= 24;
}

/**
 * @param {Node} label
 * @param {Node | string} value
 * @param {Node} control
 */
function row(label, value, control) {
  return make("div", { className: "setting" }, make("div", { className: "name" }, label, value), control);
}

/**
 * @param {number} value
 * @param {number} step
 */
function short(value, step) {
  const digits = step > 0 ? Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)) : 2;
  return value.toFixed(digits).replace("-", "\u2212");
}
