#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIView {
  /// The innermost view at the point that takes touches, the front-most first. Each view's own plane is hit: through its
  /// transform and its superview's perspective. What a view cuts off at its edge can be hit nowhere outside of its bounds.
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

  /// By `zPosition`; of equals, the one added last is in front.
  private var subviewsFrontToBack: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}
#endif
