// @ts-check
// Texts. Each line and run has the position and width that the server has measured.

import { makeSVG } from "../dom.js";
import { fontFamilies, TextAnchor, TextFlag } from "../protocol.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

const fonts = fontFamilies.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
// The names in SVG for left-to-right texts.
/** @type {Map<number, string>} */
const anchors = new Map([[TextAnchor.left, "start"], [TextAnchor.middle, "middle"], [TextAnchor.right, "end"]]);
/** @type {Record<string, string>} */
const opposite = { start: "end", middle: "middle", end: "start" };

/** @param {Reader} reader */
function makeText(reader) {
  const svg = makeSVG("svg", { class: "text" });
  svg.style.fontFamily = fonts;
  // Clips the filter's output, too.
  if (reader.flag()) svg.style.clipPath = "inset(0)";
  return svg;
}

/**
 * @param {number} flags
 * @param {number} size
 * @param {string | null} color
 * @param {number} [anchor] One of `TextAnchor`.
 */
function fontStyle(flags, size, color, anchor = TextAnchor.left) {
  const isRightToLeft = (flags & TextFlag.isRightToLeft) !== 0;
  const textAnchor = anchors.get(anchor) ?? "start";
  return {
    fill: color ?? "transparent", fontSize: `${size}px`, fontWeight: flags & TextFlag.isBold ? "bold" : "normal",
    fontStyle: flags & TextFlag.isItalic ? "italic" : "normal", direction: isRightToLeft ? "rtl" : "ltr",
    textAnchor: isRightToLeft ? opposite[textAnchor] : textAnchor,
  };
}

/**
 * Reads a line's position and width. A width of 0 means the font's own width.
 * @param {Reader} reader
 * @param {string} text
 */
function readLine(reader, text) {
  const [x, y, width] = [reader.single(), reader.single(), reader.single()];
  const line = makeSVG("text", width > 0 ? { x, y, textLength: width, lengthAdjust: "spacingAndGlyphs" } : { x, y });
  line.textContent = text;
  return line;
}

/** @param {Reader} reader */
export function readText(reader) {
  const svg = makeText(reader);
  const [flags, anchor, size, color] = [reader.byte(), reader.byte(), reader.single(), reader.color()];
  const shadowColor = reader.color();
  const [shadowX, shadowY] = [reader.single(), reader.single()];
  Object.assign(svg.style, fontStyle(flags, size, color, anchor));
  if (shadowColor) svg.style.filter = `drop-shadow(${shadowX}px ${shadowY}px 0 ${shadowColor})`;
  svg.append(...reader.list(() => readLine(reader, reader.text())));
  return svg;
}

/**
 * Reads text with several fonts and colors: background rectangles, runs, inline pictures, and underlines.
 * @param {Reader} reader
 * @param {string} imagePath The path of the images.
 */
export function readRichText(reader, imagePath) {
  const svg = makeText(reader);
  const readFills = () => reader.list(() => {
    const fill = reader.color() ?? "transparent";
    const node = makeSVG("rect", { ...reader.frame() });
    node.style.fill = fill;
    return node;
  });
  const [backgrounds, lines] = [readFills(), readFills()];
  const pictures = reader.list(() => {
    const name = reader.text();
    return makeSVG("image", { ...reader.frame(), preserveAspectRatio: "none", href: imagePath + encodeURIComponent(name) });
  });
  const runs = reader.list(() => {
    const flags = reader.byte();
    const [size, kern, color, text] = [reader.single(), reader.single(), reader.color(), reader.text()];
    const run = readLine(reader, text);
    Object.assign(run.style, fontStyle(flags, size, color), { letterSpacing: kern === 0 ? "normal" : `${kern}px` });
    return run;
  });
  svg.append(...backgrounds, ...runs, ...pictures, ...lines);
  return svg;
}
