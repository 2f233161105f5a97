import Foundation

/// A copy of the text in another color, moved by an offset.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  /// The offset in points, with y downward.
  open var shadowOffset = CGSize.zero
  /// Has no effect, because text shadows have sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, by default black with an opacity of a third. `nil` means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
