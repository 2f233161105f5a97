import Foundation

/// A shadow of text: a copy in a colour, moved by an offset.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  /// In points, y downward. Default zero.
  open var shadowOffset = CGSize.zero
  /// Stored, and not drawn: shadows of text have sharp edges here. Default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Default: black, a third opaque. Nil: no shadow.
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
