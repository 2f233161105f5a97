import Foundation
import LayoutEngine

/// A distance in a compositional layout. Spacings are immutable. They're equal if their values are.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Spacing

  /// Creates an instance for the class methods, which return instances of the receiving class.
  public required init(_value: Compositional.Spacing) {
    value = _value
    super.init()
  }

  nonisolated deinit {}

  /// Returns a spacing of at least the given length, in points. Flexible spacings share a group's remaining
  /// space evenly.
  @discardableResult
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(_value: .flexible(Double(flexibleSpacing)))
  }

  /// Returns a spacing of exactly the given length, in points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(_value: .fixed(Double(fixedSpacing))) }

  /// The minimum length of the spacing, in points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): CGFloat(length)
    }
  }

  /// A Boolean value that indicates whether the spacing gets a share of the remaining space.
  open var isFlexible: Bool { if case .flexible = value { true } else { false } }
  /// A Boolean value that indicates whether the spacing has an exact length.
  open var isFixed: Bool { !isFlexible }

  /// Returns this object, which is immutable.
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
