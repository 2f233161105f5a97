import CollectionView
import LayoutEngine

extension TimelineLayout {
  /// For the `didSet` of a setting: items keep their intervals.
  func changedSetting<Value: Equatable>(from oldValue: Value, to value: Value) {
    guard value != oldValue else { return }
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  /// Notes what an invalidation makes stale, and has it keep the first visible item in place. Returns the context for the view.
  func takeIn(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return context }
    if context.invalidateDataSourceCounts { carried = own?.carried }
    staleness.add(context)
    if own?.changesMetrics == true { keepInPlace(adjusting: context) }
    guard case .items(let items) = staleness, !items.isEmpty else { return context }
    // A view asks again only for what a context lists. Others of a cluster move, too: the view gets a context that lists
    // nothing, which makes it ask for everything on screen.
    return contextListingNothing(adjustedAs: context)
  }

  /// Where settings have changed: brings the layout up to date at once, and has the context move the content offset by as much
  /// as the first visible item has moved. Contents at their start stay there.
  private func keepInPlace(adjusting context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView, case .items = staleness else { return }
    let visible = visibleRange(of: collectionView.bounds, along: .vertical)
    guard !visible.isAtStart, let seen = days?.firstTime(in: visible) else { return }
    bringUpToDate()
    guard let rules = days?.rules else { return }
    let present = collectionView.contentOffset
    let offset = offset(
      forVisibleStart: rules.position(of: seen.time) - seen.distance, proposed: present, along: .vertical)
    let start = visible.lowerBound
    adjust(context, from: start, to: start + Double(offset.y - present.y), along: .vertical)
  }
}

extension TimelineDays {
  /// The start of the first item that begins in the visible range and below the headers, else the time that lies there; and how
  /// far it is from the start of the range.
  fileprivate func firstTime(in range: ClosedRange<Double>) -> (time: Double, distance: Double) {
    let start = range.lowerBound + rules.headerExtent
    var first: Double?
    let area = LayoutRect(
      x: 0, y: start, width: rules.breadth, height: max(0, range.upperBound - start))
    forEachElement(in: area, headerEdge: -.infinity) { element, frame in
      if case .item = element, frame.minY >= start { first = min(first ?? frame.minY, frame.minY) }
    }
    let place = first ?? start
    return (rules.time(at: place), place - range.lowerBound)
  }
}
