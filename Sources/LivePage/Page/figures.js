// @ts-check
// The scene's figures: items, cells, layout time, and frame rate.

import { find } from "./dom.js";

const numbers = new Intl.NumberFormat("en");

export class Figures {
  constructor() {
    this.items = new Figure("figure-items");
    this.visible = new Figure("figure-visible");
    this.created = new Figure("figure-created");
    this.layout = new Figure("figure-layout");
    this.rate = new Figure("figure-rate");
    /**
     * The times of the last second's frames, in milliseconds.
     * @type {number[]}
     */
    this.frames = [];
    // The layout time in the last frame, and its moving average, which is readable during motion.
    this.layoutTime = { last: 0, smoothed: 0 };
  }

  /** @param {{ items: number, visible: number, created: number, layout: number }} frame Times are in milliseconds. */
  update({ items, visible, created, layout }) {
    this.items.show(numbers.format(items));
    this.visible.show(numbers.format(visible));
    this.created.show(numbers.format(created));
    if (this.frames.length === 0) this.layoutTime.smoothed = layout;
    this.layoutTime.smoothed += (layout - this.layoutTime.smoothed) * 0.1;
    this.layoutTime.last = layout;
    this.showLayout(this.layoutTime.smoothed);
  }

  /** @param {number} time */
  showLayout(time) { this.layout.show(`${time.toFixed(2)} ms`); }

  /**
   * Counts a frame that changed something. The frame rate is the number of such frames in the last second.
   * @param {number} time
   */
  countFrame(time) {
    if (this.frames.length === 0) this.rate.show("–");
    this.frames.push(time);
    while (this.frames[0] < time - 1000) this.frames.shift();
    const span = time - this.frames[0];
    if (this.frames.length > 3 && span > 100) this.rate.show(String(Math.round((this.frames.length - 1) / span * 1000)));
  }

  /** Called when nothing moves. Hides the frame rate, which would be out of date. The other figures stay those of the last frame. */
  rest() {
    this.frames.length = 0;
    this.showLayout(this.layoutTime.last);
    this.rate.show("at rest");
  }
}

/** A text that updates its node only if the text changes. */
class Figure {
  /** @param {string} id */
  constructor(id) {
    this.node = find(id);
    this.text = "";
  }

  /** @param {string} text */
  show(text) {
    if (text === this.text) return;
    this.text = text;
    this.node.textContent = text;
  }
}
