import CollectionView

// Support for layouts whose scroll direction changes while their contents are scrolled.

extension UICollectionViewLayout {
  /// Returns a content offset at the start of the contents across a scroll direction. An offset from before a
  /// turn is meaningless there.
  func atStart(across direction: UICollectionView.ScrollDirection, _ offset: CGPoint) -> CGPoint {
    guard let collectionView else { return offset }
    let inset = collectionView.adjustedContentInset
    return direction == .vertical
      ? CGPoint(x: -inset.left, y: offset.y) : CGPoint(x: offset.x, y: -inset.top)
  }

  /// Ends a scroll without a finger, which would continue in the old direction after a turn.
  func stopScrolling() {
    guard let collectionView, !collectionView.isTracking else { return }
    collectionView.setContentOffset(collectionView.contentOffset, animated: false)
  }

  /// Returns `true` if the app has set the content offset since the view had these bounds, for contents that
  /// scroll in a direction.
  ///
  /// A finger doesn't count, nor does a view of another size, which may bring its offset into range. Nor does
  /// a scroll from before a turn: it changes only the offset along the old direction, and goes on beyond the
  /// start of the contents. Without a turn, a step of an animated scroll counts.
  func appHasScrolled(since bounds: CGRect, along direction: UICollectionView.ScrollDirection) -> Bool {
    guard let view = collectionView, view.bounds.size == bounds.size, !isScrolledByHand else { return false }
    let (old, new) = (bounds.origin, view.contentOffset)
    let isSameAlong = direction == .vertical ? new.y == old.y : new.x == old.x
    let across = direction == .vertical ? new.x : new.y
    return new != old && (!isSameAlong || across == 0 || new == atStart(across: direction, new))
  }
}
