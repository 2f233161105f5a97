import Foundation

extension UIView {
  func add(_ recogniser: UIGestureRecognizer) {
    guard recogniser.view !== self else { return }
    recogniser.view?.removeGestureRecognizer(recogniser)
    gestureRecognizers = (gestureRecognizers ?? []) + [recogniser]
  }

  func remove(_ recogniser: UIGestureRecognizer) {
    guard let rest = gestureRecognizers?.filter({ $0 !== recogniser }) else { return }
    gestureRecognizers = rest.isEmpty ? nil : rest
  }

  /// Called when the view leaves its window.
  func cancelGestures() {
    for recogniser in gestureRecognizers ?? [] where recogniser.numberOfTouches > 0 {
      recogniser.cancel()
    }
  }

  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recogniser in old where !new.contains(where: { $0 === recogniser }) {
      recogniser.viewReference = nil
      recogniser.cancel()
    }
    for recogniser in new where recogniser.view !== self {
      recogniser.view?.removeGestureRecognizer(recogniser)
      recogniser.viewReference = reference
    }
  }
}
