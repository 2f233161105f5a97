import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// None where the contents are at their start: what comes in there is to be seen.
  func visibleAnchors() -> VisibleAnchors {
    var anchors = VisibleAnchors()
    guard maintainsVisibleContentPosition, let collectionView else { return anchors }
    let visible = visibleRange(of: collectionView.bounds)
    guard visible.lowerBound > 0 else { return anchors }
    sections?.pack(through: visible.upperBound)
    let area = axis.rect(
      along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound,
      breadth: breadth(of: collectionView.bounds))
    sections?.forEachElement(in: area) { element, frame in
      guard case .item(let item, let section) = element else { return }
      anchors.add(
        IndexPath(item: item, section: section), distance: axis.along(frame.origin) - visible.lowerBound)
    }
    anchors.sort()
    return anchors
  }

  /// Where the visible area has to start for the first anchor that is left to be where it was.
  func visibleStart(keeping anchors: VisibleAnchors, _ pathAfter: (IndexPath) -> IndexPath?) -> Double? {
    anchors.visibleStart(pathAfter) { path in
      frame(ofItem: path.item, inSection: path.section).map { axis.along($0.origin) }
    }
  }

  /// Takes in new lengths of items at once, so that the context can make up for what they move.
  func keepInPlace(
    _ anchors: VisibleAnchors, adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    guard case .parts = staleness, !anchors.isEmpty, let collectionView else { return }
    let start = visibleRange(of: collectionView.bounds).lowerBound
    bringUpToDate()
    if let newStart = visibleStart(keeping: anchors, { $0 }) { adjust(context, from: start, to: newStart) }
  }

  /// Has the view go along to where what it shows has moved to.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, from start: Double, to newStart: Double
  ) {
    guard let collectionView else { return }
    let (before, after) = (collectionView.contentSize, collectionViewContentSize)
    context.contentSizeAdjustment.width += after.width - before.width
    context.contentSizeAdjustment.height += after.height - before.height
    let shift = CGFloat(newStart - start)
    if scrollDirection == .vertical {
      context.contentOffsetAdjustment.y += shift
    } else if !isMirrored {
      context.contentOffsetAdjustment.x += shift
    } else {
      // Mirrored contents grow to the left, and take everything with them.
      let breadth = collectionView.bounds.width
      context.contentOffsetAdjustment.x += max(after.width, breadth) - max(before.width, breadth) - shift
    }
  }
}
