import CollectionView
import LayoutEngine

/// Which photo is which, so that a photo retains its seeded angle wherever it goes.
struct PhotoStackTurns {
  /// Nil as long as every photo is in its first stack, in its first order.
  var known: PhotoOrder?
  /// What was known before the batch of updates that is about to be told.
  private var before: PhotoOrder?
  /// The photo that is being moved by hand.
  private(set) var movingItem: MovingItem?

  /// Notes what a context says of photos that come, go or move.
  ///
  /// - Parameter present: what was prepared last.
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

  /// Drops what says nothing of the photos that are there: they have become others while another layout was used.
  mutating func applyCounts(_ sections: SectionMap) {
    if before == nil, let known, known.sections != sections { self.known = nil }
  }

  /// Follows the photos through a batch of updates. Those that come are new ones.
  mutating func follow(_ paths: PathsAfterUpdate, to sections: SectionMap) {
    guard let old = before else { return }
    before = nil
    // Photos that come into an empty layout are in their first order.
    known = old.keys.count > 0 ? old.following(paths.shift, to: sections) : nil
  }
}
