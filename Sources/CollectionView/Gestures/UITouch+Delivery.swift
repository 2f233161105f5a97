#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UITouch {
  /// A recogniser takes the touch: the view that had it hears that it is cancelled.
  func cancelDelivery(for recogniser: UIGestureRecognizer) {
    let progress = delivery.progress
    delivery.progress = .over
    guard progress == .begun, let view else { return }
    view.touchesCancelled([self], with: UIEvent(touches: [self], timestamp: timestamp))
  }
}
#endif
