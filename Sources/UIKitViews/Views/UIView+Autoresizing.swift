import Foundation

extension UIView {
  /// Called after this view's size changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard hasMaskedSubviews else { return }
    let (dx, dy) = (bounds.width - oldSize.width, bounds.height - oldSize.height)
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.share(
        dx, start: frame.minX, length: frame.width, whole: oldSize.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.share(
        dy, start: frame.minY, length: frame.height, whole: oldSize.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Distributes a change in proportion to the flexible lengths, or evenly if all are 0.
  private static func share(
    _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0, flexible.before || flexible.length || flexible.after else { return (start, length) }
    let (before, within) = (flexible.before ? start : 0, flexible.length ? length : 0)
    let sum = before + within + (flexible.after ? whole - start - length : 0)
    let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    func portion(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      guard sum != 0 else { return change / CGFloat(count) }
      let product = change * part
      return product.isSane ? product / sum : change / sum * part
    }
    return (start + portion(start, flexible.before), length + portion(length, flexible.length))
  }
}
