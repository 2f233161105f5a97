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

  /// Scrolls in the direction of the contents: down or, if they are no taller than the view, to the side at which they end.
  func step(along direction: CGFloat, by length: StepLength, animated: Bool) {
    if scrollsDown { return step(x: 0, y: direction, by: length, animated: animated) }
    step(x: isMirrored ? -direction : direction, y: 0, by: length, animated: animated)
  }

  /// Whether the contents begin at the right.
  private var isMirrored: Bool {
    guard let view = self as? UICollectionView else { return false }
    let layout = view.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Whether the contents are taller than the view.
  var scrollsDown: Bool {
    nearestOffset(to: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)).y > -adjustedContentInset.top
  }

  /// Scrolls by a step to where the contents rest, from where they rest after the steps before: those may still be under way. A step
  /// that would end where it began is made longer, up to a page. If the layout accepts no such step, it scrolls to the next item.
  func step(x: CGFloat, y: CGFloat, by length: StepLength, animated: Bool) {
    guard let target = atRest({ offset(afterStep: CGVector(dx: x, dy: y), by: length) }) else { return }
    guard animated else { return setContentOffset(target, animated: false) }
    continueScrolling(to: target)
  }

  /// What `offset` answers with the contents where they come to rest. Nothing is laid out there, and the delegate is not told. A
  /// layout may exchange the offset meanwhile for one that shows the same: the answer counts from the one that the contents go to.
  ///
  /// An invalid layout is not asked about new bounds, and would not know of the offset. So what an earlier key in the same frame has
  /// invalidated is laid out first.
  private func atRest(_ offset: () -> CGPoint?) -> CGPoint? {
    layoutIfNeeded()
    let (shown, start) = (contentOffset, offsetAtRest)
    guard start != shown else { return offset() }
    bounds.origin = start
    let target = offset()
    let shift = CGVector(dx: contentOffset.x - start.x, dy: contentOffset.y - start.y)
    bounds.origin = shown
    return target.map { CGPoint(x: $0.x - shift.dx, y: $0.y - shift.dy) }
  }

  private func offset(afterStep direction: CGVector, by length: StepLength) -> CGPoint? {
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
        to: CGPoint(
          x: contentOffset.x + direction.dx * page.x * part, y: contentOffset.y + direction.dy * page.y * part
        ))
      guard proposed != contentOffset else { return nil }
      let target =
        length == .everything
        ? proposed : restingOffset(near: proposed, velocity: CGPoint(x: direction.dx, y: direction.dy))
      guard target == contentOffset else { return target }
      guard part < 1 else { break }
      part *= 2
    }
    return (self as? UICollectionView)?.offsetOfNeighbour(direction)
  }

  private func restingOffset(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return offset }
    return nearestOffset(
      to: layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }
}

extension UICollectionView {
  /// Where the item before or after the one in the middle is in the middle: the one that lies in the direction.
  fileprivate func offsetOfNeighbour(_ direction: CGVector) -> CGPoint? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let current = indexPathForItem(at: middle) else { return nil }
    let inset = adjustedContentInset
    let number = itemsBefore(section: current.section) + current.item
    for next in [number + 1, number - 1].compactMap(indexPath(ofItem:)) {
      guard let center = layoutAttributesForItem(at: next)?.center,
        (center.x - middle.x) * direction.dx + (center.y - middle.y) * direction.dy > 0
      else { continue }
      let view = bounds.inset(by: inset)
      return nearestOffset(
        to: CGPoint(x: center.x - view.width / 2 - inset.left, y: center.y - view.height / 2 - inset.top))
    }
    return nil
  }
}
