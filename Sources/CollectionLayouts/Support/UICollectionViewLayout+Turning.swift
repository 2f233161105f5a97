import CollectionView

extension UICollectionViewLayout {
  /// Returns an offset at the start across a direction, where the old offset is meaningless after a turn.
  func atStart(across direction: UICollectionView.ScrollDirection, _ offset: CGPoint) -> CGPoint {
    guard let collectionView else { return offset }
    let inset = collectionView.adjustedContentInset
    return direction == .vertical
      ? CGPoint(x: -inset.left, y: offset.y) : CGPoint(x: offset.x, y: -inset.top)
  }

  /// Ends a scroll without a finger, because it would continue in the old direction after a turn.
  func stopScrolling() {
    guard let collectionView, !collectionView.isTracking else { return }
    collectionView.setContentOffset(collectionView.contentOffset, animated: false)
  }

  /// Returns `true` if the app has set the content offset since the view had these bounds.
  ///
  /// Scrolling by hand doesn't count. Neither does a change of the view's size, which may bring the offset
  /// into range, or a scroll from before a turn. Without a turn, a step of an animated scroll counts.
  func appHasScrolled(since bounds: CGRect, along direction: UICollectionView.ScrollDirection) -> Bool {
    guard let view = collectionView, view.bounds.size == bounds.size, !isScrolledByHand else { return false }
    let (old, new) = (bounds.origin, view.contentOffset)
    let isSameAlong = direction == .vertical ? new.y == old.y : new.x == old.x
    let across = direction == .vertical ? new.x : new.y
    return new != old && (!isSameAlong || across == 0 || new == atStart(across: direction, new))
  }
}
