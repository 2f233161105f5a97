// @ts-check
// The page's messages and their encoding. docs/WIRE.md describes them byte by byte.

import { ClientKind, GestureTask, InspectorTask, limits, TextSize, TimeTask, version } from "../protocol.js";

/**
 * The view in which a page shows its scene.
 * @typedef {object} View
 * @property {number} width
 * @property {number} height
 * @property {number} scale Pixels per point.
 * @property {boolean} isDark
 * @property {boolean} reducesMotion
 * @property {boolean} [isRightToLeft]
 * @property {number[]} [insets] The insets of the safe area: top, left, bottom, and right.
 * @property {number} [textSize] One of `TextSize`.
 */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ number: number, phase: number, x: number, y: number }} Finger The phase is one of `FingerPhase`. */
/** @typedef {{ section: number, item: number }} Item */
/** @typedef {Map<string, number>} Settings The values by name. */

// Each selected item takes two numbers of at most five bytes.
const selectionBytes = 10 * limits.selection;
// The maximum size of a message's settings, in bytes. The rest of the longest message, a hello, is far smaller.
const settingsBytes = limits.messageBytes - 4096 - selectionBytes;

const encoder = new TextEncoder();

/**
 * @param {number} value
 * @param {{ low: number, high: number }} range
 */
const clamp = (value, { low, high }) => Math.min(high, Math.max(low, value));

/** @param {number} value */
const point = (value) => clamp(value, limits.point);

class Writer {
  /** @param {number} kind */
  constructor(kind) { this.bytes = [kind]; }

  get buffer() { return new Uint8Array(this.bytes); }

  /** @param {number} value */
  byte(value) {
    this.bytes.push(value);
    return this;
  }

  /** @param {boolean} value */
  flag(value) { return this.byte(value ? 1 : 0); }

  /** @param {number} value */
  number(value) {
    while (value >= 128) {
      this.bytes.push((value % 128) | 0x80);
      value = Math.floor(value / 128);
    }
    return this.byte(value);
  }

  /** @param {number[]} values */
  single(...values) { return this.raw(new Float32Array(values)); }

  /** @param {number[]} values */
  double(...values) { return this.raw(new Float64Array(values)); }

  /** @param {string} value */
  text(value) {
    const bytes = encoder.encode(value);
    return this.number(bytes.length).raw(bytes);
  }

  /** @param {Float32Array | Float64Array | Uint8Array} array */
  raw(array) {
    this.bytes.push(...new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return this;
  }

  /**
   * Writes a scene's id. An id from an address that exceeds the limit belongs to no scene, and is written as an empty one.
   * @param {string} id
   */
  scene(id) { return this.text(encoder.encode(id).length > limits.nameBytes ? "" : id); }

  /**
   * Writes the settings, and omits those that the server would reject.
   * @param {Settings} settings
   */
  settings(settings) {
    /** @type {[string, number][]} */
    const accepted = [];
    let room = settingsBytes;
    for (const [name, value] of settings) {
      const { length } = encoder.encode(name);
      if (length > limits.nameBytes || !Number.isFinite(value)) continue;
      room -= length + 10;
      if (room < 0 || accepted.length === limits.settings) break;
      accepted.push([name, value]);
    }
    this.number(accepted.length);
    for (const [name, value] of accepted) this.text(name).double(value);
    return this;
  }

  /** @param {Point | null} offset */
  offset(offset) {
    this.flag(offset !== null);
    return offset ? this.double(offset.x, offset.y) : this;
  }

  /** @param {Item[] | null} items */
  selection(items) {
    this.flag(items !== null);
    if (!items) return this;
    this.number(items.length);
    for (const { section, item } of items) this.number(section).number(item);
    return this;
  }

  /** @param {View} view */
  view({ width, height, scale, isDark, reducesMotion, isRightToLeft = false, insets = [0, 0, 0, 0], textSize = TextSize.large }) {
    const breadth = clamp(width, limits.side);
    const extent = Math.min(clamp(height, limits.side), Math.floor(limits.area / breadth));
    return this.single(breadth, extent, clamp(scale, limits.scale)).flag(isDark).flag(reducesMotion).flag(isRightToLeft)
      .single(...insets).byte(textSize);
  }

  /** @param {number} time */
  time(time) { return this.double(clamp(time, limits.time)); }
}

/** @param {number} task */
const inspect = (task) => new Writer(ClientKind.inspect).byte(task);

/**
 * @param {number} task
 * @param {number} x
 * @param {number} y
 */
const inspectAt = (task, x, y) => inspect(task).single(point(x), point(y)).buffer;

/** @param {number} task */
const time = (task) => new Writer(ClientKind.time).byte(task);

/** @param {number} task */
const gesture = (task) => new Writer(ClientKind.gesture).byte(task).buffer;

export const messages = {
  /**
   * @param {View} view
   * @param {string} scene
   * @param {Settings} settings
   * @param {Point | null} offset
   * @param {Item[] | null} selection The selection, or null for the scene's initial selection.
   */
  hello: (view, scene, settings, offset, selection) =>
    new Writer(ClientKind.hello).number(version).view(view).scene(scene).settings(settings).offset(offset).selection(selection)
      .buffer,

  /** @param {number} frame */
  acknowledge: (frame) => new Writer(ClientKind.acknowledge).number(frame).buffer,

  /** @param {View} view */
  viewport: (view) => new Writer(ClientKind.viewport).view(view).buffer,

  /**
   * @param {Finger[]} fingers
   * @param {number} time The event's time, in milliseconds since the page was opened.
   */
  touches(fingers, time) {
    const writer = new Writer(ClientKind.touches).time(time).number(fingers.length);
    for (const { number, phase, x, y } of fingers) writer.number(number).byte(phase).single(point(x), point(y));
    return writer.buffer;
  },

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} deltaX
   * @param {number} deltaY
   */
  wheel: (x, y, deltaX, deltaY) =>
    new Writer(ClientKind.wheel).single(point(x), point(y), point(deltaX), point(deltaY)).buffer,

