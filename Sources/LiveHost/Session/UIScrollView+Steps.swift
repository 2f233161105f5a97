import CollectionView

extension UIScrollView {
  enum StepLength { case line, page, everything }

  /// The nearest offset in range.
  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
    return CGPoint(
      x: clamped(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: clamped(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Scrolls in the direction of the contents: down or, if they are no taller than the view, to the right.
  func step(along direction: CGFloat, by length: StepLength, animated: Bool) {
    step(x: scrollsDown ? 0 : direction, y: scrollsDown ? direction : 0, by: length, animated: animated)
  }

  /// Whether the contents are taller than the view.
  var scrollsDown: Bool {
    nearestOffset(to: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)).y > -adjustedContentInset.top
  }

  /// Scrolls by a step to an offset at which the contents rest. A step that would end where it began is made longer,
  /// up to a page. If the layout accepts no such step, it scrolls to the next item.
  func step(x: CGFloat, y: CGFloat, by length: StepLength, animated: Bool) {
    let page = CGPoint(x: bounds.width, y: bounds.height)
    var part: CGFloat =
      switch length {
      case .line: 0.12
      case .page: 0.9
      case .everything: .greatestFiniteMagnitude / 1e6
      }
    if isPagingEnabled, length != .everything { part = 1 }
    while true {
      let proposed = nearestOffset(
        to: CGPoint(x: contentOffset.x + x * page.x * part, y: contentOffset.y + y * page.y * part))
      guard proposed != contentOffset else { return }
      let target =
        length == .everything ? proposed : restingOffset(near: proposed, velocity: CGPoint(x: x, y: y))
      guard target == contentOffset else { return setContentOffset(target, animated: animated) }
      guard part < 1 else { break }
      part *= 2
    }
    (self as? UICollectionView)?.scrollToNeighbour(x + y > 0 ? 1 : -1, animated: animated)
  }

  private func restingOffset(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return offset }
    return nearestOffset(
      to: layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }
}

extension UICollectionView {
  /// Scrolls to the item before or after the one in the middle.
  fileprivate func scrollToNeighbour(_ step: Int, animated: Bool) {
    guard let middle = indexPathForItem(at: CGPoint(x: bounds.midX, y: bounds.midY)),
      let next = indexPath(ofItem: itemsBefore(section: middle.section) + middle.item + step)
    else { return }
    scrollToItem(at: next, at: [.centeredHorizontally, .centeredVertically], animated: animated)
  }
}
