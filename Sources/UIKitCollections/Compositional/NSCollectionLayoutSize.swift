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
