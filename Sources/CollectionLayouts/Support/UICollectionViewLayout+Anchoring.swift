import CollectionView

extension UICollectionViewLayout {
  /// Has a context move the content offset, so that what was at `start` of the visible area and is now at `newStart` stays on
  /// screen. To be called when the layout has its new content size, and the view still the old one.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, from start: Double, to newStart: Double,
    along direction: UICollectionView.ScrollDirection
  ) {
    guard let collectionView else { return }
    let (before, after) = (collectionView.contentSize, collectionViewContentSize)
    context.contentSizeAdjustment.width += after.width - before.width
    context.contentSizeAdjustment.height += after.height - before.height
    let shift = CGFloat(newStart - start)
    if direction == .vertical {
      context.contentOffsetAdjustment.y += shift
    } else if !isMirrored {
      context.contentOffsetAdjustment.x += shift
    } else {
      // Mirrored contents are anchored at their right edge, so offsets count from a left edge that moves as they grow.
      let breadth = CGFloat(visibleSize.width)
      context.contentOffsetAdjustment.x += max(after.width, breadth) - max(before.width, breadth) - shift
    }
  }
}
