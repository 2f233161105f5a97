// @ts-check
// A hand on the stage that demonstrates a scene's main gesture until the user touches the scene.

import { find } from "./dom.js";
import { HintGesture } from "./protocol.js";

/** @typedef {import("./wire/reader.js").Reader} Reader */

const key = "used-scenes";
const names = new Map(Object.entries(HintGesture).map(([name, gesture]) => [gesture, name]));

export class Hint {
  constructor() {
    this.node = find("hint");
    this.words = find("hint-words");
    this.scene = "";
  }

  /**
   * @param {Reader} reader
   * @param {string} scene
   */
  read(reader, scene) {
    const gesture = names.get(reader.byte());
    this.scene = scene;
    this.node.hidden = gesture === undefined;
    if (!gesture) return;
    this.words.textContent = reader.text();
    this.node.dataset.gesture = gesture;
    this.node.hidden = usedScenes().includes(scene);
  }

  /** Called for each input on the stage. Hides the hand, and doesn't show it again in this browser. */
  use() {
    if (this.node.hidden) return;
    this.node.hidden = true;
    try { localStorage.setItem(key, JSON.stringify([...usedScenes(), this.scene])); } catch { /* The hint is shown again. */ }
  }
}

/** @returns {string[]} */
function usedScenes() {
  try {
    const scenes = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(scenes) ? scenes : [];
  } catch { return []; }
}
