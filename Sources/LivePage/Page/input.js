// Passes on what hands do: fingers, mouse, wheel, trackpad, keys. What becomes of it is decided by the views.

import { pointOnStage } from "./device.js";
import { messages, Phase } from "./wire.js";

// Numbers of LiveKey.
const keys = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, PageUp: 5, PageDown: 6, Home: 7, End: 8,
  "[": 9, "]": 10, "+": 11, "=": 11, "-": 12, Delete: 13, Backspace: 13, Enter: 14, " ": 15, Escape: 16,
};

const lineHeight = 16;
const pinchEnd = 140;

export class Input {
  constructor(stage, send, inspector) {
    this.stage = stage;
    this.inspector = inspector;
    this.send = send;
    this.fingers = new Map();
    this.moved = new Map();
    this.wheelSum = null;
    this.pinch = null;
    this.frame = 0;
    this.listen();
  }

  listen() {
    const on = (type, handler) => this.stage.addEventListener(type, handler, { passive: false });
    on("pointerdown", (event) => this.pointerDown(event));
    on("pointermove", (event) => this.pointerMove(event));
    on("pointerup", (event) => this.pointerEnd(event, Phase.ended));
    on("pointercancel", (event) => this.pointerEnd(event, Phase.cancelled));
    on("wheel", (event) => this.wheel(event));
    on("keydown", (event) => this.key(event));
    // Before anything has the focus, keys are meant for the only thing there is to move.
    document.addEventListener("keydown", (event) => { if (event.target === document.body) this.key(event); });
    on("dragstart", (event) => event.preventDefault());
    on("contextmenu", (event) => { if (this.fingers.size > 0) event.preventDefault(); });
    // Safari's own two-finger gestures on a trackpad.
    on("gesturestart", (event) => this.gesture(event, Phase.began));
    on("gesturechange", (event) => this.gesture(event, Phase.moved));
    on("gestureend", (event) => this.gesture(event, Phase.ended));
    addEventListener("blur", () => this.cancel());
  }

  point(event) { return pointOnStage(this.stage, event); }

  // MARK: Fingers, and a mouse button that stands for one

  pointerDown(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // A second button of the same mouse is no second finger.
    if (this.fingers.has(event.pointerId) || this.fingers.size === 10) return;
    event.preventDefault();
    this.stage.focus({ preventScroll: true, focusVisible: false });
    this.stage.setPointerCapture(event.pointerId);
    let number = 0;
    while ([...this.fingers.values()].includes(number)) number++;
    this.fingers.set(event.pointerId, number);
    this.flush();
    this.sendFingers([{ number, phase: Phase.began, ...this.point(event) }], event.timeStamp);
  }

  pointerMove(event) {
    const number = this.fingers.get(event.pointerId);
    if (number === undefined) return;
    this.moved.set(number, { number, phase: Phase.moved, ...this.point(event), time: event.timeStamp });
    this.schedule();
  }

  pointerEnd(event, phase) {
    const number = this.fingers.get(event.pointerId);
    if (number === undefined) return;
    this.flush();
    this.fingers.delete(event.pointerId);
    if (phase === Phase.ended && this.inspector.takesTap()) phase = Phase.cancelled;
    this.sendFingers([{ number, phase, ...this.point(event) }], event.timeStamp);
  }

  cancel() {
    const fingers = [...this.fingers.values()].map((number) => ({ number, phase: Phase.cancelled, x: 0, y: 0 }));
    this.fingers.clear();
    this.moved.clear();
    if (fingers.length > 0) this.sendFingers(fingers, performance.now());
    this.endPinch();
  }

  sendFingers(fingers, time) { this.send(messages.touches(fingers, time)); }

  // Moves are gathered: one message a frame is as often as anything is shown.
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

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? this.stage.clientHeight : 1;
    const point = this.point(event);
    if (event.ctrlKey) return this.wheelPinch(point, event.deltaY * unit, event.timeStamp);
    let [deltaX, deltaY] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey && deltaX === 0) [deltaX, deltaY] = [deltaY, 0];
    this.wheelSum ??= { deltaX: 0, deltaY: 0 };
    Object.assign(this.wheelSum, point);
    this.wheelSum.deltaX += deltaX;
    this.wheelSum.deltaY += deltaY;
    this.schedule();
  }

  // Browsers report two fingers that spread on a trackpad as a wheel with the control key; nothing says when they lift.
  wheelPinch(point, delta, time) {
    if (!this.pinch) {
      this.pinch = { scale: 1, ...point };
      this.send(messages.pinch(Phase.began, point.x, point.y, 1, 0, time));
    }
    const step = Math.exp(-Math.max(-60, Math.min(60, delta)) / 100);
    this.pinch.scale = Math.min(20, Math.max(0.05, this.pinch.scale * step));
    this.send(messages.pinch(Phase.moved, this.pinch.x, this.pinch.y, this.pinch.scale, 0, time));
    clearTimeout(this.pinch.timer);
    this.pinch.timer = setTimeout(() => this.endPinch(), pinchEnd);
  }

  endPinch() {
    if (!this.pinch) return;
    clearTimeout(this.pinch.timer);
    this.send(messages.pinch(Phase.ended, this.pinch.x, this.pinch.y, this.pinch.scale, 0, performance.now()));
    this.pinch = null;
  }

  gesture(event, phase) {
    event.preventDefault();
    // On a touch screen the fingers themselves have been told of.
    if (this.fingers.size > 0) return;
    if (phase === Phase.began) this.gestureStart = this.point(event);
    const { x, y } = this.gestureStart ?? this.point(event);
    this.send(messages.pinch(phase, x, y, event.scale, event.rotation * Math.PI / 180, event.timeStamp));
  }

  // MARK: Keys

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
