// @ts-check
// Keyboard focus in lists. Each list is one stop for the Tab key. Arrow keys move from item to item and scroll each one into view.
//
// A cell that leaves the screen is reused for another item, together with its node. So the focus belongs to an item's position, not
// to a node. The position stays wanted until the focus moves elsewhere, and its node is focused whenever it exists.

import { ControlAction } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { answers } from "./keys.js";

/** @typedef {import("../stage/element.js").StageElement} StageElement */
/** @typedef {import("../stage/stage.js").Stage} Stage */

export class ItemFocus {
  /**
   * @param {HTMLElement} node The stage's node.
   * @param {Stage} stage
   * @param {(message: Uint8Array) => void} send
   */
  constructor(node, stage, send) {
    this.node = node;
    this.stage = stage;
    this.send = send;
    // The list position of the item that should have the focus, or -1.
    this.wanted = -1;
    /** @type {StageElement | undefined} */
    this.list = undefined;
    // `true` in an overview: arrow keys enter the items if no item has the focus, and Up and Down move by rows.
    this.walks = false;
    /**
     * The focused node and its last position. A cell that is reused within a frame may show a different item than the one that was focused.
     * @type {{ node: HTMLElement, position: number } | null}
     */
    this.last = null;
    node.addEventListener("focusin", ({ target, relatedTarget }) => {
      const item = this.items.find(({ node }) => node === target);
      // Without a related target, no other element had the focus, and a different item may already be wanted.
      if (item && (relatedTarget || this.wanted < 0)) [this.list, this.wanted] = [this.stage.listOf(item), item.position];
      this.remember(item);
    });
    node.addEventListener("focusout", ({ relatedTarget }) => {
      // The focused cell may be reused for another item. Its position then stays wanted.
      if (relatedTarget) this.wanted = -1;
    });
    answers(node, (event) => this.key(event));
    // For keys pressed while nothing has the focus.
    document.addEventListener("keydown", (event) => {
      if (event.target === document.body && !event.defaultPrevented && this.enter(event)) event.preventDefault();
    }, { capture: true });
  }

  get items() { return [...this.stage.items.values()]; }

  get focused() { return this.items.find(({ node }) => node === document.activeElement); }

  /** @param {StageElement | undefined} item */
  remember(item) {
    this.last = item ? { node: item.node, position: item.position } : null;
  }

  /** Called when items were added or removed, or changed their positions. */
  follow() {
    const { focused } = this;
    // A removed list may have been replaced by another.
    if (!this.list || this.stage.lists.get(this.list.node) !== this.list) this.list = this.stage.firstList;
    if (this.wanted >= 0 && !(focused && this.isWanted(focused))) {
      const target = this.items.find((item) => this.isWanted(item));
      if (target) target.node.focus({ preventScroll: true });
      else if (focused && focused.node === this.last?.node && focused.position !== this.last.position) this.defer();
    }
    this.remember(this.focused);
    for (const list of this.stage.lists.values()) {
      const items = this.stage.itemsOf(list).sort((a, b) => a.position - b.position);
      const stop = items.find((item) => this.isWanted(item)) ?? items.find(({ isHidden }) => !isHidden);
      for (const item of items) item.node.tabIndex = item === stop ? 0 : -1;
    }
  }

  /** @param {StageElement} item */
  isWanted(item) { return item.position === this.wanted && this.stage.listOf(item) === this.list; }

  /** Called when the focused item leaves the screen. The stage handles keys until the item returns and is focused again. */
  defer() {
    const { wanted } = this;
    this.node.focus({ preventScroll: true, focusVisible: false });
    this.wanted = wanted;
  }

  /**
   * @param {StageElement | undefined} list
   * @param {number} position
   */
  move(list, position) {
    if (!list || position < 0 || position >= list.count) return;
    [this.list, this.wanted] = [list, position];
    this.send(messages.focus(list.id, position));
    this.follow();
  }

  /**
   * Returns the position after or before an item, without the hidden items there. If there are only hidden items, as in a stack of photos,
   * returns the item's own position.
   * @param {StageElement} item
   * @param {1 | -1} way
   */
  next(item, way) {
    const others = this.stage.itemsOf(this.stage.listOf(item));
    const hidden = new Set(others.filter(({ isHidden }) => isHidden).map(({ position }) => position));
    let next = item.position + way;
    while (hidden.has(next)) next += way;
    const isSkipping = next !== item.position + way;
    return isSkipping && !others.some(({ position }) => position === next) ? item.position : next;
  }

  /**
   * Handles a key. Returns `true` if the key had an effect.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const item = this.focused;
    if (!item) return this.enter(event);
    const list = this.stage.listOf(item);
    if (event.key === "F10" && event.shiftKey) return this.act(item, ControlAction.showActions);
    switch (event.key) {
      case "Enter":
      case " ": return this.act(item, ControlAction.activate);
      case "ContextMenu": return this.act(item, ControlAction.showActions);
      case "ArrowDown": this.move(list, this.walks ? this.below(item, 1) : this.next(item, 1)); return true;
      case "ArrowUp": this.move(list, this.walks ? this.below(item, -1) : this.next(item, -1)); return true;
      case "ArrowRight": this.move(list, this.next(item, 1)); return true;
      case "ArrowLeft": this.move(list, this.next(item, -1)); return true;
      case "Home": this.move(list, 0); return true;
      case "End": this.move(list, (list?.count ?? 0) - 1); return true;
      case "Escape": this.node.focus(); return true;
      default: return false;
    }
  }

  /**
   * Moves to the first visible item of the first list. Returns `true` if the key does so.
   * @param {KeyboardEvent} event
   */
  enter(event) {
    if (!this.walks || !/^Arrow/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
    this.enterFirst();
    return true;
  }

  enterFirst() {
    const { top } = this.node.getBoundingClientRect();
    const list = this.stage.firstList;
    const visible = this.stage.itemsOf(list).filter(({ node, isHidden }) => !isHidden && node.getBoundingClientRect().top >= top);
    if (visible.length > 0) this.move(list, Math.min(...visible.map(({ position }) => position)));
  }

  /**
   * Returns the position of the item in the next row that is nearest to this item's center. An invisible row is assumed to be as long as
   * this one.
   * @param {StageElement} item
   * @param {1 | -1} way 1 for down, -1 for up.
   */
  below(item, way) {
    const own = item.node.getBoundingClientRect();
    const list = this.stage.listOf(item);
    const others = this.stage.itemsOf(list).filter(({ isHidden }) => !isHidden).map(({ node, position }) => {
      const box = node.getBoundingClientRect();
      return { position, down: (box.top - own.top) * way, aside: Math.abs(box.left + box.width / 2 - own.left - own.width / 2) };
    });
    const next = others.filter(({ down }) => down > own.height / 2);
    const nearest = Math.min(...next.map(({ down }) => down));
    const [target] = next.filter(({ down }) => down < nearest + own.height / 2).sort((a, b) => a.aside - b.aside);
    if (target) return target.position;
    const rowLength = others.filter(({ down }) => Math.abs(down) < own.height / 2).length;
    return Math.min((list?.count ?? 0) - 1, Math.max(0, item.position + way * rowLength));
  }

  /**
   * @param {StageElement} item
   * @param {number} action
   */
  act({ id }, action) {
    this.send(messages.control(id, action));
    return true;
  }
}
