import Foundation
import LayoutEngine

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
