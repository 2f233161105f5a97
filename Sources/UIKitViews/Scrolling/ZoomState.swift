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
  /// The last step, until the view has been laid out after it.
  var step: Step?
  var frames: FrameObserver?

  /// What a change of the scale has left.
  struct Step {
    /// The zooming view.
    let view: ObjectIdentifier
    let size: CGSize
    var center: CGPoint
    /// The offset that belongs to it, within its range or not.
    var offset: CGPoint
    /// The offset that is shown.
    var shown: CGPoint

    /// Whether a view is still the zooming one, and of the same size. A frame that is set rounds it.
    @MainActor func isOf(_ view: UIView) -> Bool {
      let now = view.bounds.size
      return ObjectIdentifier(view) == self.view && abs(now.width - size.width) < 0.01
        && abs(now.height - size.height) < 0.01
    }
  }
}
