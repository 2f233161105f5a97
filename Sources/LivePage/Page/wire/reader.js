// @ts-check
// Decodes the server's messages. docs/WIRE.md describes them byte by byte.

import { limits, PathElementKind } from "../protocol.js";

/**
 * A rectangle.
 * @typedef {{ x: number, y: number, width: number, height: number }} Frame
 */

/**
 * The letters for path elements in SVG and CSS, and the number of points of each element.
 * @type {Map<number, [letter: string, points: number]>}
 */
const pathElements = new Map([
  [PathElementKind.move, ["M", 1]], [PathElementKind.line, ["L", 1]], [PathElementKind.quad, ["Q", 2]],
  [PathElementKind.curve, ["C", 3]], [PathElementKind.close, ["Z", 0]],
]);

const decoder = new TextDecoder();

/** @param {number} value */
const finite = (value) => (Number.isFinite(value) ? value : 0);

/**
 * Returns a color in CSS syntax.
 * @param {number[]} components Red, green, blue, and alpha, each from 0 to 255.
 */
export const css = ([red, green, blue, alpha]) => `rgb(${red} ${green} ${blue} / ${(alpha / 255).toFixed(3)})`;

export class Reader {
  /** @param {ArrayBuffer} buffer */
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.position = 0;
  }

  byte() { return this.view.getUint8(this.position++); }

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

  /**
   * Reads red, green, blue, and alpha, each from 0 to 255.
   * @returns {number[]}
   */
  components() { return [this.byte(), this.byte(), this.byte(), this.byte()]; }

  /** Reads a color in CSS syntax, or null if it is transparent. */
  color() {
    const components = this.components();
    return components[3] === 0 ? null : css(components);
  }

  /**
   * Reads a rectangle of single-precision numbers.
   * @returns {Frame}
   */
  frame() {
    const [x, y, width, height] = [this.single(), this.single(), this.single(), this.single()];
    return { x, y, width, height };
  }

  /** Reads a path in SVG syntax. The result contains only letters and numbers, even if the bytes are invalid. */
  path() {
    const count = this.number();
    if (count > limits.pathElements) throw new RangeError("a path is too long");
    let path = "";
    for (let left = count; left > 0; left--) {
      const element = pathElements.get(this.byte());
      if (!element) throw new RangeError("a path has an unknown element");
      const [letter, points] = element;
      const numbers = Array.from({ length: points * 2 }, () => finite(this.single()));
      path += letter + numbers.join(" ");
    }
    return path;
  }

  /**
   * Reads a count, and then that many values with `read`.
   * @template Value
   * @param {() => Value} read
   * @returns {Value[]}
   */
  list(read) { return Array.from({ length: this.number() }, read); }
}
