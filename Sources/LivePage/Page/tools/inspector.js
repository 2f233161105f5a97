// @ts-check
// The inspector. It shows the view under the pointer, the pinned view, and the view tree, as reported by the server.

import { descriptionRow, find, make, setAttribute } from "../dom.js";
import { InspectorOverlay } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { pointOnStage } from "./device.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("../wire/messages.js").Point} Point */
/** @typedef {import("./toolbar.js").Toolbar} Toolbar */

const longPress = 500;
const slack = 4;

export class Inspector {
  /**
   * @param {HTMLElement} stage
   * @param {(message: Uint8Array) => void} send
   * @param {Toolbar} toolbar
   * @param {() => void} onOpen Called when a long press opens the inspector.
   */
  constructor(stage, send, toolbar, onOpen) {
    this.stage = stage;
    this.send = send;
    this.onOpen = onOpen;
    this.toolbar = toolbar;
    // `true` if the server's inspector is on.
    this.isTold = false;
    this.report = find("inspector-report");
    this.tree = find("inspector-tree");
    this.overlays = Object.entries(InspectorOverlay).map(([name, bit]) => ({ input: find(`overlay-${name}`, HTMLInputElement), bit }));
    /**
     * The point to send in the next frame.
     * @type {Point | null}
     */
    this.hover = null;
    this.frame = 0;
    /** @type {{ x: number, y: number, point: Point, timer: number } | null} */
    this.press = null;
    this.listen();
  }

  get isOn() { return this.toolbar.shown === "inspector"; }

  listen() {
    this.toolbar.onChange(() => { if (this.isOn !== this.isTold) this.tell(); });
    for (const { input } of this.overlays) input.addEventListener("change", () => this.tellOverlays());
    this.stage.addEventListener("pointermove", (event) => this.pointerMove(event));
    this.stage.addEventListener("pointerleave", () => this.leave());
    // Runs before touches are sent, because a press that pins a view isn't a tap.
    this.stage.addEventListener("pointerdown", (event) => this.pointerDown(event), { capture: true });
    this.tree.addEventListener("click", ({ target }) => { if (target instanceof HTMLElement) this.choose(target); });
    this.tree.addEventListener("keydown", (event) => this.treeKey(event));
  }

  /** Called after a reconnection, because a new server doesn't have the inspector's state. */
  resume() {
    if (this.isOn) this.tell();
    if (this.overlays.some(({ input }) => input.checked)) this.tellOverlays();
  }

  tell() {
    this.isTold = this.isOn;
    this.send(this.isOn ? messages.inspect.on() : messages.inspect.off());
    if (this.isOn) return;
    this.report.replaceChildren();
    this.tree.replaceChildren();
  }

  tellOverlays() {
    this.send(messages.inspect.overlays(this.overlays.reduce((sum, { input, bit }) => sum | (input.checked ? bit : 0), 0)));
  }

  // MARK: Pointer

  /** @param {PointerEvent} event */
  pointerMove(event) {
    if (this.press && Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > slack) this.endPress();
    if (!this.isOn || event.buttons !== 0) return;
    this.hover = pointOnStage(this.stage, event);
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.flush());
  }

  flush() {
    this.frame = 0;
    if (this.hover && this.isOn) this.send(messages.inspect.hover(this.hover.x, this.hover.y));
    this.hover = null;
  }

  leave() {
    this.hover = null;
    if (this.isOn) this.send(messages.inspect.leave());
  }

  /**
   * Opens the inspector at this point after a long press with Alt.
   * @param {PointerEvent} event
   */
  pointerDown(event) {
    this.endPress();
    if (event.button !== 0) return;
    const point = pointOnStage(this.stage, event);
    const timer = event.altKey ? setTimeout(() => this.open(point), longPress) : 0;
    this.press = { x: event.clientX, y: event.clientY, point, timer };
  }

  /** @param {Point} point */
  open(point) {
    this.toolbar.show("inspector");
    this.endPress();
    this.onOpen();
    this.send(messages.inspect.pin(point.x, point.y));
  }

  endPress() {
    clearTimeout(this.press?.timer);
    this.press = null;
  }

  /** Returns `true` if a press ended where it began, which pins the view there. */
  pinsTap() {
    const { press } = this;
    this.endPress();
    if (!press || !this.isOn) return false;
    this.send(messages.inspect.pin(press.point.x, press.point.y));
    return true;
  }

  // MARK: Reports from the server

  /** @param {Reader} reader */
  showReport(reader) {
    const sections = reader.list(() => {
      const heading = make("h3", {}, reader.text());
      const rows = reader.list(() => descriptionRow(reader.text(), reader.text()));
      return make("section", {}, heading, make("dl", {}, ...rows));
    });
    if (this.isOn) this.report.replaceChildren(...sections);
  }

  /** The buttons of the tree's rows. */
  get lines() { return [...this.tree.querySelectorAll("button")]; }

  /** @param {Reader} reader */
  showTree(reader) {
    const lines = reader.list(() => ({
      depth: reader.number(), view: reader.number(), isPinned: reader.flag(), title: reader.text(),
    }));
    if (!this.isOn) return;
    const focused = this.lines.find((line) => line === document.activeElement)?.dataset.view;
    const pinned = Math.max(0, lines.findIndex(({ isPinned }) => isPinned));
    const buttons = this.lines;
    for (const button of buttons.splice(lines.length)) button.parentElement?.remove();
    lines.forEach(({ depth, view, isPinned, title }, index) => {
      const button = buttons[index] ?? this.addLine();
      if (button.textContent !== title) button.textContent = title;
      button.style.paddingInlineStart = `${8 + Math.min(depth, 12) * 12}px`;
      button.dataset.view = String(view);
      button.tabIndex = index === pinned ? 0 : -1;
      setAttribute(button, "aria-current", isPinned ? true : null);
    });
    if (focused !== undefined) this.lines.find(({ dataset }) => dataset.view === focused)?.focus({ preventScroll: true });
  }

  addLine() {
    const button = make("button", { type: "button" });
    this.tree.append(make("li", {}, button));
    return button;
  }

  /** @param {HTMLElement} target */
  choose({ dataset: { view } }) {
    if (view !== undefined) this.send(messages.inspect.pinView(Number(view)));
  }

  /**
   * Handles keys in the tree. The tree is one stop for the Tab key, and arrow keys move between rows.
   * @param {KeyboardEvent} event
   */
  treeKey(event) {
    const { lines } = this;
    const index = lines.findIndex((line) => line === document.activeElement);
    /** @type {Record<string, number>} */
    const targets = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: lines.length - 1 };
    const next = lines[targets[event.key] ?? -1];
    if (index < 0 || !next) return;
    event.preventDefault();
    lines[index].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
