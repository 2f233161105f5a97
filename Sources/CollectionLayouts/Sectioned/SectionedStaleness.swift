import CollectionView

/// The information a layout of sections must ask for in its next preparation.
struct SectionedStaleness {
  /// `true` if the item counts, the metrics of all sections, and all items are stale.
  var everything = true
  /// `true` if the items aren't the same ones.
  var counts = true
  /// `true` if only the counts are known to have changed. `prepare(forCollectionViewUpdates:)` provides the
  /// changes.
  var awaitsUpdates = false
  /// `true` if the metrics of all sections are stale: header, footer, and insets.
  var metrics = false
  /// The sections with stale metrics.
  var sections: Set<Int> = []
  var items: Set<IndexPath> = []
  /// The move of an item within its section, if nothing else is stale.
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
    awaitsUpdates = false
    if context.invalidateDataSourceCounts {
      counts = true
      // A foreign context promises no updates. Neither do moves by hand.
      awaitsUpdates = wasNothing && own != nil && namesNothing && context.announcesBatch
    }
    // Any change after a move makes everything stale, because the counts are marked.
    move = nil
    // A context that names nothing means everything. After a change of counts, a path may belong to another
    // item.
    if context.invalidateEverything || counts && !awaitsUpdates || namesNothing && !awaitsUpdates {
      everything = true
    }
    if own?.changesMetrics == true { metrics = true }
    self.sections.formUnion(sections)
    self.items.formUnion(items)
  }
}

/// The items a layout of sections has just asked for.
///
/// Outside of a batch, apps call `moveItem(at:to:)` and similar methods after the data has changed. The view
/// prepares the layout before it reports the change, so the layout asks the new data with old paths. It
/// therefore asks again for the items from the same frame, unless all items keep their paths.
struct RecentQuestions {
  /// The lifetime of the items, in seconds. It's shorter than a frame at 120 frames per second.
  private static let duration = 0.004
  /// The number of items above which all items count as asked for.
  private static let mostItems = 10_000

  private var time = -Double.infinity
  /// The items asked for, or `nil` for all.
  private var items: Set<IndexPath>? = []

  /// The items asked for most recently, or `nil` for all.
  var current: Set<IndexPath>? { CACurrentMediaTime() - time > Self.duration ? [] : items }

  /// Adds items asked for, or `nil` for all, to the most recent ones.
  mutating func add(_ paths: Set<IndexPath>?) {
    let known = current
    items = paths.flatMap { paths in known.map { $0.union(paths) } }
    if let count = items?.count, count > Self.mostItems { items = nil }
    time = CACurrentMediaTime()
  }

  /// Records the items a batch asked for, by their new paths.
  mutating func follow(_ paths: PathsAfterUpdate, asking asked: Set<IndexPath>) {
    items = current.map { Set($0.compactMap { paths[$0] }) }
    add(paths.insertedItems.map { asked.union($0) })
  }
}
