import CollectionLayouts
import CollectionView

/// A world whose delegate returns the sizes of all items.
final class SizingWorld: World, StickyHeaderFlowLayoutDelegate, TagLayoutDelegate {
  nonisolated deinit {}

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    let length = length(at: path)
    return CGSize(width: length, height: 20 + length / 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> TagLayout.TagSize {
    let size: CGSize = self.collectionView(collectionView, layout: layout, sizeForItemAt: path)
    return .absolute(size)
  }
}

/// A world whose cells measure themselves in tag and flow layouts.
final class MeasuringWorld: World, StickyHeaderFlowLayoutDelegate {
  nonisolated deinit {}
}

extension World {
  static func make(_ setup: Setup) -> World { type(for: setup).init(setup) }

  /// Returns a new world with the same data.
  static func make(copying other: World) -> World { type(for: other.setup).init(copying: other) }

  private static func type(for setup: Setup) -> World.Type {
    setup.measures ? MeasuringWorld.self : SizingWorld.self
  }
}
