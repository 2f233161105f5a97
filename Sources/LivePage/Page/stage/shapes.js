// @ts-check
// Gradients, and filled and stroked paths.

import { make, makeSVG } from "../dom.js";
import { LineCap, LineJoin } from "../protocol.js";
import { css } from "../wire/reader.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {{ components: number[], position: number }} Stop A color of a gradient and its position. */

// The names in SVG.
/** @type {Map<number, string>} */
const caps = new Map([[LineCap.butt, "butt"], [LineCap.round, "round"], [LineCap.square, "square"]]);
/** @type {Map<number, string>} */
const joins = new Map([[LineJoin.miter, "miter"], [LineJoin.round, "round"], [LineJoin.bevel, "bevel"]]);

const fadeSteps = 16;

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
 * The server defines a gradient along a line from start to end in a unit square, which is then stretched to the size. So the lines of
 * equal color need not be perpendicular to the gradient line. In CSS, they are perpendicular to a line through the center, from corner to
 * corner:
 *
 *     ┌───────────────┐
 *     │ start         │      whole: the length of CSS's line
 *     │     ╲         │      first: the start of the server's line on it
 *     │      end      │      length: the length of the server's line on it
 *     └───────────────┘
 * @param {Reader} reader
 * @param {{ width: number, height: number }} size
 */
export function readGradientImage(reader, { width, height }) {
  const [startX, startY, endX, endY] = [reader.single(), reader.single(), reader.single(), reader.single()];
  const square = (endX - startX) ** 2 + (endY - startY) ** 2;
  const stops = reader.list(() => ({ components: reader.components(), position: reader.single() }));
  // If the line has no length, only the last color shows.
  if (square === 0) stops.splice(0, stops.length - 1);
  // The fractions of the line covered by a step of one point to the right, and by a step of one point down.
  const [right, down] = square === 0 ? [1, 0] : [(endX - startX) / square / (width || 1), (endY - startY) / square / (height || 1)];
  const length = 1 / Math.hypot(right, down);
  const [alongX, alongY] = [right * length, down * length];
  const whole = Math.abs(alongX) * width + Math.abs(alongY) * height;
  const first = whole / 2 - ((0.5 - startX) * width * alongX + (0.5 - startY) * height * alongY);
  const words = withSteps(stops).map(({ components, position }) => `${css(components)} ${first + position * length}px`);
  // A gradient in CSS needs at least two colors.
  return `linear-gradient(${Math.atan2(alongX, -alongY)}rad, ${[...words, ...words.slice(words.length - 1)].join(", ")})`;
}

/**
 * Layers interpolate color and alpha separately. CSS premultiplies colors by alpha. So stops are added between two stops of different
 * alpha.
 * @param {Stop[]} stops
 */
function withSteps(stops) {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || next.components[3] === stop.components[3] || next.position <= stop.position) return [stop];
    return Array.from({ length: fadeSteps }, (_, step) => between(stop, next, step / fadeSteps));
  });
}

/**
 * @param {Stop} stop
 * @param {Stop} next
 * @param {number} part
 * @returns {Stop}
 */
function between(stop, next, part) {
  const mix = (/** @type {number} */ from, /** @type {number} */ to) => from + (to - from) * part;
  return {
    components: stop.components.map((component, index) => mix(component, next.components[index])),
    position: mix(stop.position, next.position),
  };
}
