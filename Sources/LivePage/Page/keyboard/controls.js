// @ts-check
// Keys for controls: Return and Space act as a tap, and arrow keys move a slider.

import { ControlAction } from "../protocol.js";
import { messages } from "../wire/messages.js";
import { answers } from "./keys.js";

/** @typedef {import("../stage/stage.js").Stage} Stage */

/** @type {Record<string, number>} */
const pressActions = { Enter: ControlAction.activate, " ": ControlAction.activate };
/** @type {Record<string, number>} */
const sliderActions = {
  ArrowRight: ControlAction.increase, ArrowUp: ControlAction.increase,
  ArrowLeft: ControlAction.decrease, ArrowDown: ControlAction.decrease,
};

/**
 * @param {HTMLElement} node The stage's node.
 * @param {Stage} stage
 * @param {(message: Uint8Array) => void} send
 */
export function useControls(node, stage, send) {
  answers(node, (event) => {
    const control = [...stage.controls.values()].find(({ node }) => node === document.activeElement);
    if (!control) return false;
    const action = (control.control === "slider" ? sliderActions : pressActions)[event.key];
    if (event.key === "Escape") node.focus();
    else if (action !== undefined) send(messages.control(control.id, action));
    else return false;
    return true;
  });
}
