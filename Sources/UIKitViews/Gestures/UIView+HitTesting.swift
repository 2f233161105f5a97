import Foundation

extension UIView {
  /// The innermost and frontmost view that receives touches at the point. Each view is hit in its own plane,
  /// through its transform and its superview's perspective. Outside its bounds, a view is never hit.
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

  /// By `zPosition`. Among equals, the one that was added last is in front.
  private var subviewsFrontToBack: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}
