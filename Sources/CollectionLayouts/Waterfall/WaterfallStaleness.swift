import CollectionView

/// What a waterfall's next preparation must ask for.
enum WaterfallStaleness {
  case nothing
  case parts(Parts)
  /// Nothing: an item has moved within its section and takes its length along.
  case place(of: IndexPath, to: IndexPath)
  case everything

  struct Parts {
    /// The lengths and spans of these items.
    var items: [IndexPath] = []
    /// What holds for these sections as a whole: headers, footers, insets, lanes.
    var sections: Set<Int> = []
    /// What holds for all sections, but no item's length as long as the lanes are as broad as they were.
    var metrics = false
    /// The numbers of items, and what holds for all sections.
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
    // After a change of counts index paths mean other items.
    case .parts, .place, .everything: self = .everything
    }
  }
}

extension WaterfallStaleness.Parts {
  /// Nil where the context leaves nothing as it was, or does not say what.
  init?(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, context.targetIndexPathsForInteractivelyMovingItems == nil else {
      return nil
    }
    items = context.invalidatedItemIndexPaths ?? []
    sections = Set((context.invalidatedSupplementaryIndexPaths ?? [:]).values.joined().compactMap(\.first))
    let isOwn = context as? WaterfallInvalidationContext
    metrics = isOwn?.changesMetrics == true
    let namesNothing = items.isEmpty && sections.isEmpty && !metrics
    guard context.invalidateDataSourceCounts == namesNothing else { return nil }
    // Of a batch of updates the layout hears what became of the items; of other changes of counts it does not.
    guard !namesNothing || isOwn != nil else { return nil }
    counts = namesNothing
  }
}
