#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// How far a scroll view is zoomed, and what changes that.
struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  var scaleAtPinch: CGFloat = 1
  /// Nil where there is nothing to zoom between.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  var frames: FrameObserver?
}
#endif
