// The pieces that messages are made of. docs/LIVE.md has them byte by byte.

export const VERSION = 1;

export const Server = { welcome: 1, scene: 2, frame: 3, values: 4, notice: 5 };

const Client = {
  hello: 1, acknowledge: 2, viewport: 3, touches: 4, wheel: 5, pinch: 6, key: 7, setting: 8, scene: 9, focus: 10,
};

export const Phase = { began: 0, moved: 1, ended: 2, cancelled: 3 };

const decoder = new TextDecoder();
const encoder = new TextEncoder();

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

  settings(settings) {
    this.number(settings.size);
    for (const [name, value] of settings) this.text(name).double(value);
    return this;
  }

  view({ width, height, scale, isDark, reducesMotion }) {
    return this.single(width).single(height).single(scale).flag(isDark).flag(reducesMotion);
  }

  get buffer() { return new Uint8Array(this.bytes); }
}

export const messages = {
  hello(view, scene, settings, offset) {
    const writer = new Writer(Client.hello).number(VERSION).view(view).text(scene).settings(settings);
    writer.flag(offset !== null);
    if (offset) writer.double(offset.x).double(offset.y);
    return writer.buffer;
  },

  acknowledge: (frame) => new Writer(Client.acknowledge).number(frame).buffer,

  viewport: (view) => new Writer(Client.viewport).view(view).buffer,

  touches(fingers, age) {
    const writer = new Writer(Client.touches).single(Math.min(1000, Math.max(0, age))).number(fingers.length);
    for (const { number, phase, x, y } of fingers) writer.number(number).byte(phase).single(x).single(y);
    return writer.buffer;
  },

  wheel: (x, y, deltaX, deltaY) =>
    new Writer(Client.wheel).single(x).single(y).single(deltaX).single(deltaY).buffer,

  pinch: (phase, x, y, scale, rotation) =>
    new Writer(Client.pinch).byte(phase).single(x).single(y)
      .single(Math.min(100, Math.max(0.01, scale))).single(rotation).buffer,

  key: (key) => new Writer(Client.key).byte(key).buffer,

  setting: (index, value) => new Writer(Client.setting).number(index).double(value).buffer,

  scene: (id, settings) => new Writer(Client.scene).text(id).settings(settings).buffer,

  focus: (item) => new Writer(Client.focus).number(item).buffer,
};
