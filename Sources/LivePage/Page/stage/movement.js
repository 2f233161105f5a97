// @ts-check
// Gives moving elements layers of their own. At rest, the browser draws them again, sharp at their current size.

const restDelay = 180;

export class Movement {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.restTimer = 0;
    /**
     * The nodes that have moved since the last rest.
     * @type {Set<Element>}
     */
    this.moved = new Set();
  }

  /** Called after each change. */
  goOn() {
    this.root.classList.add("moving");
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.root.classList.remove("moving");
      for (const node of [...this.moved]) this.forget(node);
    }, restDelay);
  }

  /**
   * Marks a node as moving. Only moving nodes get a layer of their own, because the browser composites all layers in every frame.
   * @param {Element} node
   * @param {"moved" | "scrolled"} name
   */
  mark(node, name) {
    if (this.moved.has(node)) return;
    this.moved.add(node);
    node.classList.add(name);
  }

  /** @param {Element} node */
  forget(node) {
    if (this.moved.delete(node)) node.classList.remove("moved", "scrolled");
  }
}
