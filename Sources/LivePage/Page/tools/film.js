// @ts-check
// A film of a gesture. All frames are painted first and then shown in real time, because a recorder records in real time.

import { nextFrame } from "../dom.js";
import { drawn, painted } from "./pictures.js";

/** @typedef {import("./export.js").Exported} Exported */
/** @typedef {import("./export.js").SavedFile} SavedFile */
/** @typedef {{ time: number, bitmap: ImageBitmap }} FilmFrame The time is in seconds. */

const types = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
const rate = 30;
const bitsPerSecond = 8_000_000;
// The maximum length of the longer side, in pixels.
const longestSide = 1280;
// The duration of the last frame, in seconds.
const end = 0.4;

/**
 * @param {Exported} exported
 * @returns {Promise<SavedFile>}
 */
export async function film({ name, texts }) {
  const type = types.find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (!type) throw new Error("this browser can't record videos.");
  const first = await drawn(texts[0].text);
  const scale = Math.min(1, longestSide / Math.max(first.width, first.height));
  const { canvas, context } = painted(first, evenSide(first.width * scale), evenSide(first.height * scale));
  /** @type {FilmFrame[]} */
  const frames = [];
  for (const { time, text } of texts) {
    const image = await drawn(text);
    context.fillStyle = "Canvas";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    frames.push({ time, bitmap: await createImageBitmap(canvas) });
  }
  const parts = await record(canvas.captureStream(rate), type, () => show(frames, context));
  for (const { bitmap } of frames) bitmap.close();
  const ending = type.startsWith("video/mp4") ? "mp4" : "webm";
  return { name: `${name}.${ending}`, blob: new Blob(parts, { type: type.split(";")[0] }) };
}

/**
 * Returns an even length, which encoders require.
 * @param {number} side
 */
const evenSide = (side) => Math.round(side) - Math.round(side) % 2;

/**
 * Records a stream while `show` runs.
 * @param {MediaStream} stream
 * @param {string} type
 * @param {() => Promise<void>} show
 */
async function record(stream, type, show) {
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
  /** @type {Blob[]} */
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const isOver = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  await show();
  recorder.stop();
  await isOver;
  for (const track of stream.getTracks()) track.stop();
  if (!parts.some(({ size }) => size > 0)) throw new Error("the browser recorded nothing.");
  return parts;
}

/**
 * @param {FilmFrame[]} frames
 * @param {CanvasRenderingContext2D} context
 */
async function show(frames, context) {
  const start = performance.now();
  const duration = frames[frames.length - 1].time + end;
  let shown = -1;
  for (;;) {
    const now = (performance.now() - start) / 1000;
    const next = frames.filter(({ time }) => time <= now).length - 1;
    if (next !== shown) context.drawImage(frames[next].bitmap, 0, 0);
    shown = next;
    if (now > duration) return;
    await nextFrame();
  }
}
