// @ts-check
// Images: the last ones stay loaded, and one that the browser cannot read shows that.

import { make } from "../dom.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

const pictureLimit = 128;
// Fills its frame, as layers have it: an SVG would retain its own ratio.
const filling = "#svgView(preserveAspectRatio(none))";

export class Images {
  /** @param {string} path Where images are. */
  constructor(path) {
    this.path = path;
    /**
     * The last pictures shown, by name, the one that was needed last at the end.
     * @type {Map<string, HTMLImageElement>}
     */
    this.pictures = new Map();
  }

  /**
   * Reads into the image that there is, or else into a new one.
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
      // The old picture would stay until the new one is there.
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
   * Retains the last pictures. A browser frees a picture that nothing refers to, and decodes it again when it comes back. An SVG is
   * then a new document each time, and browsers are slow to free those.
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
 * Called for a content that is shown no longer.
 * @param {Element | null} content
 */
export function dismiss(content) {
  if (!(content instanceof HTMLImageElement)) return;
  // A picture that is still on its way to where nothing shows it any more: those that are seen now come first.
  if (!content.complete) content.removeAttribute("src");
  clearDamage(content);
}

/**
 * What stands in front of a picture that the browser cannot read.
 * @param {HTMLImageElement} image
 */
const damageOf = ({ nextSibling }) =>
  (nextSibling instanceof HTMLElement && nextSibling.className === "damaged" ? nextSibling : null);

/** @param {HTMLImageElement} image */
function showDamage(image) {
  if (!image.hasAttribute("src") || !image.parentElement) return;
  image.after(make("i", { className: "damaged", title: "This picture is damaged" }));
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
