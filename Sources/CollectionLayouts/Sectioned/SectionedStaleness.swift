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

/// The items a layout of sections has just asked for.
///
/// Outside of a batch, the view prepares the layout before it reports a change of the data. The layout then
/// asks for values of the new data at old paths. After the batch, it asks again for the items of the same
/// frame, unless all items keep their paths.
struct RecentQuestions {
  /// The lifetime in seconds, shorter than a frame at 120 frames per second.
  private static let duration = 0.004
  /// If there are more items, all count as asked for.
  private static let mostItems = 10_000

  private var time = -Double.infinity
  /// `nil` means all items.
  private var items: Set<IndexPath>? = []

  /// The items asked for in this frame, or `nil` for all items.
  var current: Set<IndexPath>? { CACurrentMediaTime() - time > Self.duration ? [] : items }

  mutating func add(_ paths: Set<IndexPath>?) {
    let known = current
    items = paths.flatMap { paths in known.map { $0.union(paths) } }
    if let count = items?.count, count > Self.mostItems { items = nil }
    time = CACurrentMediaTime()
  }

  /// Moves the items to their new paths after a batch. The `asked` items already have theirs.
  mutating func follow(_ paths: PathsAfterUpdate, asking asked: Set<IndexPath>) {
    items = current.map { Set($0.compactMap { paths[$0] }) }
    add(paths.insertedItems.map { asked.union($0) })
  }
}
