// @ts-check
// The elements' roles for assistive technology: lists and their items, headings, controls, and menus.

import { make, setAttribute } from "../dom.js";
import { ControlFlag, ControlKind, ItemFlag, Role } from "../protocol.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./element.js").StageElement} StageElement */

/** @type {Map<number, string>} */
const controlRoles = new Map([
  [ControlKind.button, "button"], [ControlKind.toggle, "switch"], [ControlKind.slider, "slider"],
  [ControlKind.progress, "progressbar"], [ControlKind.menuItem, "menuitem"],
]);
const attributes = [
  "role", "aria-label", "aria-hidden", "aria-level", "aria-setsize", "aria-posinset", "aria-disabled", "aria-checked", "aria-pressed",
  "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext", "tabindex", "data-label", "aria-haspopup", "aria-keyshortcuts",
];

// The roles of elements whose labels contain their visible texts.
/** @type {Set<number>} */
const saying = new Set([Role.item, Role.text, Role.heading, Role.control, Role.title]);

/**
 * Hides texts from assistive technology if the label of their element already contains them.
 * @param {HTMLElement} node
 */
export function hideSaid(node) {
  for (const text of node.querySelectorAll("svg.text")) setAttribute(text, "aria-hidden", text.closest("[data-said]") ? true : null);
}

