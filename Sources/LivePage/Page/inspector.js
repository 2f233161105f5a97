// Looks into the views: what is under the pointer, what was pinned, and all of them as a tree. The server knows them; the page
// shows what it says.

import { pointOnStage } from "./device.js";
import { messages } from "./wire.js";

const Overlay = { outlines: 1, question: 2, prefetch: 4 };
const longPress = 500;
const slack = 4;

export class Inspector {
  constructor(find, stage, send) {
    this.drawer = find("inspector");
    this.report = find("inspector-report");
    this.tree = find("inspector-tree");
    this.overlays = Object.keys(Overlay).map((name) => [find(`overlay-${name}`), Overlay[name]]);
    this.stage = stage;
    this.send = send;
    this.lines = [];
    this.hover = null;
    this.frame = 0;
    this.press = null;
    this.listen();
  }

  get isOn() { return this.drawer.open; }

  listen() {
    this.drawer.addEventListener("toggle", () => this.tell());
    for (const [input] of this.overlays) input.addEventListener("change", () => this.tellOverlays());
    this.stage.addEventListener("pointermove", (event) => this.pointerMove(event));
    this.stage.addEventListener("pointerleave", () => this.leave());
    // Before the hand's touches are passed on: what pins is no tap.
    this.stage.addEventListener("pointerdown", (event) => this.pointerDown(event), { capture: true });
    this.tree.addEventListener("click", ({ target }) => this.choose(target));
    this.tree.addEventListener("keydown", (event) => this.treeKey(event));
  }

  // A server that comes back knows nothing of it.
  resume() {
    if (this.isOn) this.tell();
    if (this.overlays.some(([input]) => input.checked)) this.tellOverlays();
  }

  tell() {
    this.send(this.isOn ? messages.inspect.on() : messages.inspect.off());
    if (this.isOn) return;
    this.report.replaceChildren();
    this.tree.replaceChildren();
    this.lines = [];
  }

  tellOverlays() {
    this.send(messages.inspect.overlays(this.overlays.reduce((sum, [input, bit]) => sum | (input.checked ? bit : 0), 0)));
  }

  point(event) { return pointOnStage(this.stage, event); }

  // MARK: Pointer

  pointerMove(event) {
    if (this.press && Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > slack) this.endPress();
    if (!this.isOn || event.buttons !== 0) return;
    this.hover = this.point(event);
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

  // With Alt, a press that stays opens the inspector on what is there.
  pointerDown(event) {
    this.endPress();
    if (event.button !== 0) return;
    this.press = { x: event.clientX, y: event.clientY, point: this.point(event) };
    if (!event.altKey) return;
    this.press.timer = setTimeout(() => {
      this.drawer.open = true;
      const { point } = this.press;
      this.endPress();
      this.onOpen?.();
      this.send(messages.inspect.on());
      this.send(messages.inspect.pin(point.x, point.y));
    }, longPress);
  }

  endPress() {
    clearTimeout(this.press?.timer);
    this.press = null;
  }

  // Whether a press ended where it began, and so pins what is there.
  takesTap() {
    const { press } = this;
    this.endPress();
    if (!press || !this.isOn) return false;
    this.send(messages.inspect.pin(press.point.x, press.point.y));
    return true;
  }

  // MARK: What the server says

  showReport(reader) {
    const groups = reader.list(() => ({
      title: reader.text(), rows: reader.list(() => ({ name: reader.text(), value: reader.text() })),
    }));
    if (!this.isOn) return;
    this.report.replaceChildren(...groups.map(({ title, rows }) => {
      const section = document.createElement("section");
      const heading = document.createElement("h4");
      heading.textContent = title;
      const list = document.createElement("dl");
      list.append(...rows.map(({ name, value }) => {
        const row = document.createElement("div");
        const [term, description] = [document.createElement("dt"), document.createElement("dd")];
        [term.textContent, description.textContent] = [name, value];
        row.append(term, description);
        return row;
      }));
      section.append(heading, list);
      return section;
    }));
  }

  showTree(reader) {
    const lines = reader.list(() => ({
      depth: reader.number(), view: reader.number(), isPinned: reader.flag(), title: reader.text(),
    }));
    if (!this.isOn) return;
    const focused = this.lines[[...this.tree.children].findIndex((item) => item.firstChild === document.activeElement)];
    this.lines = lines;
    const pinned = Math.max(0, lines.findIndex(({ isPinned }) => isPinned));
    while (this.tree.children.length > lines.length) this.tree.lastChild.remove();
    lines.forEach(({ depth, view, isPinned, title }, place) => {
      const item = this.tree.children[place] ?? this.tree.appendChild(this.line());
      const button = item.firstChild;
      if (button.textContent !== title) button.textContent = title;
      button.style.paddingInlineStart = `${8 + Math.min(depth, 12) * 12}px`;
      button.dataset.view = view;
      button.tabIndex = place === pinned ? 0 : -1;
      if (isPinned) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
    });
    if (focused) this.tree.querySelector(`[data-view="${focused.view}"]`)?.focus({ preventScroll: true });
  }

  line() {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    item.append(button);
    return item;
  }

  choose(target) {
    const { view } = target.dataset;
    if (view !== undefined) this.send(messages.inspect.pinView(Number(view)));
  }

  // One stop for the tab key; arrows go from line to line.
  treeKey(event) {
    const buttons = [...this.tree.querySelectorAll("button")];
    const place = buttons.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (place < 0 || next === undefined || !buttons[next]) return;
    event.preventDefault();
    buttons[place].tabIndex = -1;
    buttons[next].tabIndex = 0;
    buttons[next].focus();
  }
}
