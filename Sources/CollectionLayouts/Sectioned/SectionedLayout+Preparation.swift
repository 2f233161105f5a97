import CollectionView
import LayoutEngine

extension SectionedLayout {
  /// Whether items move in a view with these bounds. Those of mirrored contents do on screen when the view gets longer.
  func movesItems(_ newBounds: CGRect) -> Bool {
    breadth(of: newBounds) != contents?.breadth || isMirroredElsewhere(in: newBounds)
  }

  /// For the `didSet` of a property that moves pinned views only.
  func changedPinning<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { movePinnedViews() }
  }

  /// Notes what a context invalidates. Returns the context for the view.
  func takeIn(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return context }
    if let measurement = own?.measurement {
      take(measurement, adjusting: context)
      return contextListingNothing(adjustedAs: context)
    }
    if context.invalidateEverything, context.invalidateDataSourceCounts,
      context.targetIndexPathsForInteractivelyMovingItems == nil
    {
      boundaries.expectOtherCounts()
    }
    staleness.add(context)
    if staleness.everything || staleness.metrics { place.held = [] }
    if context.invalidateDataSourceCounts {
      carried = own?.carried
      return context
    }
    return context.invalidateEverything ? context : contextListingNothing(adjustedAs: context)
  }

  /// Asks for what is stale, packs it, and keeps in place what is on screen.
  func bringUpToDate() {
    guard let collectionView else {
      removeContents()
      staleness = SectionedStaleness()
      return
    }
    if let contents, contents.breadth != breadth(of: collectionView.bounds) { staleness.metrics = true }
    if contents == nil { staleness.everything = true }
    guard !staleness.isNothing else { return }
    if staleness.counts {
      (place.anchors, place.kept) = (visibleAnchors(beforeBatch: true), KeptAnchors())
    } else {
      notePlace()
    }
    let stale = staleness
    staleness = .nothing
    if stale.everything {
      askForEverything(in: collectionView)
    } else {
      if stale.metrics { packAgain(in: collectionView) }
      for (section, paths) in Dictionary(grouping: known(stale.items), by: \.section) {
        ask(for: paths.map(\.item).sorted(), ofSection: section, in: collectionView)
      }
    }
    goToKeptPlace()
  }

  private func known(_ paths: Set<IndexPath>) -> [IndexPath] {
    guard let contents else { return [] }
    return paths.filter { isItem($0, of: contents) }
  }

  func isItem(_ path: IndexPath, of contents: any SectionedContents) -> Bool {
    path.count == 2 && (0..<contents.count).contains(path.section)
      && (0..<contents.itemCount(ofSection: path.section)).contains(path.item)
  }

  // MARK: For subclasses

  /// All sections of the view, with items that the closure makes.
  func stack<Items>(
    in collectionView: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> StackedSections<Items> {
    let delegate = collectionView.delegate as? any SectionedLayoutDelegate
    boundaries.takeCount(collectionView.numberOfSections)
    boundaries.forgetWhatSizesItself()
    var sections = StackedSections<Items>(axis: axis, breadth: breadth(of: collectionView.bounds))
    for index in 0..<collectionView.numberOfSections {
      let metrics = SectionMetrics(section: index, of: collectionView, layout: self, delegate)
      let items = items(
        index, collectionView.numberOfItems(inSection: index), sections.itemBreadth(insets: metrics.insets))
      sections.append(
        StackedSection(
          headerExtent: metrics.headerLength, insets: metrics.insets, items: items,
          footerExtent: metrics.footerLength))
    }
    return sections
  }

  /// Asks for the metrics of all sections again, and has the closure pack the items again.
  func restack<Items>(
    _ sections: inout StackedSections<Items>?, in collectionView: UICollectionView,
    _ packAgain: (_ items: inout Items, _ breadth: Double) -> Void
  ) {
    let delegate = collectionView.delegate as? any SectionedLayoutDelegate
    let (axis, breadth) = (axis, breadth(of: collectionView.bounds))
    sections?.rearrange(axis: axis, breadth: breadth) { index, section in
      let metrics = SectionMetrics(section: index, of: collectionView, layout: self, delegate)
      section.headerExtent = metrics.headerLength
      section.insets = metrics.insets
      section.footerExtent = metrics.footerLength
      packAgain(&section.items, breadth - axis.near(of: metrics.insets) - axis.far(of: metrics.insets))
    }
  }
}
