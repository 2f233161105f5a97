// The controls of a scene's settings, and the figures.

const Kind = { number: 0, count: 1, choice: 2, toggle: 3, action: 4 };

const numbers = new Intl.NumberFormat("en");

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in node) node[key] = value; else node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

export function readSettings(reader) {
  return reader.list(() => {
    const setting = { name: reader.text(), kind: reader.byte() };
    if (setting.kind === Kind.number || setting.kind === Kind.count) {
      [setting.low, setting.high, setting.step] = [reader.double(), reader.double(), reader.double()];
    } else if (setting.kind === Kind.choice) {
      setting.choices = reader.list(() => reader.text());
    }
    setting.initial = reader.double();
    setting.value = reader.double();
    setting.isOff = !reader.flag();
    return setting;
  });
}

export class Panel {
  // onChange is called with the index and the value of a setting that a hand has changed.
  constructor(form, reset, onChange) {
    this.form = form;
    this.reset = reset;
    this.onChange = onChange;
    this.settings = [];
    form.addEventListener("submit", (event) => event.preventDefault());
    reset.addEventListener("click", () => {
      this.settings.forEach((setting, index) => {
        if (setting.kind === Kind.action || setting.value === setting.initial) return;
        if (!setting.isOff) return this.change(index, setting.initial);
        // Another setting may just have brought its effect back.
        setting.value = setting.initial;
        setting.show(setting.value);
        this.showReset();
        this.onChange(index, setting.initial);
      });
    });
  }

  show(settings) {
    this.settings = settings;
    this.form.replaceChildren();
    settings.forEach((setting, index) => {
      if (setting.kind !== Kind.action) {
        setting.row = this.control(setting, index);
        return this.form.append(setting.row);
      }
      // Buttons that follow one another stand side by side.
      if (settings[index - 1]?.kind !== Kind.action) {
        this.form.append(element("div", { className: "actions", role: "group", "aria-label": "Changes" }));
      }
      this.form.lastChild.append(this.action(setting, index));
    });
    this.form.hidden = settings.length === 0;
    settings.forEach((setting) => this.take(setting, setting.isOff ? NaN : setting.value));
    this.showReset();
  }

  // A value that the views have changed, by a pinch for example. One that a scene adapts to the page is initial.
  update(index, value, initial) {
    const setting = this.settings[index];
    if (!setting) return;
    if (initial !== undefined) setting.initial = initial;
    this.take(setting, value);
    this.showReset();
  }

  // No number stands for a setting without an effect at present: it keeps the value it had.
  take(setting, value) {
    setting.isOff = Number.isNaN(value);
    if (!setting.isOff) setting.value = value;
    setting.show(setting.value);
    setting.row?.querySelectorAll("input, select").forEach((input) => { input.disabled = setting.isOff; });
  }

  change(index, value) {
    this.update(index, value);
    this.onChange(index, value);
  }

  // What differs from how the scene begins: this is what an address has to hold.
  get changed() {
    return new Map(this.settings.filter((setting) => setting.kind !== Kind.action && setting.value !== setting.initial).map(({ name, value }) => [name, value]));
  }

  showReset() { this.reset.hidden = this.changed.size === 0; }

  control(setting, index) {
    const id = `setting-${index}`;
    switch (setting.kind) {
      case Kind.number: return this.slider(setting, index, id);
      case Kind.count: return this.counter(setting, index, id);
      case Kind.choice: return fitsInSegments(setting.choices) ? this.segments(setting, index, id) : this.menu(setting, index, id);
      default: return this.toggle(setting, index, id);
    }
  }

  slider(setting, index, id) {
    const step = setting.step > 0 ? setting.step : "any";
    const input = element("input", { type: "range", id, min: setting.low, max: setting.high, step });
    const output = element("output", { htmlFor: id });
    setting.show = (value) => {
      input.value = value;
      output.value = short(value, setting.step);
    };
    input.addEventListener("input", () => this.change(index, input.valueAsNumber));
    return row(element("label", { htmlFor: id }, setting.name), output, input);
  }

