// @ts-check
// Shows the elements. Each one is a box in its parent's box, at the position that the server sends. The page does no layout.
//
//     Stage ── reads removals and updates, and passes each field to
//       ├── Boxes       geometry, scrolling, and movement
//       ├── paint.js    corners, fill, border, and shadow
//       ├── masks.js    masks
//       ├── Contents    images, texts, gradients, and shapes
//       └── Roles       roles for assistive technology
//
// Each of them updates a StageElement's nodes and properties.

import { make } from "../dom.js";
import { ElementField } from "../protocol.js";
import { Boxes } from "./boxes.js";
import { Contents } from "./contents.js";
import { StageElement } from "./element.js";
import { dismiss } from "./images.js";
import { readMask } from "./masks.js";
import { paintShadow, readBlur, readBorder, readCorners, readFill, readShadow, readShape, roundCorners } from "./paint.js";
import { hideSaid, Roles } from "./roles.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

const poolLimit = 400;

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {object} options
   * @param {string} options.imagePath The path of the images.
   * @param {() => void} options.onItems Called after a frame in which items were added or removed, or changed their positions.
   * @param {() => void} options.onFocusLost Called when the focused element is removed.
   */
  constructor(root, { imagePath, onItems, onFocusLost }) {
    this.root = root;
    this.imagePath = imagePath;
    this.onItems = onItems;
    this.onFocusLost = onFocusLost;
    /** @type {Map<number, StageElement>} */
    this.elements = new Map();
    this.boxes = new Boxes(root);
    this.contents = new Contents(imagePath);
    this.roles = new Roles(root);
    /**
     * The nodes of removed elements, for reuse.
     * @type {HTMLElement[]}
     */
    this.pool = [];
  }

  get count() { return this.elements.size; }

  get items() { return this.roles.items; }

  get controls() { return this.roles.controls; }

  get menu() { return this.roles.menu; }

  get lists() { return this.roles.lists; }

  get firstList() { return this.roles.firstList; }

  /** @param {StageElement} item */
  listOf(item) { return this.roles.listOf(item); }

  /** @param {StageElement | undefined} list */
  itemsOf(list) { return [...this.items.values()].filter((item) => this.listOf(item) === list); }

  /** @param {number} pixel The smallest visible length, in points. */
  set pixel(pixel) { this.boxes.pixel = pixel; }

  clear() {
    for (const id of [...this.elements.keys()]) this.remove(id);
  }

  /**
   * Reads and applies removals and updates.
   * @param {Reader} reader
   */
  apply(reader) {
    this.roles.itemsChanged = false;
    for (let count = reader.number(); count > 0; count--) this.remove(reader.number());
    const updates = reader.number();
    for (let count = updates; count > 0; count--) this.update(reader);
    if (updates > 0) this.boxes.movement.goOn();
    if (this.roles.itemsChanged) this.onItems();
  }

  /**
   * Reads an element's fields, which are in the order of their bits.
   * @param {Reader} reader
   */
  update(reader) {
    const id = reader.number();
    const fields = reader.number();
    const element = this.elements.get(id) ?? this.add(id);
    const { style } = element.node;
    const { position, section } = element;
    if (fields & (ElementField.move | ElementField.affine | ElementField.projective)) {
      this.boxes.readTransform(reader, fields, element);
    }
    if (fields & ElementField.scroll) this.boxes.readScroll(reader, element);
    if (fields & ElementField.size) {
      this.boxes.readSize(reader, element);
      if (element.isContinuous) roundCorners(element);
    }
    if (fields & ElementField.opacity) style.opacity = String(reader.single());
    if (fields & ElementField.order) style.zIndex = String(reader.number());
    if (fields & ElementField.parent) this.boxes.setParent(element, this.elements.get(reader.number()));
    if (fields & ElementField.shape) readShape(reader, element);
    if (fields & ElementField.fill) readFill(reader, element);
    if (fields & ElementField.border) readBorder(reader, element);
    if (fields & ElementField.shadow) readShadow(reader, element);
    if (fields & ElementField.content) {
      this.contents.read(reader, element);
      hideSaid(element.node);
    }
    if (fields & ElementField.role) this.roles.read(reader, element);
    if (fields & ElementField.corners) readCorners(reader, element);
    if (fields & ElementField.mask) readMask(reader, element.node, this.imagePath);
    if (fields & ElementField.shadowPath) element.shadowPath = reader.path();
    if (fields & ElementField.backdrop) readBlur(reader, element);
    if (fields & (ElementField.shadow | ElementField.shadowPath)) paintShadow(element);
    if (fields & ElementField.parent || element.position !== position || element.section !== section) this.roles.sort(element);
  }

  /** @param {number} id */
  add(id) {
    const element = new StageElement(id, this.pool.pop() ?? make("div", { className: "e" }));
    element.node.style.cssText = "transform:matrix(1,0,0,1,0,0)";
    this.elements.set(id, element);
    this.root.append(element.node);
    return element;
  }

  /** @param {number} id */
  remove(id) {
    const element = this.elements.get(id);
    if (!element) return;
    this.elements.delete(id);
    const { node, inner, content } = element;
    if (node === document.activeElement) this.onFocusLost();
    this.roles.remove(element);
    dismiss(content);
    this.boxes.movement.forget(node);
    if (inner) this.boxes.movement.forget(inner);
    // Elements inside are listed separately. They must not be removed with their parent's box.
    node.remove();
    node.replaceChildren();
    if (this.pool.length < poolLimit) this.pool.push(node);
  }
}
