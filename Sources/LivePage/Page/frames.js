// @ts-check
// Shows frames in step with the browser. Each frame is acknowledged once it is shown, so a slow page receives fewer frames.

import { messages } from "./wire/messages.js";

/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./stage/stage.js").Stage} Stage */
/** @typedef {import("./tools/time.js").Time} Time */
/** @typedef {import("./wire/messages.js").Point} Point */
/** @typedef {import("./wire/reader.js").Reader} Reader */

const restDelay = 700;

export class Frames {
  /**
   * @param {object} parts
   * @param {Stage} parts.stage
   * @param {Figures} parts.figures
   * @param {Time} parts.clock
   * @param {(message: Uint8Array) => void} parts.send
   * @param {(offset: Point) => void} parts.onOffset Called before the frame's changes are shown.
   * @param {() => void} parts.onShow Called after each frame.
   * @param {() => void} parts.onRest Called when no frame has arrived for a while.
   */
  constructor(parts) {
    this.parts = parts;
    /**
     * The scene's scroll offset, or null before its first frame.
     * @type {Point | null}
     */
    this.offset = null;
    /** @type {Reader[]} */
    this.queue = [];
    this.request = 0;
    this.restTimer = 0;
  }

  /** @param {Reader} reader */
  receive(reader) {
    this.queue.push(reader);
    if (this.request === 0) this.request = requestAnimationFrame((time) => this.show(time));
  }

  /** Discards the frames of a closed connection. */
  cancel() { this.queue = []; }

  /** @param {number} time */
  show(time) {
    this.request = 0;
    for (const reader of this.queue.splice(0)) this.showFrame(reader);
    this.parts.figures.countFrame(time);
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(this.parts.onRest, restDelay);
  }

  /** @param {Reader} reader */
  showFrame(reader) {
    const { stage, figures, clock, send, onOffset, onShow } = this.parts;
    const number = reader.number();
    if (reader.flag()) stage.clear();
    figures.update({
      items: reader.number(), visible: reader.number(), created: reader.number(), layout: reader.single(),
    });
    clock.add(reader);
    this.offset = { x: reader.double(), y: reader.double() };
    onOffset(this.offset);
    stage.apply(reader);
    onShow();
    send(messages.acknowledge(number));
  }
}
