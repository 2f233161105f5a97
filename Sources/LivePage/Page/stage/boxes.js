// @ts-check
// The elements' geometry. Each element is a box in its parent's box, at the position that the server sends.

import { ElementField } from "../protocol.js";
import { Movement } from "./movement.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./element.js").StageElement} StageElement */

export class Boxes {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.movement = new Movement(root);
    // The smallest visible length: a device pixel, in points.
    this.pixel = 1 / devicePixelRatio;
  }

  /** @param {number} length */
  snap(length) { return Math.round(length / this.pixel) * this.pixel; }

  /**
   * @param {Reader} reader
   * @param {number} fields
   * @param {StageElement} element
   */
  readTransform(reader, fields, element) {
    const { transform } = element;
    if (fields & ElementField.move) {
      [transform[4], transform[5]] = [reader.single(), reader.single()];
    } else {
      for (let index = 0; index < 6; index++) transform[index] = reader.single();
      const isProjective = fields & ElementField.projective;
      for (let index = 6; index < 9; index++) transform[index] = isProjective ? reader.single() : index === 8 ? 1 : 0;
    }
    let [a, b, c, d, x, y, px, py, pw] = transform;
    if (a === 1 && b === 0 && c === 0 && d === 1 && px === 0 && py === 0) [x, y] = [this.snap(x), this.snap(y)];
    // A browser creates a separate layer for each 3D matrix, even a flat one.
    const isFlat = px === 0 && py === 0 && pw === 1;
    element.node.style.transform = isFlat ? `matrix(${a},${b},${c},${d},${x},${y})`
      : `matrix3d(${a},${b},0,${px},${c},${d},0,${py},0,0,1,0,${x},${y},0,${pw})`;
    if (element.hasTransform) this.movement.mark(element.node, "moved");
    element.hasTransform = true;
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readSize(reader, element) {
    [element.width, element.height] = [reader.single(), reader.single()];
    element.node.style.width = `${element.width}px`;
    element.node.style.height = `${element.height}px`;
  }

  /**
   * Scrolls the element's content. The content has its own box, so one change moves all of it.
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readScroll(reader, element) {
    const [x, y] = [reader.single(), reader.single()];
    element.inner ??= this.addInner(element);
    element.inner.style.transform = `matrix(1,0,0,1,${this.snap(-x)},${this.snap(-y)})`;
    this.movement.mark(element.inner, "scrolled");
  }

  /** @param {StageElement} element */
  addInner({ node }) {
    const inner = document.createElement("div");
    inner.className = "e";
    preserveFocus(node, () => {
      inner.append(...[...node.children].filter((child) => child.classList.contains("e")));
      node.append(inner);
    });
    return inner;
  }

  /**
   * @param {StageElement} element
   * @param {StageElement | undefined} parent The parent, or undefined for the stage itself.
   */
  setParent(element, parent) {
    preserveFocus(element.node, () => (parent ? parent.inner ?? parent.node : this.root).append(element.node));
  }
}

/**
 * Moves a node within the document and restores its focus, which browsers take away.
 * @param {Element} node
 * @param {() => void} move
 */
function preserveFocus(node, move) {
  const focused = document.activeElement;
  const isInside = node.contains(focused);
  move();
  if (isInside && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
