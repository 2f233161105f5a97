import Foundation
import LayoutEngine

/// A distance in a compositional layout. Immutable; two are equal if they say the same.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Spacing

  /// For the class methods, which make objects of the class that they are called on.
  public required init(_value: Compositional.Spacing) {
    value = _value
    super.init()
  }

  nonisolated deinit {}

  /// At least that much, in points. What a group has left is shared evenly between all flexible distances.
  @discardableResult
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(_value: .flexible(Double(flexibleSpacing)))
  }

  /// In points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(_value: .fixed(Double(fixedSpacing))) }

  /// The least it is, in points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): CGFloat(length)
    }
  }

  /// Whether it gets a share of what is left.
  open var isFlexible: Bool { if case .flexible = value { true } else { false } }
  /// Whether it is just that long.
  open var isFixed: Bool { !isFlexible }

  /// The same object: it never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }

  open nonisolated override var description: String {
    switch value {
    case .fixed(let length): ".fixed(\(length))"
    case .flexible(let length): ".flexible(\(length))"
    }
  }
}
