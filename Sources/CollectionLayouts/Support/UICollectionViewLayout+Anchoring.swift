import CollectionView

extension UICollectionViewLayout {
  /// Adjusts a context's content offset, so that the visible content stays in place when the start of the
  /// visible area moves from `start` to `newStart`.
  ///
  /// Call this method while the layout has its new content size, but the view doesn't.
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
