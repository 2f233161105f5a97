// @ts-check
// Exports the layout's code, pictures, a filmstrip, and a film.

import { download, find, make } from "../dom.js";
import { Export, paths } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { film } from "./film.js";
import { dataURL, png, shrunk } from "./pictures.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

/**
 * An export from the server: a file name and texts. A film has one text per frame, with its time in seconds.
 * @typedef {{ name: string, texts: { time: number, text: string }[] }} Exported
 */

/**
 * A file to save.
 * @typedef {{ name: string, blob: Blob }} SavedFile
 */

/**
 * The messages for an empty export, by its kind.
 * @type {Map<number, string>}
 */
const nothing = new Map([
  [Export.source, "There is no layout to export."], [Export.test, "There is no layout to export."],
  [Export.picture, "There is no picture to save."], [Export.filmstrip, "Nothing has moved yet."], [Export.film, "Nothing has moved yet."],
]);
const wordsTime = 4000;
const imageLimit = 200;

const connectionLost = () => new Error("the connection was lost.");

export class Exporter {
  /** @param {(message: Uint8Array) => boolean} send Returns `true` if the connection is open. */
  constructor(send) {
    this.send = send;
    this.status = find("export-status");
    this.timer = 0;
    /**
     * The pending requests, in order.
     * @type {{ what: number, resolve: (exported: Exported) => void, reject: (error: Error) => void }[]}
     */
    this.waiting = [];
    /**
     * The images as data URLs, by name.
     * @type {Map<string, Promise<string>>}
     */
    this.images = new Map();
    this.button("export-source", () => this.copySource());
    this.button("export-test", () => this.save(Export.test, swift));
    this.button("export-svg", () => this.save(Export.picture, svg));
    this.button("export-png", () => this.save(Export.picture, png));
    this.button("export-filmstrip", () => this.save(Export.filmstrip, svg));
    this.button("export-film", () => this.save(Export.film, film));
  }

  /**
   * @param {string} id
   * @param {() => Promise<void>} action
   */
  button(id, action) {
    const button = find(id);
    button.addEventListener("click", async () => {
      if (button.getAttribute("aria-busy") === "true") return;
      button.setAttribute("aria-busy", "true");
      try { await action(); } catch (error) { this.say(`The export failed: ${error instanceof Error ? error.message : error}`); }
      button.removeAttribute("aria-busy");
    });
  }

  /**
   * @param {number} what
   * @returns {Promise<Exported>}
   */
  ask(what) {
    return new Promise((resolve, reject) => {
      if (this.send(messages.export(what))) this.waiting.push({ what, resolve, reject });
      else reject(connectionLost());
    });
  }

  /** @param {Reader} reader */
  receive(reader) {
    const what = reader.byte();
    const name = reader.text();
    const texts = reader.list(() => ({ time: reader.double(), text: reader.text() }));
    const index = this.waiting.findIndex((entry) => entry.what === what);
    if (index >= 0) this.waiting.splice(index, 1)[0].resolve({ name, texts });
  }

  /** Rejects the pending requests when the connection closes. */
  cancel() {
    for (const { reject } of this.waiting.splice(0)) reject(connectionLost());
  }

  /**
   * @param {string} words
   * @param {boolean} [stays]
   */
  say(words, stays = false) {
    clearTimeout(this.timer);
    this.status.textContent = words;
    if (!stays) this.timer = setTimeout(() => { this.status.textContent = ""; }, wordsTime);
  }

  async copySource() {
    const source = this.ask(Export.source).then(({ texts }) => texts[0]?.text ?? "");
    await copy(source);
    this.say(await source ? "Copied." : nothing.get(Export.source) ?? "");
  }

  /**
   * @param {number} what
   * @param {(exported: Exported) => SavedFile | Promise<SavedFile>} make Creates the file.
   */
  async save(what, make) {
    const { name, texts } = await this.ask(what);
    if (texts.length === 0) return this.say(nothing.get(what) ?? "");
    const isFilm = what === Export.film;
    // Takes as long as the gesture, or longer if the browser draws slowly.
    if (isFilm) this.say("Recording the film…", true);
    for (const entry of texts) entry.text = await this.withImages(entry.text, isFilm ? shrunk : dataURL);
    const file = await make({ name, texts });
    download(file.name, file.blob);
    this.say(`Saved ${file.name}.`);
  }

  /**
   * Embeds the picture's images, because a saved file can't load them from the server.
   * @param {string} svg
   * @param {(blob: Blob) => Promise<string>} encode
   */
  async withImages(svg, encode) {
    const reference = new RegExp(`href="(${paths.images}[^"]+)"`, "g");
    const names = [...new Set([...svg.matchAll(reference)].map((match) => match[1]))];
    const contents = new Map(await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await this.image(name, encode)]))));
    return svg.replace(reference, (_, name) => `href="${contents.get(name)}"`);
  }

  /**
   * @param {string} name
   * @param {(blob: Blob) => Promise<string>} encode
   */
  image(name, encode) {
    const key = `${name} ${encode.name}`;
    const known = this.images.get(key);
    if (known) return known;
    if (this.images.size > imageLimit) this.images.clear();
    const image = fetch(name).then((reply) => reply.blob()).then(encode);
    this.images.set(key, image);
    return image;
  }
}

/**
 * @param {Exported} exported
 * @returns {SavedFile}
 */
const svg = ({ name, texts: [{ text }] }) => ({ name, blob: new Blob([text], { type: "image/svg+xml" }) });

/**
 * @param {Exported} exported
 * @returns {SavedFile}
 */
const swift = ({ name, texts: [{ text }] }) => ({ name, blob: new Blob([text], { type: "text/plain" }) });

/**
 * Copies a text. Browsers allow copying only during a click, so the clipboard receives a promise.
 * @param {Promise<string>} text
 */
async function copy(text) {
  if (navigator.clipboard && globalThis.ClipboardItem) {
    const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }
  // Without encryption, browsers offer no clipboard to pages from other machines.
  const field = make("textarea", { value: await text, className: "unseen" });
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error("the browser doesn't allow copying.");
}
