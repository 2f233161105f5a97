import CollectionView

/// Which intervals the layout must ask for when it is brought up to date. Settings are read each time.
enum TimelineStaleness {
  case items([IndexPath])
  case everything

  static var nothing: Self { .items([]) }

  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    if let own = context as? SectionedInvalidationContext, own.leavesItems || own.changesMetrics { return }
    let added = context.invalidatedItemIndexPaths ?? []
    let views = context.invalidatedSupplementaryIndexPaths ?? [:]
    let namesNothing = added.isEmpty && views.isEmpty
    guard case .items(let items) = self, !namesNothing, !context.invalidateEverything,
      !context.invalidateDataSourceCounts
    else {
      self = .everything
      return
    }
    self = .items(items + added)
  }
}
