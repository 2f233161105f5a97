// @ts-check
// In a narrow window, the list of scenes and the settings are drawers: they slide over the collection, one at a time. On a phone, the
// settings are a sheet in the lower half, and the collection stays usable above it.

import { find } from "./dom.js";

const drawers = [
  { button: find("show-scenes"), drawer: find("sidebar") },
  { button: find("show-panel"), drawer: find("panel") },
];

// The breakpoint in live.css.
const phone = matchMedia("(max-width: 600px)");

/**
 * Opens one drawer and closes the other, because on a phone they would cover each other.
 * @param {HTMLElement | null} opened
 */
function openDrawer(opened) {
  for (const { button, drawer } of drawers) {
    drawer.classList.toggle("open", drawer === opened);
    button.setAttribute("aria-expanded", String(drawer === opened));
  }
}

export const closeDrawers = () => openDrawer(null);

/** Opens the settings if they are a drawer. */
export function revealPanel() {
  if (find("show-panel").offsetParent) openDrawer(find("panel"));
}

for (const { button, drawer } of drawers) {
  const isOpen = () => drawer.classList.contains("open");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    openDrawer(isOpen() ? null : drawer);
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    closeDrawers();
    button.focus();
  });
  button.addEventListener("keydown", (event) => { if (event.key === "Escape") closeDrawers(); });
}
find("stage").addEventListener("pointerdown", () => {
  if (!phone.matches || !find("panel").classList.contains("open")) closeDrawers();
});
