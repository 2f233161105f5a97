// @ts-check
// The list of scenes, and the name of the one that is shown.

import { find, make, setAttribute } from "./dom.js";

/** @typedef {import("./wire/reader.js").Reader} Reader */
/** @typedef {{ id: string, title: string, summary: string }} Scene */

export class Scenes {
  /**
   * @param {(id: string) => string} address Of a scene.
   * @param {(event: MouseEvent) => void} onChoose Called when a link has been clicked.
   */
  constructor(address, onChoose) {
    this.address = address;
    this.list = find("scenes");
    this.title = "";
    /** @type {Scene[]} */
    this.all = [];
    /** @type {Scene} */
    this.shown = { id: "", title: "", summary: "" };
    this.list.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) onChoose(event);
    });
  }

  get links() { return [...this.list.querySelectorAll("a")]; }

  /** @param {Reader} reader */
  read(reader) {
    this.title = reader.text();
    this.all = reader.list(() => ({ id: reader.text(), title: reader.text(), summary: reader.text() }));
    find("title").textContent = this.title;
    document.body.classList.toggle("single", this.all.length < 2);
    this.list.replaceChildren(...this.all.map(({ id, title }) => {
      const link = make("a", {}, title);
      link.dataset.scene = id;
      return make("li", {}, link);
    }));
    this.updateLinks();
  }

  /** Another scene is seen on the same device. */
  updateLinks() {
    for (const link of this.links) link.href = this.address(link.dataset.scene ?? "");
  }

  /** @param {string} id */
  show(id) {
    const isNew = id !== this.shown.id;
    this.shown = this.all.find((scene) => scene.id === id) ?? { id, title: id, summary: "" };
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
