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

extension UIView {
  /// Returns the innermost, frontmost view to receive touches. Views are hit-tested in their own planes,
  /// never outside their bounds.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.ignoresTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsFrontToBack {
      guard let inner = view.layer.convertFromSuperlayer(point) else { continue }
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// The subviews from front to back. At equal z-positions, the last one is in front.
  private var subviewsFrontToBack: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}
