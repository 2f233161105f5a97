// @ts-check
// The order in which a key on the stage is handled. The focused element comes before the views' own keys (input.js).
//
//     key ──▶ the open menu ──▶ a control ──▶ an item ──▶ Input ──▶ server
//             menus.js          controls.js   focus.js
//
// The handlers run in the order in which they were created, until one of them handles the key.

/**
 * Calls `answer` for keys without modifiers other than Shift. `answer` returns `true` if it has handled the key.
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
