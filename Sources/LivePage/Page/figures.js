// @ts-check
// The figures of what is shown: items, cells, and what layout takes.

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
     * When the frames of the last second were shown, in milliseconds.
     * @type {number[]}
     */
    this.frames = [];
    // The duration of layout in the last frame, and smoothed over some frames, to be read while things move.
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
   * Counts a frame that changed something; over the last second that is the rate.
   * @param {number} time
   */
  countFrame(time) {
    if (this.frames.length === 0) this.rate.show("–");
    this.frames.push(time);
    while (this.frames[0] < time - 1000) this.frames.shift();
    const span = time - this.frames[0];
    if (this.frames.length > 3 && span > 100) this.rate.show(String(Math.round((this.frames.length - 1) / span * 1000)));
  }

  /** Nothing moves: the rate of what has been would mislead. The other figures are those of the last frame. */
  rest() {
    this.frames.length = 0;
    this.showLayout(this.layoutTime.last);
    this.rate.show("at rest");
  }
}

/** A text that is set only when it is another. */
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
