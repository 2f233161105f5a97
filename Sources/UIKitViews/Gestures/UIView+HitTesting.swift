import Foundation

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
