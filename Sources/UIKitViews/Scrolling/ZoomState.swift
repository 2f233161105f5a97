import Foundation

struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  /// The delegate has been notified of a beginning, but not of the end.
  var hasBegun = false
  var scaleAtPinch: CGFloat = 1
  /// `nil` if the limits allow no zooming.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  var step: Step?
  var frames: FrameObserver?

  struct Step {
    let view: ObjectIdentifier
    let size: CGSize
    var center: CGPoint
    /// The offset can be out of range.
    var offset: CGPoint
    var shown: CGPoint

    /// Tolerates rounding errors of the size.
    @MainActor func isOf(_ view: UIView) -> Bool {
      let now = view.bounds.size
      return ObjectIdentifier(view) == self.view && abs(now.width - size.width) < 0.01
        && abs(now.height - size.height) < 0.01
    }
  }
}
