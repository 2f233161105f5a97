// @ts-check
// A second page for comparison, with its own device and settings. Both pages scroll together and share the speed of time.

import { find, make } from "../dom.js";
import { messages } from "../wire/messages.js";

/** @typedef {import("../wire/messages.js").Point} Point */

export class Comparison {
  /**
   * @param {(message: Uint8Array) => void} send
   * @param {import("./device.js").Device} device
   * @param {(changes: Record<string, string>) => string} address Returns the current address with changes of the device.
   */
  constructor(send, device, address) {
    this.send = send;
    this.device = device;
    this.address = address;
    this.input = find("comparison-switch", HTMLInputElement);
    this.together = find("comparison-together", HTMLInputElement);
    this.main = find("main");
    /** @type {HTMLIFrameElement | null} */
    this.frame = null;
    this.hasHand = false;
    // Input makes this page the leading one.
    for (const type of ["pointerdown", "wheel", "keydown"]) addEventListener(type, () => this.lead(), { capture: true, passive: true });
    // The second page can't have a second page of its own.
    find("comparison").hidden = this.isInside;
    document.body.classList.toggle("inside", this.isInside);
    this.input.addEventListener("change", () => this.show());
    find("compare-appearance").addEventListener("click", () => this.compare("appearance", "light", "dark"));
    find("compare-direction").addEventListener("click", () => this.compare("direction", "", "rtl"));
  }

  /**
   * Shows two values of an option side by side.
   * @param {string} name
   * @param {string} first
   * @param {string} second
   */
  compare(name, first, second) {
    this.device.change(name, first);
    this.input.checked = true;
    this.show({ [name]: second });
  }

  get isInside() { return parent !== window; }

  /**
   * The other page's comparison.
   * @returns {Comparison | undefined}
   */
  get other() { return this.isInside ? parent.livePreview?.comparison : this.frame?.contentWindow?.livePreview?.comparison; }

  /**
   * The page's initial speed.
   * @returns {number}
   */
  get initialSpeed() { return this.isInside ? parent.livePreview?.speed ?? 1 : 1; }

  /** @returns {boolean} */
  get goesTogether() { return this.isInside ? parent.livePreview?.comparison.goesTogether ?? false : this.together.checked; }

  lead() {
    this.hasHand = true;
    if (this.other) this.other.hasHand = false;
  }

  /** @param {Record<string, string>} [changes] Options of the second page's device that differ from those of the first page's device. */
  show(changes = {}) {
    this.frame?.remove();
    this.frame = null;
    document.body.classList.toggle("comparing", this.input.checked);
    if (!this.input.checked) return;
    this.frame = make("iframe", { title: "Comparison", src: location.pathname + this.address(changes) });
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
