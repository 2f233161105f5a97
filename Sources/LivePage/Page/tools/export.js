// @ts-check
// What a page exports: the layout's code, pictures, a filmstrip, a film.

import { download, find, make } from "../dom.js";
import { Export, paths } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { film } from "./film.js";
import { dataURL, png, shrunk } from "./pictures.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */

/**
 * What the server gives: a file name, and texts, of a film one a frame with its time in seconds.
 * @typedef {{ name: string, texts: { time: number, text: string }[] }} Exported
 */

/**
 * A file to save.
 * @typedef {{ name: string, blob: Blob }} SavedFile
 */

/**
 * What is said where there is nothing of the kind.
 * @type {Map<number, string>}
 */
const nothing = new Map([
  [Export.source, "There is no layout to write down."], [Export.test, "There is no layout to write down."],
  [Export.picture, "There is nothing to save."], [Export.filmstrip, "Nothing has moved yet."], [Export.film, "Nothing has moved yet."],
]);
const wordsTime = 4000;
const imageLimit = 200;

const connectionLost = () => new Error("the connection is lost.");

export class Exporter {
  /** @param {(message: Uint8Array) => boolean} send Answers whether somebody is there to answer. */
  constructor(send) {
    this.send = send;
    this.status = find("export-status");
    this.timer = 0;
    /**
     * Who waits for what, in the order in which it was asked.
     * @type {{ what: number, resolve: (exported: Exported) => void, reject: (error: Error) => void }[]}
     */
    this.waiting = [];
    /**
     * Images as data, by their names.
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
      try { await action(); } catch (error) { this.say(`That did not work: ${error instanceof Error ? error.message : error}`); }
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

  /** Nobody will answer any more. */
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
   * @param {(exported: Exported) => SavedFile | Promise<SavedFile>} make Makes the file.
   */
  async save(what, make) {
    const { name, texts } = await this.ask(what);
    if (texts.length === 0) return this.say(nothing.get(what) ?? "");
    const isFilm = what === Export.film;
    // As long as the gesture was, and longer where the browser draws slowly.
    if (isFilm) this.say("The film is being made…", true);
    for (const entry of texts) entry.text = await this.withImages(entry.text, isFilm ? shrunk : dataURL);
    const file = await make({ name, texts });
    download(file.name, file.blob);
    this.say(`Saved ${file.name}.`);
  }

  /**
   * Puts the images in that the picture names: a file of its own has nowhere to ask.
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
 * Browsers allow copying only during the click, so the clipboard gets a promise of the text.
 * @param {Promise<string>} text
 */
async function copy(text) {
  if (navigator.clipboard && globalThis.ClipboardItem) {
    const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }
  // Without encryption, browsers have no clipboard for pages from other machines.
  const field = make("textarea", { value: await text, className: "unseen" });
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error("the browser does not allow it.");
}
