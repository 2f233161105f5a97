// @ts-check
// Images. The most recent ones stay loaded, and a symbol replaces an image that the browser can't decode.

import { make } from "../dom.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

const pictureLimit = 128;
// Fills its frame, like the content of a layer. Otherwise, an SVG would keep its own aspect ratio.
const filling = "#svgView(preserveAspectRatio(none))";

export class Images {
  /** @param {string} path The path of the images. */
  constructor(path) {
    this.path = path;
    /**
     * The most recent pictures by name, in the order of their last use.
     * @type {Map<string, HTMLImageElement>}
     */
    this.pictures = new Map();
  }

  /**
   * Reads an image into the existing node, or into a new node if there is none.
   * @param {Reader} reader
   * @param {Element | null} former
   */
  read(reader, former) {
    const name = reader.text();
    const { x, y, width, height } = reader.frame();
    const image = former instanceof HTMLImageElement ? former : this.makeImage();
    if (image.dataset.name !== name) {
      clearDamage(image);
      image.dataset.name = name;
      // Otherwise, the old picture would stay until the new one is loaded.
      image.style.visibility = this.pictures.has(name) ? "visible" : "hidden";
      image.src = this.path + name + filling;
      if (this.pictures.has(name)) this.retain(name);
    }
    image.style.transform = `translate(${x}px,${y}px)`;
    image.style.width = `${width}px`;
    image.style.height = `${height}px`;
    arrangeDamage(image);
    return image;
  }

  makeImage() {
    const image = make("img", { alt: "", draggable: false, decoding: "async" });
    image.addEventListener("load", () => {
      this.retain(image.dataset.name ?? "");
      image.style.visibility = "visible";
    });
    image.addEventListener("error", () => showDamage(image));
    return image;
  }

  /**
   * Keeps the most recent pictures. A browser frees a picture that nothing refers to, and decodes it again later. An SVG is then a new
   * document each time, and browsers free documents slowly.
   * @param {string} name
   */
  retain(name) {
    const picture = this.pictures.get(name) ?? Object.assign(new Image(), { src: this.path + name + filling });
    this.pictures.delete(name);
    this.pictures.set(name, picture);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > pictureLimit && oldest !== undefined) this.pictures.delete(oldest);
  }
}

/**
 * Called when content is removed.
 * @param {Element | null} content
 */
export function dismiss(content) {
  if (!(content instanceof HTMLImageElement)) return;
  // Cancels a picture that is still loading, so that visible pictures load first.
  if (!content.complete) content.removeAttribute("src");
  clearDamage(content);
}

/**
 * Returns the symbol in front of a picture that the browser can't decode.
 * @param {HTMLImageElement} image
 */
const damageOf = ({ nextSibling }) =>
  (nextSibling instanceof HTMLElement && nextSibling.className === "damaged" ? nextSibling : null);

/** @param {HTMLImageElement} image */
function showDamage(image) {
  if (!image.hasAttribute("src") || !image.parentElement) return;
  image.after(make("i", { className: "damaged", title: "This image can't be decoded" }));
  arrangeDamage(image);
}

/** @param {HTMLImageElement} image */
function arrangeDamage(image) {
  const { transform, width, height } = image.style;
  const damage = damageOf(image);
  if (damage) Object.assign(damage.style, { transform, width, height });
}

/** @param {HTMLImageElement} image */
function clearDamage(image) { damageOf(image)?.remove(); }
