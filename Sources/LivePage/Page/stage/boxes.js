// @ts-check
// Where elements lie: each a box in its parent's box, where the server says.

import { ElementField } from "../protocol.js";
import { Movement } from "./movement.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./element.js").StageElement} StageElement */

export class Boxes {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.movement = new Movement(root);
    // The least that shows: a device pixel, in points.
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
    // A browser makes a picture of its own of whatever has a matrix in space, even of a flat one.
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
   * Scrolls what is in the element. It lies in a box of its own, so that one change moves it all.
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
   * @param {StageElement | undefined} parent None for the stage itself.
   */
  setParent(element, parent) {
    preserveFocus(element.node, () => (parent ? parent.inner ?? parent.node : this.root).append(element.node));
  }
}

/**
 * A node that is moved within the document loses the focus.
 * @param {Element} node
 * @param {() => void} move
 */
function preserveFocus(node, move) {
  const focused = document.activeElement;
  const isInside = node.contains(focused);
  move();
  if (isInside && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
