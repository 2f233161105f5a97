// The pieces that messages are made of. docs/LIVE.md has them byte by byte.

export const VERSION = 14;

export const Server = { welcome: 1, scene: 2, frame: 3, values: 4, notice: 5, report: 6, tree: 7, time: 8, document: 9, exported: 10, rested: 11 };

const Client = {
  hello: 1, acknowledge: 2, viewport: 3, touches: 4, wheel: 5, pinch: 6, key: 7, setting: 8, scene: 9, focus: 10, control: 11,
  inspect: 12, time: 13, gesture: 14, export: 15, scroll: 16, rest: 17,
};

export const Phase = { began: 0, moved: 1, ended: 2, cancelled: 3 };

// What a server takes.
const limits = { side: 8192, area: 4096 * 4096, name: 1024, settings: 1024, settingsBytes: 60_000, point: 1e5, turn: 100, time: 1e12 };

// What a page takes of a path.
const pathLimit = 16_384;
// Move, line, quadratic and cubic curve, close: the letters that SVG and CSS have for them, and how many points each has.
const pathElements = [["M", 1], ["L", 1], ["Q", 2], ["C", 3], ["Z", 0]];

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const finite = (value) => (Number.isFinite(value) ? value : 0);
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const point = (value) => clamp(value, -limits.point, limits.point);

export class Reader {
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.position = 0;
  }

  byte() { return this.bytes[this.position++]; }

  flag() { return this.byte() !== 0; }

  number() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }

  single() {
    this.position += 4;
    return this.view.getFloat32(this.position - 4, true);
  }

  double() {
    this.position += 8;
    return this.view.getFloat64(this.position - 8, true);
  }

  text() {
    const length = this.number();
    this.position += length;
    return decoder.decode(this.bytes.subarray(this.position - length, this.position));
  }

  // A colour as CSS has it; null where it is transparent.
  color() {
    const [red, green, blue, alpha] = [this.byte(), this.byte(), this.byte(), this.byte()];
    return alpha === 0 ? null : `rgb(${red} ${green} ${blue} / ${(alpha / 255).toFixed(3)})`;
  }

  // A path in SVG's letters: made of those and of numbers, whatever the bytes are.
  path() {
    const count = this.number();
    if (count > pathLimit) throw new RangeError("a path is too long");
    let path = "";
    for (let left = count; left > 0; left--) {
      const element = pathElements[this.byte()];
      if (!element) throw new RangeError("a path has an unknown element");
      const [letter, points] = element;
      const numbers = Array.from({ length: points * 2 }, () => finite(this.single()));
      path += letter + numbers.join(" ");
    }
    return path;
  }

  list(read) { return Array.from({ length: this.number() }, read); }
}

class Writer {
  constructor(kind) { this.bytes = [kind]; }

  byte(value) { this.bytes.push(value); return this; }

  flag(value) { return this.byte(value ? 1 : 0); }

  number(value) {
    while (value >= 128) {
      this.bytes.push((value % 128) | 0x80);
      value = Math.floor(value / 128);
    }
    this.bytes.push(value);
    return this;
  }

  single(value) { return this.raw(new Float32Array([value])); }

  double(value) { return this.raw(new Float64Array([value])); }

  text(value) {
    const bytes = encoder.encode(value);
    this.number(bytes.length);
    this.bytes.push(...bytes);
    return this;
  }

  raw(array) {
    this.bytes.push(...new Uint8Array(array.buffer));
    return this;
  }

  // No server has a scene of a name that long.
  scene(id) { return this.text(encoder.encode(id).length > limits.name ? "" : id); }

  // What a server would not take is left out: the rest is shown.
  settings(settings) {
    const taken = [];
    let room = limits.settingsBytes;
    for (const [name, value] of settings) {
      const { length } = encoder.encode(name);
      if (length > limits.name || !Number.isFinite(value)) continue;
      room -= length + 10;
      if (room < 0 || taken.length === limits.settings) break;
      taken.push([name, value]);
    }
    this.number(taken.length);
    for (const [name, value] of taken) this.text(name).double(value);
    return this;
  }

  offset(offset) {
    this.flag(offset !== null);
    return offset ? this.double(offset.x).double(offset.y) : this;
  }

  view({ width, height, scale, isDark, reducesMotion, isRightToLeft = false, insets = [0, 0, 0, 0], textSize = 3 }) {
    const across = clamp(width, 1, limits.side);
    const down = clamp(height, 1, Math.min(limits.side, Math.floor(limits.area / across)));
    return this.single(across).single(down).single(clamp(scale, 0.25, 8)).flag(isDark).flag(reducesMotion)
      .flag(isRightToLeft).single(insets[0]).single(insets[1]).single(insets[2]).single(insets[3]).byte(textSize);
  }

  get buffer() { return new Uint8Array(this.bytes); }
}

const inspect = (task) => new Writer(Client.inspect).byte(task);
const inspectAt = (task, x, y) => inspect(task).single(point(x)).single(point(y)).buffer;

export const messages = {
  inspect: {
    off: () => inspect(0).buffer,
    on: () => inspect(1).buffer,
    hover: (x, y) => inspectAt(2, x, y),
    leave: () => inspect(3).buffer,
    pin: (x, y) => inspectAt(4, x, y),
    pinView: (view) => inspect(5).number(view).buffer,
    overlays: (bits) => inspect(6).byte(bits).buffer,
  },

  time: {
    speed: (speed) => new Writer(Client.time).byte(0).single(clamp(speed, 0, 1)).buffer,
    step: () => new Writer(Client.time).byte(1).buffer,
  },

  gesture: {
    replay: () => new Writer(Client.gesture).byte(0).buffer,
    save: () => new Writer(Client.gesture).byte(1).buffer,
  },

  scroll: (x, y) => new Writer(Client.scroll).double(x).double(y).buffer,

  export: (what) => new Writer(Client.export).byte(what).buffer,

  rest: (question) => new Writer(Client.rest).number(question).buffer,

  hello(view, scene, settings, offset) {
    const writer = new Writer(Client.hello).number(VERSION).view(view).scene(scene).settings(settings);
    return writer.offset(offset).buffer;
  },

  acknowledge: (frame) => new Writer(Client.acknowledge).number(frame).buffer,

  viewport: (view) => new Writer(Client.viewport).view(view).buffer,

  // Times are those of events: milliseconds since the page was opened.
  touches(fingers, time) {
    const writer = new Writer(Client.touches).double(clamp(time, 0, limits.time)).number(fingers.length);
    for (const { number, phase, x, y } of fingers) writer.number(number).byte(phase).single(point(x)).single(point(y));
    return writer.buffer;
  },

  wheel: (x, y, deltaX, deltaY) =>
    new Writer(Client.wheel).single(point(x)).single(point(y)).single(point(deltaX)).single(point(deltaY)).buffer,

  pinch: (phase, x, y, scale, rotation, time) =>
    new Writer(Client.pinch).byte(phase).single(point(x)).single(point(y))
      .single(clamp(scale, 0.02, 100)).single(clamp(rotation, -limits.turn, limits.turn))
      .double(clamp(time, 0, limits.time)).buffer,

  key: (key) => new Writer(Client.key).byte(key).buffer,

  // The news are how often the server has told of settings: what crosses an answer of its is answered anew.
  setting: (index, value, news) => new Writer(Client.setting).number(news).number(index).double(value).buffer,

  scene: (id, settings, offset) => new Writer(Client.scene).scene(id).settings(settings).offset(offset).buffer,

  focus: (item) => new Writer(Client.focus).number(item).buffer,

  control: (element, action) => new Writer(Client.control).number(element).byte(action).buffer,
};
