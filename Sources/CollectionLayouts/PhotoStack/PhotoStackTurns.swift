import CollectionView
import LayoutEngine

/// Keeps each photo's seeded angle through all moves.
struct PhotoStackTurns {
  /// `nil` while every photo is in its initial stack and order.
  var known: PhotoOrder?
  /// The order before a batch of updates whose details are still unknown.
  private var before: PhotoOrder?
  private(set) var movingItem: MovingItem?

  /// - Parameter present: The last prepared order.
  mutating func note(
    _ context: UICollectionViewLayoutInvalidationContext, _ present: @autoclosure () -> PhotoOrder
  ) {
    guard context.invalidateDataSourceCounts else { return }
    let own = context as? SectionedInvalidationContext
    if let target = own?.movingItem {
      if known == nil { known = present() }
      move(from: movingItem?.current ?? target.original, to: target.current)
      movingItem = target
    } else if let movingItem {
      self.movingItem = nil
      let end = context.targetIndexPathsForInteractivelyMovingItems?.first
      move(from: movingItem.current, to: end ?? movingItem.original)
    } else if context.targetIndexPathsForInteractivelyMovingItems != nil {
      return
    } else if context.invalidateEverything {
      self = PhotoStackTurns()
    } else {
      before = known ?? present()
    }
  }

  private mutating func move(from source: IndexPath, to target: IndexPath) {
    known?.movePhoto(from: ItemPath(source), to: ItemPath(target))
  }

  /// Drops an order that doesn't match the photos, because they changed in another layout.
  mutating func applyCounts(_ sections: SectionMap) {
    if before == nil, let known, known.sections != sections { self.known = nil }
  }

  mutating func follow(_ paths: PathsAfterUpdate, to sections: SectionMap) {
    guard let old = before else { return }
    before = nil
    // Photos inserted into an empty layout are in their initial order.
    known = old.keys.count > 0 ? old.following(paths.shift, to: sections) : nil
  }
}
