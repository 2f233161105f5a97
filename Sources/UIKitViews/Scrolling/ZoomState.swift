import Foundation

/// A scroll view's zoom scale and the cause of its changes.
struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  /// `true` if the delegate has been notified of a zoom's beginning, but not of its end.
  var hasBegun = false
  var scaleAtPinch: CGFloat = 1
  /// The pinch recognizer, or `nil` if the limits allow no zooming.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  /// The last step, until the next layout of the view.
  var step: Step?
  var frames: FrameObserver?

  /// The state after a change of the scale.
  struct Step {
    /// The zooming view.
    let view: ObjectIdentifier
    let size: CGSize
    var center: CGPoint
    /// The offset for this step. It may be out of range.
    var offset: CGPoint
    /// The shown offset.
    var shown: CGPoint

    /// Returns `true` if the view is still the zooming view and has the same size, apart from the rounding
    /// when its frame is set.
    @MainActor func isOf(_ view: UIView) -> Bool {
      let now = view.bounds.size
      return ObjectIdentifier(view) == self.view && abs(now.width - size.width) < 0.01
        && abs(now.height - size.height) < 0.01
    }
  }
}
