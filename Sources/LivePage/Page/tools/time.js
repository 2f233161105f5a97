// @ts-check
// The views' clock, the durations of frames, and the last gesture.

import { download, find } from "../dom.js";
import { FramePart } from "../protocol.js";
import { messages } from "../wire/messages.js";

/** @typedef {import("../wire/reader.js").Reader} Reader */
/** @typedef {import("./toolbar.js").Toolbar} Toolbar */

const wordsTime = 4000;
const budget = 1000 / 60;
const barWidth = 2;
// In the order in which the server writes them.
const parts = Object.keys(FramePart);

/** @param {number[]} times */
const sum = (times) => times.reduce((total, time) => total + time, 0);

export class Time {
  /**
   * @param {(message: Uint8Array) => void} send Sends messages about gestures.
   * @param {(message: Uint8Array) => void} sendTime Sends messages about the clock.
   * @param {Toolbar} toolbar
   * @param {number} speed
   */
  constructor(send, sendTime, toolbar, speed) {
    this.send = send;
    this.sendTime = sendTime;
    this.speed = speed;
    this.toolbar = toolbar;
    this.badge = find("time-badge");
    this.graph = find("time-graph", HTMLCanvasElement);
    this.legend = parts.map((part) => find(`time-${part}`));
    this.longest = find("time-longest");
    this.sum = find("time-sum");
    this.preparations = find("time-preparations");
    this.questions = find("time-questions");
    this.speeds = [...find("time-speed").querySelectorAll("input")];
    this.step = find("time-step");
    /**
     * The durations of each frame's parts, in milliseconds.
     * @type {number[][]}
     */
    this.frames = [];
    // The number of calls of prepare(), and of layout queries, in the last frame.
    this.asked = { preparations: 0, questions: 0 };
    this.isStale = false;
    for (const input of this.speeds) {
      input.addEventListener("change", () => sendTime(messages.time.speed(Number(input.value))));
    }
    this.step.addEventListener("click", () => {
      if (this.step.getAttribute("aria-disabled") !== "true") sendTime(messages.time.step());
    });
    this.status = find("gesture-status");
    this.timer = 0;
    find("gesture-replay").addEventListener("click", () => this.ask(messages.gesture.replay(), "Replaying the gesture…"));
    find("gesture-save").addEventListener("click", () => this.ask(messages.gesture.save(), "Replaying the gesture from the start…"));
    toolbar.onChange(() => this.draw());
  }

  /** Called after the hello. Sets the clock of a new server to the current speed. */
  restore() {
    if (this.speed !== 1) this.send(messages.time.speed(this.speed));
  }

  get isShown() { return this.toolbar.shown === "time"; }

  // MARK: The last gesture

  /**
   * @param {Uint8Array} request
   * @param {string} words
   */
  ask(request, words) {
    this.say(words);
    this.send(request);
  }

  /** @param {string} words */
  say(words) {
    clearTimeout(this.timer);
    this.status.textContent = words;
    this.timer = setTimeout(() => { this.status.textContent = ""; }, wordsTime);
  }

  /**
   * Saves a test. Without a name, the text is the reason why there is no test.
   * @param {Reader} reader
   */
  receiveTest(reader) {
    const [name, text] = [reader.text(), reader.text()];
    if (name === "") return this.say(text);
    download(name, new Blob([text], { type: "text/plain" }));
    this.say(`Saved ${name}.`);
  }

  // MARK: The clock

  /** @param {Reader} reader */
  showSpeed(reader) {
    this.speed = reader.single();
    for (const input of this.speeds) input.checked = Math.abs(Number(input.value) - this.speed) < 1e-3;
    this.step.setAttribute("aria-disabled", String(this.speed !== 0));
    this.badge.hidden = this.speed === 1;
    this.badge.textContent = this.speeds.find(({ checked }) => checked)?.parentElement?.textContent?.trim() ?? "";
    const words = this.speed === 0 ? "paused" : `at ${this.badge.textContent} speed`;
    find("show-time").setAttribute("aria-label", this.badge.hidden ? "Time" : `Time, ${words}`);
  }

  /** @param {Reader} reader */
  add(reader) {
    this.frames.push(parts.map(() => reader.single()));
    this.asked = { preparations: reader.number(), questions: reader.number() };
    if (this.frames.length > 400) this.frames.splice(0, 200);
    if (!this.isShown || this.isStale) return;
    this.isStale = true;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.isStale = false;
    if (!this.isShown) return;
    this.drawGraph();
    const last = this.frames.at(-1) ?? parts.map(() => 0);
    this.legend.forEach((row, part) => { row.textContent = `${last[part].toFixed(2)} ms`; });
    this.sum.textContent = `${sum(last).toFixed(2)} ms`;
    this.preparations.textContent = String(this.asked.preparations);
    this.questions.textContent = String(this.asked.questions);
  }

  /** Draws a stacked bar for each of the last frames, and a line at the frame budget. */
  drawGraph() {
    const { graph } = this;
    const [width, height] = [graph.clientWidth, graph.clientHeight];
    if (graph.width !== Math.round(width * devicePixelRatio)) {
      [graph.width, graph.height] = [width, height].map((length) => Math.round(length * devicePixelRatio));
    }
    const context = graph.getContext("2d");
    if (!context) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    const shown = this.frames.slice(-Math.floor(width / barWidth));
    const most = Math.max(1, ...shown.map(sum));
    const colors = this.legend.map((row) => getComputedStyle(row).getPropertyValue("--part"));
    shown.forEach((times, index) => {
      let base = height;
      times.forEach((time, part) => {
        const length = time / most * (height - 2);
        context.fillStyle = colors[part];
        context.fillRect(width - (shown.length - index) * barWidth, base - length, barWidth - 0.5, length);
        base -= length;
      });
    });
    context.fillStyle = getComputedStyle(graph).color;
    context.fillRect(0, height - budget / most * (height - 2), width, 1);
    this.longest.textContent = `${most.toFixed(2)} of ${budget.toFixed(2)} ms`;
  }
}
