import Foundation

extension UITouch {
  /// Whether the finger is down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Ends the view's part in the touch. If the view was told of the touch, it is told that it is cancelled.
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

  /// The scroll views that contain the touched view, from the inside out, without the view itself.
  var enclosingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view?.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      ancestor = view.superview
    }
    return found
  }

  /// Whether a gesture goes on that has the touch, and that views are told nothing of.
  var belongsToGesture: Bool {
    gestureRecognizers?.contains { $0.isOngoing && $0.cancelsTouchesInView } ?? false
  }

  /// Whether the view may be told of the touch now, because nothing waits that could still cancel it.
  var mayBeginDelivery: Bool {
    guard !isAwaited(where: \.delaysTouchesBegan) else { return false }
    return delivery.contentDelay == nil || !isDown
  }

  /// Whether the view may be told now that the finger lifted.
  var mayEndDelivery: Bool { !isAwaited { $0.delaysTouchesBegan || $0.delaysTouchesEnded } }

  private func isAwaited(where delays: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { $0.isPending && delays($0) } ?? false
  }
}
