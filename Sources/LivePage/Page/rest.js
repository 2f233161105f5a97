// @ts-check
// Reports when everything is at rest: the program has handled all of this page's messages, nothing moves, and the page and its
// address show the result.

import { nextFrame } from "./dom.js";
import { messages } from "./wire/messages.js";

/** @typedef {import("./input.js").Input} Input */

export class Rest {
  /**
   * @param {(message: Uint8Array) => void} send
   * @param {Input} input
   * @param {() => boolean} isAddressStored Returns `true` if the address is up to date.
   */
  constructor(send, input, isAddressStored) {
    this.send = send;
    this.input = input;
    this.isAddressStored = isAddressStored;
    this.questions = 0;
    /**
     * The callbacks for the answers, by the question's number.
     * @type {Map<number, () => void>}
     */
    this.waiting = new Map();
  }

  /** Returns a promise that resolves when everything is at rest. */
  async wait() {
    // A new size and a new address are sent in the next frame, input is collected until then, and a wheel's pinch ends after a
    // timeout.
    do {
      await nextFrame();
      await nextFrame();
      this.input.flush();
    } while (this.input.pinch);
    await /** @type {Promise<void>} */ (new Promise((resolve) => {
      this.questions += 1;
      this.waiting.set(this.questions, resolve);
      this.send(messages.rest(this.questions));
    }));
    while (!this.isAddressStored()) await nextFrame();
  }

  /** Called after the hello. Questions sent over the old connection are never answered, so the last one is asked again. */
  restore() {
    if (this.waiting.size > 0) this.send(messages.rest(this.questions));
  }

  /**
   * Frames received before the answer are painted in the next animation frame. An answer also answers all earlier
   * questions.
   * @param {number} question
   */
  answer(question) {
    requestAnimationFrame(() => {
      for (const [number, resolve] of this.waiting) {
        if (number > question) continue;
        this.waiting.delete(number);
        resolve();
      }
    });
  }
}
