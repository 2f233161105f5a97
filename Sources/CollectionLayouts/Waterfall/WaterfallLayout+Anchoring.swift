import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// The visible items, to be kept in place. None where the contents are at their start: what is inserted there is to be
  /// seen.
  func visibleAnchors() -> VisibleAnchors {
    guard maintainsVisibleContentPosition, let collectionView else { return VisibleAnchors() }
    return kept.shown(in: visibleRange(of: collectionView.bounds)) ?? itemsInSight()
  }

  /// The visible items, unless the contents are at their start.
  func itemsInSight() -> VisibleAnchors {
    var anchors = VisibleAnchors()
    guard let collectionView else { return anchors }
    let visible = visibleRange(of: collectionView.bounds)
    guard !visible.isAtStart else { return anchors }
    sections?.pack(through: visible.upperBound)
    let area = axis.rect(
      along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound,
      breadth: breadth(of: collectionView.bounds))
    sections?.forEachElement(in: area) { element, frame in
      guard case .item(let item, let section) = element else { return }
      anchors.add(
        IndexPath(item: item, section: section), distance: axis.along(frame.origin) - visible.lowerBound,
        extent: axis.extent(of: frame.size))
    }
    anchors.sort()
    return anchors
  }

  /// Where the visible area must start for the first remaining anchor to be where it was on screen.
  func visibleStart(keeping anchors: VisibleAnchors, _ pathAfter: (IndexPath) -> IndexPath?) -> Double? {
    anchors.visibleStart(pathAfter) { path in
      frame(ofItem: path.item, inSection: path.section).map {
        (axis.along($0.origin), axis.extent(of: $0.size))
      }
    }
  }

  /// Where no counts have changed: brings the layout up to date at once, and has the context move the content
  /// offset by as much as the first anchor has moved.
  func keepInPlace(
    _ anchors: VisibleAnchors, adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    guard case .parts = staleness, !anchors.isEmpty, let collectionView else { return }
    let start = visibleRange(of: collectionView.bounds).lowerBound
    bringUpToDate()
    if let newStart = visibleStart(keeping: anchors, { $0 }) {
      adjust(context, from: start, to: newStart, along: scrollDirection)
    }
  }
}
