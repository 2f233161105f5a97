import CollectionView
import LayoutEngine

/// What was in sight before a change, and how far from the start of the visible area it began, in points along the scroll
/// direction. The first that still exists afterwards stays there.
struct WaterfallAnchors {
  private(set) var items: [(indexPath: IndexPath, distance: Double)] = []

  /// Those that begin in sight come first, then those that reach into it, each from the start.
  mutating func add(_ indexPath: IndexPath, distance: Double) {
    items.append((indexPath, distance))
  }

  mutating func sort() {
    items.sort { a, b in
      if (a.distance < 0) != (b.distance < 0) { return b.distance < 0 }
      return (a.distance, a.indexPath) < (b.distance, b.indexPath)
    }
  }
}

extension WaterfallLayout {
  /// None where the contents are at their start: what comes in there is to be seen.
  func visibleAnchors() -> WaterfallAnchors {
    var anchors = WaterfallAnchors()
    guard maintainsVisibleContentPosition, let collectionView else { return anchors }
    let visible = visibleRange(of: collectionView.bounds, in: collectionView)
    guard visible.lowerBound > 0 else { return anchors }
    packThrough(visible.upperBound)
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
  func visibleStart(
    keeping anchors: WaterfallAnchors, _ pathAfter: (IndexPath) -> IndexPath?
  ) -> Double? {
    for anchor in anchors.items {
      guard let path = pathAfter(anchor.indexPath),
        let frame = frame(ofItem: path.item, inSection: path.section)
      else { continue }
      return axis.along(frame.origin) - anchor.distance
    }
    return nil
  }

  /// Takes in new lengths of items at once, so that the context can make up for what they move.
  func keepInPlace(
    _ anchors: WaterfallAnchors, adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    guard case .parts = staleness, !anchors.items.isEmpty, let collectionView,
      let before = sections?.contentSize
    else { return }
    let start = visibleRange(of: collectionView.bounds, in: collectionView).lowerBound
    bringUpToDate()
    guard let newStart = visibleStart(keeping: anchors, { $0 }), let after = sections?.contentSize else {
      return
    }
    context.contentSizeAdjustment.width += CGFloat(after.width - before.width)
    context.contentSizeAdjustment.height += CGFloat(after.height - before.height)
    let shift = CGFloat(newStart - start)
    if scrollDirection == .vertical {
      context.contentOffsetAdjustment.y += shift
    } else if !isMirrored {
      // Mirrored contents grow to the left: there everything stays where it is.
      context.contentOffsetAdjustment.x += shift
    }
  }

  /// The content offset at which the visible area starts where it should, as far as the contents reach.
  func offset(forVisibleStart start: Double, proposed: CGPoint) -> CGPoint {
    guard let collectionView else { return proposed }
    let (inset, view) = (collectionView.adjustedContentInset, collectionView.bounds.size)
    let size = collectionViewContentSize
    if scrollDirection == .vertical {
      let end = max(-inset.top, size.height + inset.bottom - view.height)
      return CGPoint(x: proposed.x, y: min(end, max(-inset.top, CGFloat(start) - inset.top)))
    }
    let end = max(-inset.left, size.width + inset.right - view.width)
    let x =
      isMirrored
      ? max(size.width, view.width) - CGFloat(start) - view.width + inset.right : CGFloat(start) - inset.left
    return CGPoint(x: min(end, max(-inset.left, x)), y: proposed.y)
  }
}
