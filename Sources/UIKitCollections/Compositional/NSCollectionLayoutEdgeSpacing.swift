import Foundation
import LayoutEngine

/// The spacing around an item. It moves the item and its neighbors without changing the item's size.
///
/// Edge spacings are immutable. They're equal if their values are.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Edges
  /// The spacing at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// Above.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// Below.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing. `nil` means no spacing at that edge.
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

  /// Returns this object, which is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
