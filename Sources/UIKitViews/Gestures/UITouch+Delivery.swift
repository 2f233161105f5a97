import Foundation

extension UITouch {
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Ends the delivery, with a cancellation only if the view received the beginning.
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

  /// The scroll views around the touched view, from the inside out.
  var enclosingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view?.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      ancestor = view.superview
    }
    return found
  }

  /// `true` if an ongoing gesture withholds the touch from views.
  var belongsToGesture: Bool {
    gestureRecognizers?.contains { $0.isOngoing && $0.cancelsTouchesInView } ?? false
  }

  /// `true` if no pending recognizer or delay withholds the touch from the view.
  var mayBeginDelivery: Bool {
    guard !isAwaited(where: \.delaysTouchesBegan) else { return false }
    return delivery.contentDelay == nil || !isDown
  }

  var mayEndDelivery: Bool { !isAwaited { $0.delaysTouchesBegan || $0.delaysTouchesEnded } }

  private func isAwaited(where delays: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { $0.isPending && delays($0) } ?? false
  }
}
