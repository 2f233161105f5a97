// @ts-check
// Sends the user's input to the server: fingers, mouse, wheel, trackpad, and keys. The views decide how to respond.

import { FingerPhase, Key, limits, PinchPhase } from "./protocol.js";
import { pointOnStage } from "./tools/device.js";
import { messages } from "./wire/messages.js";

/** @typedef {import("./wire/messages.js").Finger} Finger */
/** @typedef {import("./wire/messages.js").Point} Point */

/** @type {Record<string, number>} */
const keys = {
  ArrowLeft: Key.left, ArrowRight: Key.right, ArrowUp: Key.up, ArrowDown: Key.down,
  PageUp: Key.pageUp, PageDown: Key.pageDown, Home: Key.home, End: Key.end,
  "[": Key.turnLeft, "]": Key.turnRight, "+": Key.larger, "=": Key.larger, "-": Key.smaller,
  Delete: Key.delete, Backspace: Key.delete, Enter: Key.enter, " ": Key.space, Escape: Key.escape,
};

const lineHeight = 16;
const pinchEnd = 140;

export class Input {
  /**
   * @param {HTMLElement} stage
   * @param {(message: Uint8Array) => void} send
   * @param {() => boolean} pinsTap Called when a finger lifts. Returns `true` if the inspector has handled the tap.
   */
  constructor(stage, send, pinsTap) {
    this.stage = stage;
    this.send = send;
    this.pinsTap = pinsTap;
    /**
     * The numbers of the fingers that are down, by pointer.
     * @type {Map<number, number>}
     */
    this.fingers = new Map();
    /**
     * The moves to send in the next frame, by finger number.
     * @type {Map<number, Finger & { time: number }>}
     */
    this.moved = new Map();
    /** @type {Point & { deltaX: number, deltaY: number } | null} */
    this.wheelSum = null;
    /**
     * A pinch made with a wheel.
     * @type {Point & { scale: number, timer: number } | null}
     */
    this.pinch = null;
    /**
     * The starting point of a trackpad gesture.
     * @type {Point | null}
     */
    this.gestureStart = null;
    this.frame = 0;
    this.listen();
  }

  listen() {
    /**
     * @template {keyof HTMLElementEventMap} Type
     * @param {Type} type
     * @param {(event: HTMLElementEventMap[Type]) => void} handler
     */
    const on = (type, handler) => this.stage.addEventListener(type, handler, { passive: false });
    on("pointerdown", (event) => this.pointerDown(event));
    on("pointermove", (event) => this.pointerMove(event));
    on("pointerup", (event) => this.pointerEnd(event, FingerPhase.ended));
    on("pointercancel", (event) => this.pointerEnd(event, FingerPhase.cancelled));
    on("wheel", (event) => this.wheel(event));
    on("keydown", (event) => this.key(event));
    // If nothing has the focus, keys go to the stage.
    document.addEventListener("keydown", (event) => { if (event.target === document.body) this.key(event); });
    on("dragstart", (event) => event.preventDefault());
    on("contextmenu", (event) => { if (this.fingers.size > 0) event.preventDefault(); });
    // Safari's own two-finger gestures on a trackpad.
    on("gesturestart", (event) => this.gesture(event, PinchPhase.began));
    on("gesturechange", (event) => this.gesture(event, PinchPhase.changed));
    on("gestureend", (event) => this.gesture(event, PinchPhase.ended));
    addEventListener("blur", () => this.cancel());
  }

  /** @param {{ clientX: number, clientY: number }} event */
  point(event) { return pointOnStage(this.stage, event); }

  // MARK: Fingers, and a mouse button that acts as one

  /** @param {PointerEvent} event */
  pointerDown(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // A second button of the same mouse isn't a second finger.
    if (this.fingers.has(event.pointerId) || this.fingers.size === limits.fingers) return;
    event.preventDefault();
    this.stage.focus({ preventScroll: true, focusVisible: false });
    this.stage.setPointerCapture(event.pointerId);
    let number = 0;
    while ([...this.fingers.values()].includes(number)) number++;
    this.fingers.set(event.pointerId, number);
    this.flush();
    this.sendFingers([{ number, phase: FingerPhase.began, ...this.point(event) }], event.timeStamp);
  }

