import CollectionView

extension UICollectionViewLayout {
  /// Adjusts a context's content offset, so that content previously at `start` of the visible area, and now
  /// at `newStart`, stays in place.
  ///
  /// Call this method when only the layout has its new content size.
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
      // Mirrored contents are anchored at their right edge.
      let breadth = CGFloat(visibleSize.width)
      context.contentOffsetAdjustment.x += max(after.width, breadth) - max(before.width, breadth) - shift
    }
  }
}
