import CollectionLayouts
import CollectionView

/// A world whose delegate knows the sizes of all items.
final class SizingWorld: World, StickyHeaderFlowLayoutDelegate, TagLayoutDelegate {
  nonisolated deinit {}

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    let length = length(at: path)
    return CGSize(width: length, height: 20 + length / 2)
  }
}

/// A world whose delegate leaves the sizes of tags, and of items in flow layouts, to the cells.
final class MeasuringWorld: World, StickyHeaderFlowLayoutDelegate {
  nonisolated deinit {}
}

extension World {
  static func make(_ setup: Setup) -> World { type(for: setup).init(setup) }

  /// Returns another world with the same data, in which nothing has happened yet.
  static func make(copying other: World) -> World { type(for: other.setup).init(copying: other) }

  private static func type(for setup: Setup) -> World.Type {
    setup.measures ? MeasuringWorld.self : SizingWorld.self
  }
}
