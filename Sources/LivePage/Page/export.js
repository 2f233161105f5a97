// What a page exports: the layout's code, pictures, a filmstrip, a film.

import { messages } from "./wire.js";

// As the server counts them.
const Export = { source: 0, picture: 1, filmstrip: 2, film: 3 };
const filmRate = 30;
const filmSide = 1280;
// How long the last frame of a film stands, in seconds.
const filmEnd = 0.4;
const wordsTime = 4000;

export class Exporter {
  constructor(find, send) {
    this.status = find("export-status");
    this.send = send;
    // Resolves with what the server gives, in the order in which it was asked.
    this.waiting = [];
    this.images = new Map();
    const buttons = {
      "export-source": () => this.copySource(), "export-svg": () => this.save(Export.picture, saveSVG),
      "export-png": () => this.save(Export.picture, savePNG), "export-filmstrip": () => this.save(Export.filmstrip, saveSVG),
      "export-film": () => this.save(Export.film, saveFilm),
    };
    for (const [id, action] of Object.entries(buttons)) {
      const button = find(id);
      button.addEventListener("click", async () => {
        if (button.getAttribute("aria-busy") === "true") return;
        button.setAttribute("aria-busy", "true");
        try { await action(); } catch (error) { this.say(`That did not work: ${error.message}`); }
        button.removeAttribute("aria-busy");
      });
    }
  }

  ask(what) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ what, resolve, reject });
      this.send(messages.export(what));
    });
  }

  receive(reader) {
    const what = reader.byte();
    const name = reader.text();
    const texts = reader.list(() => ({ time: reader.double(), text: reader.text() }));
    const place = this.waiting.findIndex((entry) => entry.what === what);
    if (place >= 0) this.waiting.splice(place, 1)[0].resolve({ name, texts });
  }

  // Nobody will answer any more.
  cancel() {
    for (const { reject } of this.waiting.splice(0)) reject(new Error("the connection is lost."));
  }

  say(words, stays = false) {
    clearTimeout(this.timer);
    this.status.textContent = words;
    if (!stays) this.timer = setTimeout(() => { this.status.textContent = ""; }, wordsTime);
  }

  async copySource() {
    const source = this.ask(Export.source).then(({ texts }) => texts[0]?.text ?? "");
    await copy(source);
    this.say(await source ? "Copied." : "There is no layout to write down.");
  }

  async save(what, write) {
    const { name, texts } = await this.ask(what);
    if (texts.length === 0) return this.say("Nothing has moved yet.");
    const isSmall = what === Export.film;
    // As long as the gesture was, and longer where the browser draws slowly.
    if (isSmall) this.say("The film is being made…", true);
    for (const entry of texts) entry.text = await this.withImages(entry.text, isSmall);
    this.say(`Saved ${await write(name, texts)}.`);
  }

  // Puts the images in that the picture names: a file of its own has nowhere to ask.
  async withImages(svg, isSmall) {
    const names = [...new Set([...svg.matchAll(/href="(image\/[^"]+)"/g)].map((match) => match[1]))];
    const contents = new Map(await Promise.all(names.map(async (name) => [name, await this.image(name, isSmall)])));
    return svg.replace(/href="(image\/[^"]+)"/g, (_, name) => `href="${contents.get(name)}"`);
  }

  image(name, isSmall) {
    const key = `${name} ${isSmall}`;
    if (!this.images.has(key)) {
      if (this.images.size > 200) this.images.clear();
      this.images.set(key, fetch(name).then((reply) => reply.blob()).then((blob) => (isSmall ? shrunk(blob) : dataURL(blob))));
    }
    return this.images.get(key);
  }
}

// In one go where the browser wants to know at once that something will be copied.
async function copy(text) {
  if (navigator.clipboard && globalThis.ClipboardItem) {
    const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }
  // Without encryption, browsers have no clipboard for pages from other machines.
  const field = document.createElement("textarea");
  field.value = await text;
  field.className = "unseen";
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  if (!isCopied) throw new Error("the browser does not allow it.");
}

function dataURL(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new Error("an image cannot be read."));
    reader.readAsDataURL(blob);
  });
}

// A photo in full in each frame of a film would take minutes.
async function shrunk(blob) {
  if (blob.type.includes("svg") || blob.size < 100_000) return dataURL(blob);
  // The picture turns it.
  const bitmap = await createImageBitmap(blob, { imageOrientation: "none" });
  const scale = Math.min(1, 512 / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.8);
}

function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

function saveSVG(name, [{ text }]) { return save(name, new Blob([text], { type: "image/svg+xml" })); }

async function savePNG(name, [{ text }]) {
  const image = await drawn(text);
  const canvas = canvasFor(image, devicePixelRatio);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the picture is too large.");
  return save(name.replace(/\.svg$/, ".png"), blob);
}

// A picture that can be painted. Not by a blob's address: the page loads images from its server and from data only.
async function drawn(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function canvasFor(image, scale) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale].map((side) => Math.max(2, Math.round(side)));
  return canvas;
}

// The frames are painted first, then shown in their time: a recorder takes what is there.
async function saveFilm(name, texts) {
  const type = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"].find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (!type) throw new Error("this browser records no films.");
  const first = await drawn(texts[0].text);
  // Encoders want even sides.
  const canvas = canvasFor(first, Math.min(1, filmSide / Math.max(first.width, first.height)));
  [canvas.width, canvas.height] = [canvas.width, canvas.height].map((side) => side - side % 2);
  const context = canvas.getContext("2d");
  const frames = [];
  for (const { time, text } of texts) {
    const image = await drawn(text);
    context.fillStyle = "Canvas";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    frames.push({ time, bitmap: await createImageBitmap(canvas) });
  }
  const stream = canvas.captureStream(filmRate);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 8_000_000 });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const isOver = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  const start = performance.now();
  const end = frames.at(-1).time + filmEnd;
  for (let shown = -1; ;) {
    const now = (performance.now() - start) / 1000;
    const next = frames.findLastIndex(({ time }) => time <= now);
    if (next !== shown) {
      shown = next;
      context.drawImage(frames[shown].bitmap, 0, 0);
    }
    if (now > end) break;
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await isOver;
  if (!parts.some(({ size }) => size > 0)) throw new Error("the browser has recorded nothing.");
  for (const { bitmap } of frames) bitmap.close();
  for (const track of stream.getTracks()) track.stop();
  return save(`${name}.${type.startsWith("video/mp4") ? "mp4" : "webm"}`, new Blob(parts, { type: type.split(";")[0] }));
}
