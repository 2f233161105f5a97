import CollectionView

// The own invalidations of a layout of sections.

extension SectionProperties {
  /// For the `didSet` of a property that says nothing of single items.
  func changedMetrics<Value: Equatable>(from oldValue: Value, to value: Value) {
    guard value != oldValue else { return }
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  /// Nothing but pinned views moves.
  func movePinnedViews() {
    let context = makeContext()
    context.leavesItems = true
    invalidateLayout(with: context)
  }

  /// Lists the headers and footers that a change of bounds may move: those of the sections visible before or after it.
  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    guard pinsSomething, let collectionView else { return }
    contents?.listPinnedViews(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      from: visibleRange(of: collectionView.bounds), to: visibleRange(of: newBounds), in: context)
  }
}
