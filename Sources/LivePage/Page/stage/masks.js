// @ts-check
// An element's mask, which limits its visible part.

import { MaskKind } from "../protocol.js";
import { readGradientImage, readRule } from "./shapes.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("../wire/reader.js").Frame} Frame */

// A clip that hides everything.
const nothing = "inset(50%)";

/**
 * @param {Reader} reader
 * @param {HTMLElement} node
 * @param {string} imagePath The path of the images.
 */
export function readMask(reader, { style }, imagePath) {
  [style.clipPath, style.mask] = ["none", "none"];
  switch (reader.byte()) {
    case MaskKind.outline: {
      const rule = readRule(reader);
      const path = reader.path();
      // An empty path wouldn't clip at all.
      style.clipPath = path === "" ? nothing : `path(${rule}, "${path}")`;
      break;
    }
    case MaskKind.gradient: {
      const frame = reader.frame();
      setMask(style, readGradientImage(reader, frame), frame);
      break;
    }
    case MaskKind.picture: {
      const name = reader.text();
      setMask(style, `url("${imagePath}${encodeURIComponent(name)}")`, reader.frame());
      break;
    }
    case MaskKind.hidden:
      style.clipPath = nothing;
      break;
    default:
  }
}

/**
 * @param {CSSStyleDeclaration} style
 * @param {string} image
 * @param {Frame} frame
 */
function setMask(style, image, { x, y, width, height }) {
  const properties = {
    "mask-image": image, "mask-mode": "alpha", "mask-repeat": "no-repeat", "mask-position": `${x}px ${y}px`,
    "mask-size": `${width}px ${height}px`,
    // Content outside the box is masked, too.
    "mask-clip": "no-clip",
  };
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}
