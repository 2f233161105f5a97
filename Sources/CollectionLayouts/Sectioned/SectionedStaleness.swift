import CollectionView

/// What a layout of sections must ask for when it is brought up to date.
struct SectionedStaleness {
  /// The numbers of items, the metrics of all sections, and all items.
  var everything = true
  /// The items are no longer the same ones.
  var counts = true
  /// Only the counts are known to have changed. `prepare(forCollectionViewUpdates:)` will say how.
  var awaitsUpdates = false
  /// The metrics of all sections: header, footer, insets.
  var metrics = false
  /// The metrics of these.
  var sections: Set<Int> = []
  var items: Set<IndexPath> = []
  /// An item has moved within its section. Nothing else is stale.
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
      // A foreign context promises no updates. Nor do moves by hand.
      awaitsUpdates = wasNothing && own != nil && namesNothing && context.announcesBatch
    }
    // Whatever comes after a move makes everything stale: the counts are marked.
    move = nil
    // A context that names nothing means everything. After a change of counts, the same path may be another item's.
    if context.invalidateEverything || counts && !awaitsUpdates || namesNothing && !awaitsUpdates {
      everything = true
    }
    if own?.changesMetrics == true { metrics = true }
    self.sections.formUnion(sections)
    self.items.formUnion(items)
  }
}

/// What a layout of sections has just asked for.
///
/// Outside of a batch, `moveItem(at:to:)` and its kind are called after the data have changed. The view prepares the layout before it tells the
/// layout of the change, so what the layout asks then, it asks of the new data by old paths. Therefore it asks again for what it asked for
/// in the same frame, unless all items still have their paths.
struct RecentQuestions {
  /// In seconds: less than from one frame to the next, at 120 frames a second.
  private static let duration = 0.004
  /// More are as good as all.
  private static let mostItems = 10_000

  private var time = -Double.infinity
  /// Nil where everything was asked for.
  private var items: Set<IndexPath>? = []

  /// The items of the last moments. Nil for all items.
  var current: Set<IndexPath>? { CACurrentMediaTime() - time > Self.duration ? [] : items }

  /// Notes items that have been asked for, nil for all, beside those of the last moments.
  mutating func add(_ paths: Set<IndexPath>?) {
    let known = current
    items = paths.flatMap { paths in known.map { $0.union(paths) } }
    if let count = items?.count, count > Self.mostItems { items = nil }
    time = CACurrentMediaTime()
  }

  /// Notes what a batch has had the layout ask for, by the new paths.
  mutating func follow(_ paths: PathsAfterUpdate, asking asked: Set<IndexPath>) {
    items = current.map { Set($0.compactMap { paths[$0] }) }
    add(paths.insertedItems.map { asked.union($0) })
  }
}
