// Declarations that TypeScript's library lacks.

import type { Figures } from "./figures.js";
import type { Stage } from "./stage/stage.js";
import type { Comparison } from "./tools/compare.js";

declare global {
  /** An interface for tests, for the second page of a comparison, and for the console. */
  interface LivePreview {
    readonly stage: Stage;
    readonly figures: Figures;
    readonly comparison: Comparison;
    readonly speed: number;
    readonly offset: { x: number, y: number } | null;
    readonly socket: WebSocket | null;
    /** Returns a promise that resolves when everything is at rest. */
    rest(): Promise<void>;
  }

  interface Window {
    livePreview?: LivePreview;
  }

  interface FocusOptions {
    focusVisible?: boolean;
  }

  /** Safari's events for two-finger gestures on a trackpad. */
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