export class Roles {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Map<number, StageElement>} */
    this.items = new Map();
    /** @type {Map<number, StageElement>} */
    this.headings = new Map();
    /** @type {Map<number, StageElement>} */
    this.controls = new Map();
    /**
     * The lists by their nodes.
     * @type {Map<Element, StageElement>}
     */
    this.lists = new Map();
    // `true` if items were added or removed, or changed their positions. The stage resets it before each frame.
    this.itemsChanged = false;
  }

  /**
   * The first list in the document.
   * @returns {StageElement | undefined}
   */
  get firstList() {
    const node = this.root.querySelector("[role=list]");
    return node ? this.lists.get(node) : undefined;
  }

  /**
   * Returns the list that contains the item.
   * @param {StageElement} item
   */
  listOf({ node }) {
    const list = node.parentElement?.closest("[role=list]");
    return list ? this.lists.get(list) : undefined;
  }

  /**
   * The elements of the open menu, from top to bottom.
   * @returns {HTMLElement[]}
   */
  get menu() {
    const isOpen = [...this.controls.values()].some(({ control }) => control.startsWith("menuitem"));
    return isOpen ? [...this.root.querySelectorAll("[role=menu] [role^=menuitem]")].map((node) => /** @type {HTMLElement} */ (node)) : [];
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  read(reader, element) {
    const role = reader.byte();
    const { node } = element;
    this.setRole(element, role);
    switch (role) {
      case Role.list:
        element.count = reader.number();
        node.setAttribute("role", "list");
        node.setAttribute("aria-label", `${element.count} items`);
        break;
      case Role.item:
        this.readItem(reader, element);
        break;
      case Role.title:
        node.setAttribute("aria-label", reader.text());
        node.setAttribute("role", "heading");
        node.setAttribute("aria-level", "2");
        break;
      case Role.text:
        node.setAttribute("aria-label", reader.text());
        node.setAttribute("role", "note");
        break;
      case Role.heading:
        this.readHeading(reader, element);
        break;
      case Role.control:
        this.readControl(reader, element);
        break;
      case Role.hidden:
        node.setAttribute("aria-hidden", "true");
        break;
      case Role.menu:
        node.setAttribute("role", "menu");
        node.setAttribute("aria-label", reader.text());
        break;
      default:
    }
  }

  /** @param {StageElement} element */
  remove(element) { this.setRole(element, Role.none); }

  /**
   * @param {StageElement} element
   * @param {number} role
   */
  setRole(element, role) {
    if (role === element.role) return;
    if (element.role !== Role.none) {
      this.leave(element);
      for (const name of attributes) element.node.removeAttribute(name);
    }
    element.role = role;
    element.node.toggleAttribute("data-said", saying.has(role));
    hideSaid(element.node);
    if (role === Role.list) this.lists.set(element.node, element);
    if (role === Role.control) this.controls.set(element.id, element);
  }

  /** @param {StageElement} element */
  leave(element) {
    switch (element.role) {
      case Role.list:
        this.lists.delete(element.node);
        break;
      case Role.item:
        this.items.delete(element.id);
        element.position = -1;
        this.itemsChanged = true;
        break;
      case Role.heading:
        this.headings.delete(element.id);
        element.position = -1;
        element.heading?.remove();
        element.heading = null;
        break;
      case Role.control:
        this.controls.delete(element.id);
        break;
      default:
    }
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readItem(reader, element) {
    const [position, count, flags, label] = [reader.number(), reader.number(), reader.byte(), reader.text()];
    const { node } = element;
    const hasActions = (flags & ItemFlag.hasActions) !== 0;
    element.isHidden = (flags & ItemFlag.isHidden) !== 0;
    node.setAttribute("role", "listitem");
    setAttribute(node, "aria-setsize", count);
    setAttribute(node, "aria-posinset", position + 1);
    setAttribute(node, "aria-hidden", element.isHidden ? true : null);
    node.setAttribute("aria-label", flags & ItemFlag.isSelected ? `${label}, selected` : label);
    node.dataset.label = label;
    setAttribute(node, "aria-haspopup", hasActions ? "menu" : null);
    setAttribute(node, "aria-keyshortcuts", hasActions ? "Shift+F10" : null);
    node.tabIndex = -1;
    if (element.position === position) return;
    [element.position, element.section] = [position, Infinity];
    this.items.set(element.id, element);
    this.itemsChanged = true;
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readHeading(reader, element) {
    const [section, position, label] = [reader.number(), reader.number(), reader.text()];
    // A list may contain only items, so the heading is inside an item. The page's title has level 1.
    element.node.setAttribute("role", "listitem");
    if (!element.heading) {
      element.heading = make("h2", { className: "unseen" });
      element.node.append(element.heading);
    }
    element.heading.textContent = label;
    this.headings.set(element.id, element);
    [element.position, element.section] = [position, section];
  }

  /**
   * @param {Reader} reader
   * @param {StageElement} element
   */
  readControl(reader, element) {
    const { node } = element;
    const [kind, flags, label] = [reader.byte(), reader.byte(), reader.text()];
    const isCheckable = (flags & ControlFlag.isCheckable) !== 0;
    const role = isCheckable ? "menuitemradio" : controlRoles.get(kind) ?? "button";
    const [isEnabled, isOn] = [(flags & ControlFlag.isEnabled) !== 0, (flags & ControlFlag.isOn) !== 0];
    node.setAttribute("role", role);
    node.setAttribute("aria-label", label);
    setAttribute(node, "aria-disabled", !isEnabled);
    if (role === "switch" || isCheckable) setAttribute(node, "aria-checked", isOn);
    setAttribute(node, "aria-pressed", role === "button" && isOn ? true : null);
    setAttribute(node, "aria-haspopup", flags & ControlFlag.hasMenu ? "menu" : null);
    if (role === "slider" || role === "progressbar") {
      node.setAttribute("aria-valuetext", reader.text());
      for (const name of ["aria-valuemin", "aria-valuemax", "aria-valuenow"]) setAttribute(node, name, reader.double());
    }
    if (role === "progressbar") node.removeAttribute("tabindex");
    else node.tabIndex = isEnabled && !role.startsWith("menuitem") ? 0 : -1;
    element.control = role;
  }

  /**
   * Moves an element to its place in the document. Screen readers follow the order of the document, so it contains the items in order,
   * each section's header first. The z-index determines what is in front. Called when an element's parent or position has changed.
   * @param {StageElement} element
   */
  sort(element) {
    if (element.position < 0) return;
    if (!element.node.contains(document.activeElement)) return this.insertInOrder(element);
    // A moved node loses the focus. So if this element has the focus, its siblings move instead, starting with the last.
    const others = [...this.items.values(), ...this.headings.values()]
      .filter((other) => other !== element && other.node.parentElement === element.node.parentElement);
    others.sort((a, b) => b.position - a.position || b.section - a.section);
    for (const other of others) this.insertInOrder(other);
  }

  /**
   * Inserts the element before its next sibling.
   * @param {StageElement} element
   */
  insertInOrder(element) {
    const { node } = element;
    if (!node.parentElement) return;
    const next = this.following(element)?.node ?? null;
    if (next ? node.nextSibling !== next : node.nextSibling) node.parentElement.insertBefore(node, next);
  }

  /**
   * Returns the first sibling that follows the element.
   * @param {StageElement} element
   */
  following(element) {
    /** @type {StageElement | null} */
    let next = null;
    for (const others of [this.items, this.headings]) {
      for (const other of others.values()) {
        if (other === element || other.node.parentElement !== element.node.parentElement) continue;
        if (isBefore(element, other) && (!next || isBefore(other, next))) next = other;
      }
    }
    return next;
  }
}

/**
 * @param {StageElement} a
 * @param {StageElement} b
 */
const isBefore = (a, b) => a.position < b.position || (a.position === b.position && a.section < b.section);
