import CollectionView

struct SectionedStaleness {
  /// `true` if the item counts, all metrics, and all items are stale.
  var everything = true
  /// `true` if items may have been inserted, deleted, or moved.
  var counts = true
  /// `true` if only the counts are known to have changed, and `prepare(forCollectionViewUpdates:)` provides
  /// the changes.
  var isBatch = false
  /// `true` if the headers, footers, and insets of all sections are stale.
  var metrics = false
  var sections: Set<Int> = []
  var items: Set<IndexPath> = []
  /// A move by hand, if nothing else is stale.
  var move: (source: IndexPath, target: IndexPath)?

  static let nothing = Self(everything: false, counts: false)

  var isNothing: Bool {
    !everything && !counts && !metrics && sections.isEmpty && items.isEmpty && move == nil
  }

  var asksForItems: Bool { everything || counts || !items.isEmpty }

  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return }
    let wasNothing = isNothing
    let items = context.invalidatedItemIndexPaths ?? []
    let views = context.invalidatedSupplementaryIndexPaths ?? [:]
    let sections = views.values.joined().compactMap(\.first)
    let namesNothing = items.isEmpty && sections.isEmpty && own?.changesMetrics != true
    isBatch = false
    if context.invalidateDataSourceCounts {
      counts = true
      // Contexts of other classes and moves by hand don't announce updates.
      isBatch = wasNothing && own != nil && namesNothing && context.announcesBatch
    }
    // Any change after a move makes everything stale.
    move = nil
    // After a change of counts, a path may belong to another item.
    if context.invalidateEverything || counts && !isBatch || namesNothing && !isBatch {
      everything = true
    }
    if own?.changesMetrics == true { metrics = true }
    self.sections.formUnion(sections)
    self.items.formUnion(items)
  }
}

/// The items a layout of sections has asked for since the last frame.
///
/// Outside of a batch, the view prepares the layout before it reports a change of the data. The layout then
/// asks for values of the new data at old paths. After the batch, it asks again for these items, unless all
/// items keep their paths. An app changes its data and reports the change between two frames.
final class RecentQuestions {
  /// If there are more items, all count as asked for.
  private static let mostItems = 10_000

  /// `nil` means all items.
  private(set) var items: Set<IndexPath>? = []
  private var nextFrame: CADisplayLink?

  nonisolated deinit {}

  func add(_ paths: Set<IndexPath>?) {
    items = paths.flatMap { paths in items.map { $0.union(paths) } }
    if let count = items?.count, count > Self.mostItems { items = nil }
    guard nextFrame == nil else { return }
    nextFrame = .inNextFrame { [weak self] in
      self?.nextFrame = nil
      self?.items = []
    }
  }

  /// Moves the items to their new paths after a batch. The `asked` items already have theirs.
  func follow(_ paths: PathsAfterUpdate, asking asked: Set<IndexPath>) {
    items = items.map { Set($0.compactMap { paths[$0] }) }
    add(paths.insertedItems.map { asked.union($0) })
  }
}
