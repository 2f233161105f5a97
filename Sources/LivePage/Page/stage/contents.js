// @ts-check
// An element's content: an image, a text, a gradient, or a shape.

import { ContentKind } from "../protocol.js";
import { dismiss, Images } from "./images.js";
import { readGradient, readPaths } from "./shapes.js";
import { readRichText, readText } from "./texts.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./element.js").StageElement} StageElement */

export class Contents {
  /** @param {string} imagePath The path of the images. */
  constructor(imagePath) {
    this.images = new Images(imagePath);
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  read(reader, element) {
    const content = this.readNode(reader, element);
    if (content === element.content) return;
    dismiss(element.content);
    element.content?.remove();
    element.content = content;
    if (content && element.backdrop) element.backdrop.fill.after(content);
    else if (content) element.node.prepend(content);
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readNode(reader, element) {
    switch (reader.byte()) {
      case ContentKind.image: return this.images.read(reader, element.content);
      case ContentKind.text: return readText(reader);
      case ContentKind.gradient: return readGradient(reader, element);
      case ContentKind.shape: return readPaths(reader);
      case ContentKind.richText: return readRichText(reader, this.images.path);
      default: return null;
    }
  }
}
