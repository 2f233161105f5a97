import Foundation

struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  /// `true` if the delegate has been notified of the beginning, but not of the end.
  var hasBegun = false
  var scaleAtPinch: CGFloat = 1
  /// The pinch recognizer, or `nil` if the limits allow no zooming.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  var step: Step?
  var frames: FrameObserver?

  struct Step {
    let view: ObjectIdentifier
    let size: CGSize
    var center: CGPoint
    /// The requested offset, which can be out of range.
    var offset: CGPoint
    var shown: CGPoint

    /// Returns `true` if the step was of this view at this size, apart from rounding errors.
    @MainActor func isOf(_ view: UIView) -> Bool {
      let now = view.bounds.size
      return ObjectIdentifier(view) == self.view && abs(now.width - size.width) < 0.01
        && abs(now.height - size.height) < 0.01
    }
  }
}
