import CollectionView

/// What the layout must ask for when it is brought up to date.
enum WaterfallStaleness {
  case nothing
  case parts(Parts)
  /// Nothing is asked for: an item has moved within its section and takes its length along.
  case place(of: IndexPath, to: IndexPath)
  case everything

  struct Parts {
    /// The lengths and spans of these items.
    var items: [IndexPath] = []
    /// The metrics of these sections: header, footer, insets, lanes.
    var sections: Set<Int> = []
    /// The metrics of all sections, but no item's length as long as lanes keep their breadth.
    var metrics = false
    /// The numbers of items, and the metrics of all sections.
    var counts = false
  }

  mutating func add(_ added: Parts?) {
    guard let added else {
      self = .everything
      return
    }
    switch self {
    case .nothing: self = .parts(added)
    case .parts(let parts) where !parts.counts && !added.counts:
      self = .parts(
        Parts(
          items: parts.items + added.items, sections: parts.sections.union(added.sections),
          metrics: parts.metrics || added.metrics))
    // After a change of counts, the same index path may be another item's.
    case .parts, .place, .everything: self = .everything
    }
  }
}

extension WaterfallStaleness.Parts {
  /// Nil where the context invalidates everything, or does not say what it invalidates.
  init?(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, context.targetIndexPathsForInteractivelyMovingItems == nil else {
      return nil
    }
    items = context.invalidatedItemIndexPaths ?? []
    sections = Set((context.invalidatedSupplementaryIndexPaths ?? [:]).values.joined().compactMap(\.first))
    let own = context as? SectionedInvalidationContext
    metrics = own?.changesMetrics == true
    counts = context.invalidateDataSourceCounts
    // A context either says that counts changed, or names what is stale. Both, or neither: everything is stale.
    let namesNothing = items.isEmpty && sections.isEmpty && !metrics
    guard counts == namesNothing else { return nil }
    // A batch's context is of our class, and the changes are told later. A foreign context with counts promises no such
    // thing.
    if counts, own == nil { return nil }
  }
}
