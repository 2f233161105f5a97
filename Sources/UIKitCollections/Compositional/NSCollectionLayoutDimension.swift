import Foundation
import LayoutEngine

/// The width or height of an item in a compositional layout: in points, estimated, or as a fraction of its container's. Immutable; two
/// are equal if they say the same.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Dimension

  /// For the class methods, which make objects of the class that they are called on.
  public required init(_value: Compositional.Dimension) {
    value = _value
    super.init()
  }

  nonisolated deinit {}

  /// That many times the container's width.
  @discardableResult
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(_value: .fractionalWidth(Double(fractionalWidth)))
  }

  /// That many times the container's height.
  @discardableResult
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(_value: .fractionalHeight(Double(fractionalHeight)))
  }

  /// In points.
  @discardableResult
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(_value: .absolute(Double(absoluteDimension)))
  }

  /// In points, until the view has said how long it is.
  @discardableResult
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(_value: .estimated(Double(estimatedDimension)))
  }

  /// As ``estimated(_:)``, but as long as the longest of the group's items that have it.
  @discardableResult
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(_value: .uniform(estimate: Double(estimate)))
  }

  /// Whether it is a fraction of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// Whether it is a fraction of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// Whether it is a length in points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether it is an estimate.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// Whether it is the longest sibling's.
  open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      CGFloat(number)
    }
  }

  /// The same object: it never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }

  open nonisolated override var description: String { value.message }
}

extension Compositional.Dimension {
  /// In UIKit's words.
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
