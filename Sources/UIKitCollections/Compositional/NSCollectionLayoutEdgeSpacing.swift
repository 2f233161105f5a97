import Foundation
import LayoutEngine

/// Room around an item, which moves it and its neighbours and leaves its size alone. Immutable; two are equal if they say the same.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Edges
  /// At the edge where reading begins.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// Above.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// At the edge where reading ends.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// Below.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Nil for none.
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

  /// The same object: it never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
