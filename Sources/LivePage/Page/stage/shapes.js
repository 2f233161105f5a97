// @ts-check
// Gradients, and paths that are filled and stroked.

import { make, makeSVG } from "../dom.js";
import { LineCap, LineJoin } from "../protocol.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

// SVG's words.
/** @type {Map<number, string>} */
const caps = new Map([[LineCap.butt, "butt"], [LineCap.round, "round"], [LineCap.square, "square"]]);
/** @type {Map<number, string>} */
const joins = new Map([[LineJoin.miter, "miter"], [LineJoin.round, "round"], [LineJoin.bevel, "bevel"]]);

/** @param {Reader} reader */
export const readRule = (reader) => (reader.flag() ? "evenodd" : "nonzero");

/** @param {Reader} reader */
export function readPaths(reader) {
  const svg = makeSVG("svg", { class: "shape" });
  /** @param {string} path */
  const add = (path) => {
    const node = makeSVG("path", { d: path });
    node.style.fill = "none";
    svg.append(node);
    return node;
  };
  const fill = reader.color();
  const fillRule = readRule(reader);
  const outline = reader.path();
  if (fill) Object.assign(add(outline).style, { fill, fillRule });
  const stroke = reader.color();
  if (!stroke) return svg;
  const [width, cap, join] = [reader.single(), caps.get(reader.byte()) ?? "butt", joins.get(reader.byte()) ?? "miter"];
  const [miterLimit, phase] = [reader.single(), reader.single()];
  const dashes = reader.list(() => reader.single());
  const line = add(reader.flag() ? reader.path() : outline);
  Object.assign(line.style, {
    stroke, strokeWidth: `${width}px`, strokeLinecap: cap, strokeLinejoin: join, strokeMiterlimit: miterLimit,
    strokeDasharray: dashes.length > 0 ? dashes.map((dash) => `${dash}px`).join(" ") : "none",
    strokeDashoffset: `${phase}px`,
  });
  return svg;
}

/**
 * @param {Reader} reader
 * @param {{ width: number, height: number }} size
 */
export function readGradient(reader, size) {
  const node = make("i", { className: "gradient" });
  node.style.backgroundImage = readGradientImage(reader, size);
  return node;
}

/**
 * CSS measures a gradient along a line through the middle, from corner to corner; the server along one from start to end:
 *
 *     ┌───────────────┐
 *     │ start         │      whole: how long CSS's line is
 *     │     ╲         │      first: where on it the server's begins
 *     │      end      │
 *     └───────────────┘
 * @param {Reader} reader
 * @param {{ width: number, height: number }} size
 */
export function readGradientImage(reader, { width, height }) {
  const [startX, startY, endX, endY] = [reader.single(), reader.single(), reader.single(), reader.single()];
  const [x, y] = [(endX - startX) * width, (endY - startY) * height];
  const length = Math.hypot(x, y) || 1;
  const [alongX, alongY] = [x / length, y / length];
  const whole = Math.abs(alongX) * width + Math.abs(alongY) * height;
  const first = (startX - 0.5) * width * alongX + (startY - 0.5) * height * alongY + whole / 2;
  const stops = reader.list(() => {
    const color = reader.color() ?? "transparent";
    return `${color} ${first + reader.single() * length}px`;
  });
  return `linear-gradient(${Math.atan2(alongX, -alongY)}rad, ${stops.join(", ")})`;
}