  // From one to a million: the slider counts digits, the field takes any number.
  counter(setting, index, id) {
    const field = element("input", { type: "number", id, min: setting.low, max: setting.high, step: 1 });
    const slider = element("input", { type: "range", min: 0, max: 1, step: "any", "aria-label": `${setting.name}, roughly` });
    const span = Math.log((setting.high + 1) / (setting.low + 1));
    setting.show = (value) => {
      if (document.activeElement !== field) field.value = value;
      slider.value = Math.log((value + 1) / (setting.low + 1)) / span;
    };
    slider.addEventListener("input", () => {
      const value = (setting.low + 1) * Math.exp(slider.valueAsNumber * span) - 1;
      const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
      this.change(index, Math.min(setting.high, Math.max(setting.low, Math.round(value / digits) * digits)));
    });
    field.addEventListener("change", () => {
      if (Number.isNaN(field.valueAsNumber)) return setting.show(setting.value);
      this.change(index, Math.min(setting.high, Math.max(setting.low, Math.round(field.valueAsNumber))));
      field.value = setting.value;
    });
    return row(element("label", { htmlFor: id }, setting.name), field, slider);
  }

  segments(setting, index, id) {
    const inputs = setting.choices.map((_, place) => element("input", { type: "radio", name: id, value: place }));
    setting.show = (value) => { if (inputs[value]) inputs[value].checked = true; };
    const labels = inputs.map((input, place) => {
      input.addEventListener("change", () => this.change(index, place));
      return element("label", {}, input, element("span", {}, setting.choices[place]));
    });
    const group = element("div", { className: "segments", role: "radiogroup", "aria-labelledby": id }, ...labels);
    return row(element("span", { id }, setting.name), "", group);
  }

  menu(setting, index, id) {
    const select = element("select", { id }, ...setting.choices.map((text, value) => element("option", { value }, text)));
    setting.show = (value) => { select.value = value; };
    select.addEventListener("change", () => this.change(index, Number(select.value)));
    return row(element("label", { htmlFor: id }, setting.name), "", select);
  }

  toggle(setting, index, id) {
    const input = element("input", { type: "checkbox", className: "switch", role: "switch", id });
    setting.show = (value) => { input.checked = value !== 0; };
    input.addEventListener("change", () => this.change(index, input.checked ? 1 : 0));
    const node = row(element("label", { htmlFor: id }, setting.name), "", input);
    node.classList.add("toggle");
    return node;
  }

  // Dimmed where there is nothing to do, but not disabled: that would take the keyboard's focus away.
  action(setting, index) {
    const button = element("button", { type: "button", id: `setting-${index}` }, setting.name);
    setting.show = (value) => button.setAttribute("aria-disabled", value === 0);
    button.addEventListener("click", () => { if (setting.value !== 0) this.onChange(index, 1); });
    return button;
  }
}

// Side by side where all can be read in full.
function fitsInSegments(choices) {
  const longest = Math.max(...choices.map((text) => text.length));
  return choices.length <= 3 && longest * choices.length <= 24;
}

function row(label, value, control) {
  return element("div", { className: "setting" }, element("div", { className: "name" }, label, value), control);
}

function short(value, step) {
  const digits = step > 0 ? Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)) : 2;
  return value.toFixed(digits).replace("-", "\u2212");
}

export class Figures {
  constructor(find) {
    this.nodes = Object.fromEntries(
      ["items", "visible", "created", "layout", "rate"].map((name) => [name, find(`figure-${name}`)]));
    this.shown = {};
    this.frames = [];
    // The duration of layout in the last frame, and smoothed over some frames, to be read while things move.
    this.layout = { last: 0, smoothed: 0 };
  }

  set(name, text) {
    if (this.shown[name] === text) return;
    this.shown[name] = text;
    this.nodes[name].textContent = text;
  }

  update({ items, visible, created, layout }) {
    this.set("items", numbers.format(items));
    this.set("visible", numbers.format(visible));
    this.set("created", numbers.format(created));
    if (this.frames.length === 0) this.layout.smoothed = layout;
    this.layout.smoothed += (layout - this.layout.smoothed) * 0.1;
    this.layout.last = layout;
    this.showLayout(this.layout.smoothed);
  }

  showLayout(time) { this.set("layout", `${time.toFixed(2)} ms`); }

  // Counts a frame that changed something; over the last second that is the rate.
  countFrame(time) {
    if (this.frames.length === 0) this.set("rate", "–");
    this.frames.push(time);
    while (this.frames[0] < time - 1000) this.frames.shift();
    const span = time - this.frames[0];
    if (this.frames.length > 3 && span > 100) this.set("rate", String(Math.round((this.frames.length - 1) / span * 1000)));
  }

  // Nothing moves: the rate of what has been would mislead. The other figures are those of the last frame.
  rest() {
    this.frames.length = 0;
    this.showLayout(this.layout.last);
    this.set("rate", "at rest");
  }
}