  /** @param {PointerEvent} event */
  pointerMove(event) {
    const number = this.fingers.get(event.pointerId);
    if (number === undefined) return;
    this.moved.set(number, { number, phase: FingerPhase.moved, ...this.point(event), time: event.timeStamp });
    this.schedule();
  }

  /**
   * @param {PointerEvent} event
   * @param {number} phase
   */
  pointerEnd(event, phase) {
    const number = this.fingers.get(event.pointerId);
    if (number === undefined) return;
    this.flush();
    this.fingers.delete(event.pointerId);
    if (phase === FingerPhase.ended && this.pinsTap()) phase = FingerPhase.cancelled;
    this.sendFingers([{ number, phase, ...this.point(event) }], event.timeStamp);
  }

  cancel() {
    const fingers = [...this.fingers.values()].map((number) => ({ number, phase: FingerPhase.cancelled, x: 0, y: 0 }));
    this.fingers.clear();
    this.moved.clear();
    if (fingers.length > 0) this.sendFingers(fingers, performance.now());
    this.endPinch();
  }

  /**
   * @param {Finger[]} fingers
   * @param {number} time
   */
  sendFingers(fingers, time) { this.send(messages.touches(fingers, time)); }

  /** Collects moves and sends them once per frame, because more moves than frames would have no visible effect. */
  schedule() {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.flush());
  }

  flush() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.moved.size > 0) {
      const fingers = [...this.moved.values()];
      this.moved.clear();
      this.sendFingers(fingers, Math.max(...fingers.map((finger) => finger.time)));
    }
    if (this.wheelSum) {
      const { x, y, deltaX, deltaY } = this.wheelSum;
      this.wheelSum = null;
      this.send(messages.wheel(x, y, deltaX, deltaY));
    }
  }

  // MARK: Wheel and trackpad

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? this.stage.clientHeight : 1;
    const point = this.point(event);
    if (event.ctrlKey) return this.wheelPinch(point, event.deltaY * unit, event.timeStamp);
    let [deltaX, deltaY] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey && deltaX === 0) [deltaX, deltaY] = [deltaY, 0];
    const sum = this.wheelSum ?? { deltaX: 0, deltaY: 0 };
    this.wheelSum = { ...point, deltaX: sum.deltaX + deltaX, deltaY: sum.deltaY + deltaY };
    this.schedule();
  }

  /**
   * Browsers report a pinch on a trackpad as a wheel with the control key. They don't report its end.
   * @param {Point} point
   * @param {number} delta
   * @param {number} time
   */
  wheelPinch(point, delta, time) {
    if (!this.pinch) {
      this.pinch = { scale: 1, timer: 0, ...point };
      this.send(messages.pinch(PinchPhase.began, point.x, point.y, 1, 0, time));
    }
    const step = Math.exp(-Math.max(-60, Math.min(60, delta)) / 100);
    this.pinch.scale = Math.min(20, Math.max(0.05, this.pinch.scale * step));
    this.send(messages.pinch(PinchPhase.changed, this.pinch.x, this.pinch.y, this.pinch.scale, 0, time));
    clearTimeout(this.pinch.timer);
    this.pinch.timer = setTimeout(() => this.endPinch(), pinchEnd);
  }

  endPinch() {
    if (!this.pinch) return;
    clearTimeout(this.pinch.timer);
    this.send(messages.pinch(PinchPhase.ended, this.pinch.x, this.pinch.y, this.pinch.scale, 0, performance.now()));
    this.pinch = null;
  }

  /**
   * @param {GestureEvent} event
   * @param {number} phase
   */
  gesture(event, phase) {
    event.preventDefault();
    // On a touch screen, the fingers themselves have been sent.
    if (this.fingers.size > 0) return;
    if (phase === PinchPhase.began) this.gestureStart = this.point(event);
    const { x, y } = this.gestureStart ?? this.point(event);
    this.send(messages.pinch(phase, x, y, event.scale, event.rotation * Math.PI / 180, event.timeStamp));
  }

  // MARK: Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    // Brackets are typed with AltGr or Option on many keyboards.
    const isTyped = event.key === "[" || event.key === "]";
    const isAlternative = event.getModifierState("AltGraph") || (event.altKey && !event.ctrlKey);
    if ((event.ctrlKey || event.altKey) && !(isTyped && isAlternative)) return;
    if (event.metaKey || event.defaultPrevented) return;
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    this.send(messages.key(key));
  }
}
