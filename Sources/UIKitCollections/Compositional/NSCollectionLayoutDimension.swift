import Foundation
import LayoutEngine

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
