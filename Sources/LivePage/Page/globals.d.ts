// What the page uses and TypeScript's library does not know.

import type { Figures } from "./figures.js";
import type { Stage } from "./stage/stage.js";
import type { Comparison } from "./tools/compare.js";

declare global {
  /** For tests, for the page that another is compared with, and for whoever looks from the console. */
  interface LivePreview {
    readonly stage: Stage;
    readonly figures: Figures;
    readonly comparison: Comparison;
    readonly speed: number;
    readonly offset: { x: number, y: number } | null;
    readonly socket: WebSocket | null;
    /** Resolves when things are at rest. */
    rest(): Promise<void>;
  }

  interface Window {
    livePreview?: LivePreview;
  }

  interface FocusOptions {
    focusVisible?: boolean;
  }

  /** Safari's events of two fingers on a trackpad. */
  interface GestureEvent extends UIEvent {
    readonly clientX: number;
    readonly clientY: number;
    readonly scale: number;
    readonly rotation: number;
  }

  interface HTMLElementEventMap {
    gesturestart: GestureEvent;
    gesturechange: GestureEvent;
    gestureend: GestureEvent;
  }
}