  /**
   * @param {number} phase One of `PinchPhase`.
   * @param {number} x
   * @param {number} y
   * @param {number} scale Since the pinch began.
   * @param {number} rotation Since the pinch began, in radians.
   * @param {number} time The event's time, in milliseconds since the page was opened.
   */
  pinch: (phase, x, y, scale, rotation, time) =>
    new Writer(ClientKind.pinch).byte(phase).single(point(x), point(y))
      .single(clamp(scale, limits.pinchScale), clamp(rotation, limits.pinchRotation)).time(time).buffer,

  /** @param {number} key One of `Key`. */
  key: (key) => new Writer(ClientKind.key).byte(key).buffer,

  /**
   * @param {number} index
   * @param {number} value
   * @param {number} news The number of setting messages that this page has received. If the server has sent more, it repeats the value.
   */
  setting: (index, value, news) => new Writer(ClientKind.setting).number(news).number(index).double(value).buffer,

  /**
   * @param {string} id
   * @param {Settings} settings
   * @param {Point | null} offset
   */
  scene: (id, settings, offset) => new Writer(ClientKind.scene).scene(id).settings(settings).offset(offset).buffer,

  /**
   * @param {number} list The id of the list's element.
   * @param {number} item The item's index across all sections.
   */
  focus: (list, item) => new Writer(ClientKind.focus).number(list).number(item).buffer,

  /**
   * @param {number} element
   * @param {number} action One of `ControlAction`.
   */
  control: (element, action) => new Writer(ClientKind.control).number(element).byte(action).buffer,

  inspect: {
    off: () => inspect(InspectorTask.off).buffer,

    on: () => inspect(InspectorTask.on).buffer,

    /**
     * @param {number} x
     * @param {number} y
     */
    hover: (x, y) => inspectAt(InspectorTask.hover, x, y),

    leave: () => inspect(InspectorTask.leave).buffer,

    /**
     * @param {number} x
     * @param {number} y
     */
    pin: (x, y) => inspectAt(InspectorTask.pin, x, y),

    /** @param {number} view */
    pinView: (view) => inspect(InspectorTask.pinView).number(view).buffer,

    /** @param {number} bits A combination of `InspectorOverlay` bits. */
    overlays: (bits) => inspect(InspectorTask.overlays).byte(bits).buffer,
  },

  time: {
    /** @param {number} speed */
    speed: (speed) => time(TimeTask.speed).single(clamp(speed, limits.speed)).buffer,

    step: () => time(TimeTask.step).buffer,
  },

  gesture: {
    replay: () => gesture(GestureTask.replay),

    save: () => gesture(GestureTask.save),
  },

  /** @param {number} what One of `Export`. */
  export: (what) => new Writer(ClientKind.export).byte(what).buffer,

  /**
   * @param {number} x
   * @param {number} y
   */
  scroll: (x, y) => new Writer(ClientKind.scroll).double(x, y).buffer,

  /** @param {string} text At most `limits.searchBytes` bytes. */
  search: (text) => new Writer(ClientKind.search).text(text).buffer,

  /** @param {number} question */
  rest: (question) => new Writer(ClientKind.rest).number(question).buffer,
};
