import Foundation

extension UIView {
  /// Returns the innermost and frontmost view to receive touches at the point.
  ///
  /// Each view is hit-tested in its own plane, through its transform and its superview's perspective. A view
  /// is never hit outside its bounds.
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

  /// The subviews in the order of their `zPosition`. Among equals, the last one added is in front.
  private var subviewsFrontToBack: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}
