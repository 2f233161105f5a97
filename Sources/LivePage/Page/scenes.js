// @ts-check
// The list of scenes, and the title of the current scene.

import { find, make, setAttribute } from "./dom.js";

/** @typedef {import("./wire/reader.js").Reader} Reader */
/** @typedef {{ id: string, title: string, summary: string, group: string }} Scene */

export class Scenes {
  /**
   * @param {(id: string) => string} address Returns a scene's address.
   * @param {(event: MouseEvent) => void} onChoose Called when a link is clicked.
   */
  constructor(address, onChoose) {
    this.address = address;
    this.list = find("scenes");
    this.title = "";
    /** @type {Scene[]} */
    this.all = [];
    /** @type {Scene} */
    this.shown = { id: "", title: "", summary: "", group: "" };
    this.list.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) onChoose(event);
    });
  }

  get links() { return [...this.list.querySelectorAll("a")]; }

  /** @param {Reader} reader */
  read(reader) {
    this.title = reader.text();
    this.all = reader.list(() => ({ id: reader.text(), title: reader.text(), summary: reader.text(), group: reader.text() }));
    find("title").textContent = this.title;
    document.body.classList.toggle("single", this.all.length < 2);
    this.list.replaceChildren();
    /** @type {HTMLElement} */
    let list = this.list;
    let heading = "";
    for (const { id, title, group } of this.all) {
      if (group !== heading) list = group === "" ? this.list : this.addGroup(group);
      heading = group;
      const link = make("a", {}, title);
      link.dataset.scene = id;
      list.append(make("li", {}, link));
    }
    this.updateLinks();
  }

  /** @param {string} title */
  addGroup(title) {
    const list = make("ul");
    this.list.append(make("li", { className: "group" }, make("h2", {}, title), list));
    return list;
  }

  /**
   * Shows only the scenes that contain every word of the text.
   * @param {string} text
   */
  filter(text) {
    const words = folded(text).split(" ");
    const found = new Set(this.all.filter(({ id, title, summary, group }) => {
      const own = folded(`${group} ${title} ${summary} ${id}`);
      return words.every((word) => own.includes(word));
    }).map(({ id }) => id));
    for (const link of this.links) setHidden(link.parentElement, !found.has(link.dataset.scene ?? ""));
    for (const group of this.list.querySelectorAll(".group")) setHidden(group, !group.querySelector("li:not([hidden])"));
    find("no-scenes").hidden = found.size > 0;
  }

  /** The first link that matches the search. */
  get found() { return this.links.find((link) => link.parentElement?.hidden === false); }

  /** Updates the links' addresses, which include the device. */
  updateLinks() {
    for (const link of this.links) link.href = this.address(link.dataset.scene ?? "");
  }

  /** @param {string} id */
  show(id) {
    const isNew = id !== this.shown.id;
    this.shown = this.all.find((scene) => scene.id === id) ?? { id, title: id, summary: "", group: "" };
    const { title, summary } = this.shown;
    find("scene-title").textContent = title;
    find("bar-title").textContent = title;
    find("scene-summary").textContent = summary;
    find("stage").setAttribute("aria-label", title);
    document.title = this.all.length > 1 ? `${title} · ${this.title}` : this.title;
    for (const link of this.links) setAttribute(link, "aria-current", link.dataset.scene === id ? "page" : null);
    if (!isNew) return;
    find("panel").scrollTop = 0;
    this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

/** @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * @param {Element | null} node
 * @param {boolean} isHidden
 */
function setHidden(node, isHidden) { if (node instanceof HTMLElement) node.hidden = isHidden; }
