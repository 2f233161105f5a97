import Foundation

extension UITouch {
  /// `true` if the finger is down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Ends the delivery to the view. If the view received the start of the touch, it receives a cancellation.
  func cancelDelivery() {
    let progress = delivery.progress
    endDelivery()
    guard progress == .begun, let view else { return }
    view.touchesCancelled([self], with: UIEvent(touches: [self], timestamp: timestamp))
  }

  func endDelivery() {
    delivery.progress = .over
    delivery.contentDelay?.cancel()
    delivery.contentDelay = nil
  }

  /// The scroll views that contain the touched view, from the inside out. Excludes the view itself.
  var enclosingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view?.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      ancestor = view.superview
    }
    return found
  }

  /// `true` if the touch belongs to an ongoing gesture that withholds it from views.
  var belongsToGesture: Bool {
    gestureRecognizers?.contains { $0.isOngoing && $0.cancelsTouchesInView } ?? false
  }

  /// `true` if the view can receive the touch, because no pending recognizer or delay can still cancel it.
  var mayBeginDelivery: Bool {
    guard !isAwaited(where: \.delaysTouchesBegan) else { return false }
    return delivery.contentDelay == nil || !isDown
  }

  /// `true` if the view can receive the end of the touch.
  var mayEndDelivery: Bool { !isAwaited { $0.delaysTouchesBegan || $0.delaysTouchesEnded } }

  private func isAwaited(where delays: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { $0.isPending && delays($0) } ?? false
  }
}
