import Foundation

extension UIView {
  /// The smallest size for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // A view used only for measuring has no window to update its traits.
    updateTraitsFromScreen()
    if let size = constrainedFittingSize(target, horizontal, vertical) { return size }
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .greatestFiniteMagnitude }
    var fitting = sizeThatFits(CGSize(width: limit(target.width), height: limit(target.height)))
    if !wrapsContents {
      // An app's view may have only an intrinsic content size.
      let (contents, insets) = (intrinsicContentSize, alignmentRectInsets)
      let width = contents.width + insets.left + insets.right
      let height = contents.height + insets.top + insets.bottom
      if contents.width != Self.noIntrinsicMetric, width.isFinite { fitting.width = width }
      if contents.height != Self.noIntrinsicMetric, height.isFinite { fitting.height = height }
    }
    return CGSize(
      width: horizontal == .required ? target.width : fitting.width,
      height: vertical == .required ? target.height : fitting.height)
  }

  func fitSize() {
    let size = sizeThatFits(roomToFit)
    // The frame isn't the size of a transformed view.
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }
}
