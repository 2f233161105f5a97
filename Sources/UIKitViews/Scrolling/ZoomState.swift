import Foundation

/// A scroll view's zoom scale, and what is changing it.
struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  /// Whether the delegate has heard of a beginning, and not of the end.
  var hasBegun = false
  var scaleAtPinch: CGFloat = 1
  /// Nil if the limits leave nothing to zoom.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  var frames: FrameObserver?
}
