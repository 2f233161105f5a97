// @ts-check
// The transition from an overview to a scene: the scene grows out of its picture while the overview fades.

import { make } from "./dom.js";

/** @typedef {import("./wire/reader.js").Frame} Frame */

const growth = { duration: 480, easing: "cubic-bezier(0.2, 0.85, 0.25, 1)" };
const fade = { duration: 260, easing: "ease-out" };

export class Transition {
  /** @param {HTMLElement} paint The node that contains the elements. */
  constructor(paint) {
    this.paint = paint;
    /**
     * The picture that the next scene grows out of, with a copy of the overview.
     * @type {{ frame: Frame, copy: HTMLElement } | null}
     */
    this.origin = null;
    this.isArmed = false;
  }

  /**
   * Called before another scene is requested.
   * @param {Frame} frame The picture's frame on the stage.
   */
  prepare(frame) {
    this.cancel();
    if (frame.width <= 0 || frame.height <= 0) return;
    const copy = make("div", { className: "copy", inert: true });
    copy.setAttribute("aria-hidden", "true");
    copy.append(...[...this.paint.children].map((child) => child.cloneNode(true)));
    this.paint.before(copy);
    this.origin = { frame, copy };
  }

  /** Called when the scene has arrived, before its first frame. */
  arm() { this.isArmed = this.origin !== null; }

  /** Called after each frame. */
  begin() {
    if (!this.isArmed || !this.origin) return;
    const { frame, copy } = this.origin;
    this.isArmed = false;
    this.origin = null;
    const { offsetWidth: width, offsetHeight: height } = this.paint;
    const scale = frame.width / width;
    // The scene and its picture differ in aspect ratio, so the picture shows only the middle of the scene.
    const cut = Math.max(0, height - frame.height / scale) / 2;
    const transform = `translate(${frame.x}px, ${frame.y - cut * scale}px) scale(${scale})`;
    this.paint.animate([
      { transform, clipPath: `inset(${cut}px 0 round ${14 / scale}px)`, opacity: 0.2 },
      { opacity: 1, offset: 0.35 },
      { transform: "none", clipPath: "inset(0 0 round 0)", opacity: 1 },
    ], growth);
    copy.animate([{ opacity: 1 }, { opacity: 0 }], fade).finished.then(() => copy.remove(), () => copy.remove());
  }

  cancel() {
    this.origin?.copy.remove();
    this.origin = null;
    this.isArmed = false;
  }
}
