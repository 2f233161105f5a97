// @ts-check
// The appearance of an element's box: its corners, fill, border, and shadow.

import { make, makeSVG } from "../dom.js";
import { CornerFlag } from "../protocol.js";
import { allCorners } from "./element.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./element.js").StageElement} StageElement */

// The length of iOS's continuous corners, in radii, and the parameter with which CSS's superellipse approximates them best.
const continuous = { reach: 1.528665, shape: "superellipse(1.712)" };
// In CSS order: clockwise from the top left.
const cornersInOrder = [CornerFlag.topLeft, CornerFlag.topRight, CornerFlag.bottomRight, CornerFlag.bottomLeft];

/**
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readShape(reader, element) {
  element.node.style.overflow = reader.flag() ? "clip" : "visible";
  element.radius = reader.single();
  roundCorners(element);
}

/**
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readCorners(reader, element) {
  const corners = reader.byte();
  [element.corners, element.isContinuous] = [corners & allCorners, (corners & CornerFlag.areContinuous) !== 0];
  roundCorners(element);
}

/** @param {StageElement} element */
export function roundCorners(element) {
  // Corners are circular in browsers without superellipses.
  const bends = element.isContinuous && element.radius * continuous.reach * 2 <= Math.min(element.width, element.height)
    && CSS.supports("corner-shape", continuous.shape);
  const radius = `${element.radius * (bends ? continuous.reach : 1)}px`;
  const radii = element.corners === allCorners ? radius
    : cornersInOrder.map((corner) => (element.corners & corner ? radius : "0")).join(" ");
  for (const node of [element.node, element.border, element.backdrop?.fill]) {
    if (!node) continue;
    node.style.borderRadius = radii;
    if (bends) node.style.setProperty("corner-shape", continuous.shape); else node.style.removeProperty("corner-shape");
  }
}

/**
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readFill(reader, element) {
  element.fill = reader.color();
  paintFill(element);
}

/**
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readBorder(reader, element) {
  const [color, width] = [reader.color(), reader.single()];
  element.border?.remove();
  element.border = null;
  if (!color || width === 0) return;
  // In front of all content, like a layer's border.
  element.border = make("i", { className: "border" });
  element.border.style.boxShadow = `inset 0 0 0 ${width}px ${color}`;
  element.node.append(element.border);
  roundCorners(element);
}

/**
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readShadow(reader, element) {
  const color = reader.color();
  const [x, y, radius, isOfBox] = [reader.single(), reader.single(), reader.single(), reader.flag()];
  element.shadow = color ? { color, x, y, radius, isOfBox } : null;
}

/** @param {StageElement} element */
function paintFill({ node, backdrop, fill }) {
  node.style.backgroundColor = backdrop ? "transparent" : fill ?? "transparent";
  if (backdrop) backdrop.fill.style.backgroundColor = fill ?? "transparent";
}

/**
 * Updates the shadow. Called when the shadow or its path has changed.
 * @param {StageElement} element
 */
export function paintShadow(element) {
  const { style } = element.node;
  const { shadow } = element;
  const hasPath = shadow !== null && element.shadowPath !== "";
  const shown = hasPath ? null : shadow;
  // A box's shadow is cheap. The shadow of arbitrary content needs a filter. CSS blurs a box's shadow by half of the given length, and a
  // filter's shadow by the full length.
  style.boxShadow = shown?.isOfBox ? `${shown.x}px ${shown.y}px ${shown.radius * 2}px ${shown.color}` : "none";
  style.filter = shown && !shown.isOfBox ? `drop-shadow(${shown.x}px ${shown.y}px ${shown.radius}px ${shown.color})` : "none";
  if (!hasPath && !element.backdrop) return;
  if (hasPath) paintBackdrop(element, shadow);
  else removeBackdrop(element);
  paintFill(element);
}

/**
 * Draws a path's shadow. It lies behind the fill, so the fill becomes a separate box.
 * @param {StageElement} element
 * @param {NonNullable<StageElement["shadow"]>} shadow
 */
function paintBackdrop(element, { color, x, y, radius }) {
  element.backdrop ??= addBackdrop(element);
  roundCorners(element);
  const { path } = element.backdrop;
  path.setAttribute("d", element.shadowPath);
  path.style.fill = color;
  path.style.transform = `translate(${x}px,${y}px)`;
  path.style.filter = radius > 0 ? `blur(${radius}px)` : "none";
}

/** @param {StageElement} element */
function addBackdrop({ node }) {
  const shadow = makeSVG("svg", { class: "shape behind" });
  const path = makeSVG("path");
  const fill = make("i", { className: "behind" });
  shadow.append(path);
  node.prepend(shadow, fill);
  return { shadow, path, fill };
}

/** @param {StageElement} element */
function removeBackdrop(element) {
  element.backdrop?.shadow.remove();
  element.backdrop?.fill.remove();
  element.backdrop = null;
}

/**
 * Blurs the content behind the element and increases its saturation.
 * @param {Reader} reader
 * @param {StageElement} element
 */
export function readBlur(reader, { node }) {
  const [radius, saturation] = [reader.single(), reader.single()];
  node.style.setProperty("backdrop-filter", radius > 0 ? `blur(${radius}px) saturate(${saturation})` : "none");
}
