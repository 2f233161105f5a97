import CollectionView

/// What a layout of sections must ask for when it is brought up to date.
struct SectionedStaleness {
  /// The numbers of items, the metrics of all sections, and all items.
  var everything = true
  /// The items are no longer the same ones.
  var counts = true
  /// The metrics of all sections: header, footer, insets.
  var metrics = false
  var items: Set<IndexPath> = []

  static let nothing = Self(everything: false, counts: false)

  var isNothing: Bool { !everything && !metrics && items.isEmpty }

  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return }
    let items = context.invalidatedItemIndexPaths ?? []
    let namesSections = context.invalidatedSupplementaryIndexPaths?.isEmpty == false
    let changesMetrics = own?.changesMetrics == true || namesSections
    if context.invalidateDataSourceCounts { counts = true }
    // A context that names nothing means everything.
    if context.invalidateEverything || context.invalidateDataSourceCounts || items.isEmpty && !changesMetrics
    {
      everything = true
    }
    if changesMetrics { metrics = true }
    self.items.formUnion(items)
  }
}
