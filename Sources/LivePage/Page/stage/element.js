// @ts-check
// An element of the stage: its nodes, and the last values received for it.

import { CornerFlag, Role } from "../protocol.js";

export const allCorners = CornerFlag.topLeft | CornerFlag.topRight | CornerFlag.bottomLeft | CornerFlag.bottomRight;

/**
 *     node ─┬─ backdrop.shadow, backdrop.fill   if a path casts the shadow
 *           ├─ content                          an image, a text, a gradient, a shape
 *           ├─ inner ── nodes of elements       if the content is scrolled. Otherwise, they are in the node itself
 *           └─ border
 */
export class StageElement {
  /**
   * @param {number} id
   * @param {HTMLElement} node
   */
  constructor(id, node) {
    this.id = id;
    this.node = node;
    /** @type {HTMLElement | null} */
    this.inner = null;
    this.width = 0;
    this.height = 0;
    // a, b, c, d, tx, ty, px, py, pw.
    this.transform = [1, 0, 0, 1, 0, 0, 0, 0, 1];
    this.hasTransform = false;

    this.radius = 0;
    this.corners = allCorners;
    this.isContinuous = false;
    /** @type {string | null} */
    this.fill = null;
    /** @type {{ color: string, x: number, y: number, radius: number, isOfBox: boolean } | null} */
    this.shadow = null;
    this.shadowPath = "";
    /** @type {HTMLElement | null} */
    this.border = null;
    /** @type {{ shadow: SVGSVGElement, path: SVGPathElement, fill: HTMLElement } | null} */
    this.backdrop = null;
    /** @type {HTMLElement | SVGElement | null} */
    this.content = null;

    /** @type {number} */
    this.role = Role.none;
    // `true` for an item that is covered or turned away. It isn't read out.
    this.isHidden = false;
    // The number of items in a list. The page shows some of them.
    this.count = 0;
    // The position of an item, or of the item after a heading. Headings with the same position are ordered by their sections.
    this.position = -1;
    this.section = -1;
    /** @type {HTMLElement | null} */
    this.heading = null;
    // The role of a control's node.
    this.control = "";
  }
}
