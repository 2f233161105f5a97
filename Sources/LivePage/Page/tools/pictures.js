// @ts-check
// Converts SVG to images, and images to data URLs.

import { make } from "../dom.js";

/** @typedef {import("./export.js").Exported} Exported */
/** @typedef {import("./export.js").SavedFile} SavedFile */

// The limits above which images are scaled down for a film: in bytes, and in pixels of the longer side.
const smallBytes = 100_000;
const smallSide = 512;

/**
 * @param {Blob} blob
 * @returns {Promise<string>}
 */
export function dataURL(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("an image can't be read."));
    reader.readAsDataURL(blob);
  });
}

/**
 * Scales an image down. A full-size photo in each frame of a film would take minutes.
 * @param {Blob} blob
 */
export async function shrunk(blob) {
  if (blob.type.includes("svg") || blob.size < smallBytes) return dataURL(blob);
  // The picture applies the image's orientation.
  const bitmap = await createImageBitmap(blob, { imageOrientation: "none" });
  const scale = Math.min(1, smallSide / Math.max(bitmap.width, bitmap.height));
  const { canvas } = painted(bitmap, bitmap.width * scale, bitmap.height * scale);
  // Keeps transparency. A browser without support for WebP writes PNG.
  return canvas.toDataURL(blob.type === "image/jpeg" ? "image/jpeg" : "image/webp", 0.8);
}

/**
 * Returns an SVG as an image. It uses a data URL rather than a blob URL, because the page's policy allows images only from its server and
 * from data.
 * @param {string} svg
 */
export async function drawn(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/**
 * Draws the image on a canvas of this size.
 * @param {CanvasImageSource} image
 * @param {number} width
 * @param {number} height
 */
export function painted(image, width, height) {
  const [wide, high] = [width, height].map((side) => Math.max(2, Math.round(side)));
  const canvas = make("canvas", { width: wide, height: high });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser can't draw on a canvas.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/**
 * @param {Exported} exported
 * @returns {Promise<SavedFile>}
 */
export async function png({ name, texts: [{ text }] }) {
  const image = await drawn(text);
  const { canvas } = painted(image, image.width * devicePixelRatio, image.height * devicePixelRatio);
  const blob = await /** @type {Promise<Blob | null>} */ (new Promise((resolve) => canvas.toBlob(resolve, "image/png")));
  if (!blob) throw new Error("the picture is too large.");
  return { name: name.replace(/\.svg$/, ".png"), blob };
}
