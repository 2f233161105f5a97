// @ts-check
// Who answers a key on the stage: what has the focus there, before the views' own keys (input.js).
//
//     key ──▶ the open menu ──▶ a control ──▶ an item ──▶ Input ──▶ server
//             menus.js          controls.js   focus.js
//
// Each asks in turn, in the order in which it was made, and the first that does something ends it.

/**
 * Calls `answer` with keys without modifiers but Shift. It answers whether it has done something.
 * @param {HTMLElement} stage
 * @param {(event: KeyboardEvent) => boolean} answer
 */
export function answers(stage, answer) {
  stage.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !answer(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
