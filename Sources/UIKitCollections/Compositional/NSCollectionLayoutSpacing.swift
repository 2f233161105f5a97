import Foundation
import LayoutEngine

/// A distance. Spacings are immutable, and equal if their values are equal.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Spacing

  /// Creates an instance for the class methods.
  public required init(_value: Compositional.Spacing) {
    value = _value
    super.init()
  }

  nonisolated deinit {}

  /// Returns a minimum spacing, in points. Flexible spacings share remaining space.
  @discardableResult
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(_value: .flexible(Double(flexibleSpacing)))
  }

  /// Returns an exact spacing, in points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(_value: .fixed(Double(fixedSpacing))) }

  /// The minimum length, in points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): CGFloat(length)
    }
  }

  /// `true` if the spacing shares remaining space.
  open var isFlexible: Bool { if case .flexible = value { true } else { false } }
  /// `true` if the spacing is exact.
  open var isFixed: Bool { !isFlexible }

  /// Returns this object.
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
