// @ts-check
// While things move the browser retains pictures of them; at rest it draws them anew, crisp at the size they now have.

const restDelay = 180;

export class Movement {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.restTimer = 0;
    /**
     * What has moved since things were last at rest.
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
   * Only what moves gets a picture of its own: the browser puts all pictures together again in every frame.
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
