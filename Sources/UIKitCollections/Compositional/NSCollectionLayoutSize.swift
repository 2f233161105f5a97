import Foundation
import LayoutEngine

/// An item's size. Sizes are immutable, and equal if their dimensions are equal.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Size
  /// The dimension for the width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The dimension for the height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    value = Compositional.Size(width.value, height.value)
    super.init()
  }

  nonisolated deinit {}

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }

  open nonisolated override var description: String {
    "<\(value.width.message), \(value.height.message)>"
  }
}

/// A width or height in points, an estimate, or a fraction of the container's size. Dimensions are immutable,
/// and equal if their values are equal.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Dimension

  /// Creates an instance for the class methods.
  public required init(_value: Compositional.Dimension) {
    value = _value
    super.init()
  }

  nonisolated deinit {}

  /// Returns a multiple of the container's width.
  @discardableResult
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(_value: .fractionalWidth(Double(fractionalWidth)))
  }

  /// Returns a multiple of the container's height.
  @discardableResult
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(_value: .fractionalHeight(Double(fractionalHeight)))
  }

  /// Returns a fixed dimension, in points.
  @discardableResult
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(_value: .absolute(Double(absoluteDimension)))
  }

  /// Returns an estimate, in points, that applies until the view reports its size.
  @discardableResult
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(_value: .estimated(Double(estimatedDimension)))
  }

  /// Returns an estimate like ``estimated(_:)``. All items of a group become as long as the longest one.
  @discardableResult
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(_value: .uniform(estimate: Double(estimate)))
  }

  /// `true` if the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// `true` if the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// `true` if the dimension is a length in points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// `true` if the dimension is an estimate.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// `true` if the dimension follows the longest sibling.
  open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      CGFloat(number)
    }
  }

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }

  open nonisolated override var description: String { value.message }
}

extension Compositional.Dimension {
  /// The description in UIKit's messages.
  nonisolated var message: String {
    switch self {
    case .fractionalWidth(let fraction): ".containerWidthFactor(\(fraction))"
    case .fractionalHeight(let fraction): ".containerHeightFactor(\(fraction))"
    case .absolute(let length): ".absolute(\(length))"
    case .estimated(let length): ".estimated(\(length))"
    case .uniform(let length): ".uniformAcrossSiblings(\(length))"
    }
  }
}

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

  /// The exact length, or the minimum length of flexible spacing, in points.
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

/// The spacing around an item, which doesn't change the item's size. Edge spacings are immutable, and equal
/// if their values are equal.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Edges
  /// The leading spacing.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing above.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The trailing spacing.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing below.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing. `nil` means no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    value = Compositional.Edges(
      top: top?.value, left: leading?.value, bottom: bottom?.value, right: trailing?.value)
    super.init()
  }

  nonisolated deinit {}

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
