// @ts-check
// A second page to compare the first with. It has a device and settings of its own. What scrolls in one scrolls in the other, and time
// passes in both alike.

import { find, make } from "../dom.js";
import { messages } from "../wire/messages.js";

/** @typedef {import("../wire/messages.js").Point} Point */

export class Comparison {
  /** @param {(message: Uint8Array) => void} send */
  constructor(send) {
    this.send = send;
    this.input = find("comparison-switch", HTMLInputElement);
    this.together = find("comparison-together", HTMLInputElement);
    this.main = find("main");
    /** @type {HTMLIFrameElement | null} */
    this.frame = null;
    this.hasHand = false;
    // The page that a hand is on leads.
    for (const type of ["pointerdown", "wheel", "keydown"]) addEventListener(type, () => this.lead(), { capture: true, passive: true });
    // A page that another is compared with has none of its own.
    find("comparison").hidden = this.isInside;
    this.input.addEventListener("change", () => this.show());
  }

  get isInside() { return parent !== window; }

  /**
   * The other page's.
   * @returns {Comparison | undefined}
   */
  get other() { return this.isInside ? parent.livePreview?.comparison : this.frame?.contentWindow?.livePreview?.comparison; }

  /**
   * The speed at which a page begins.
   * @returns {number}
   */
  get initialSpeed() { return this.isInside ? parent.livePreview?.speed ?? 1 : 1; }

  /** @returns {boolean} */
  get goesTogether() { return this.isInside ? parent.livePreview?.comparison.goesTogether ?? false : this.together.checked; }

  lead() {
    this.hasHand = true;
    if (this.other) this.other.hasHand = false;
  }

  show() {
    this.frame?.remove();
    this.frame = null;
    document.body.classList.toggle("comparing", this.input.checked);
    if (!this.input.checked) return;
    this.frame = make("iframe", { title: "Comparison", src: `${location.pathname}${location.hash}` });
    this.main.after(this.frame);
  }

  /**
   * Sends a message to the servers of both pages.
   * @param {Uint8Array} message
   */
  sendToBoth(message) {
    this.send(message);
    this.other?.send(message);
  }

  /**
   * Called with the offset of each frame.
   * @param {Point} offset
   */
  follow(offset) {
    if (this.hasHand && this.goesTogether) this.other?.send(messages.scroll(offset.x, offset.y));
  }
}
