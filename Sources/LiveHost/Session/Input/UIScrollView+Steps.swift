import CollectionView

extension UIScrollView {
  enum StepLength { case line, page, everything }

  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
    return CGPoint(
      x: clamped(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: clamped(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Scrolls vertically or, if the contents are no taller than the view, horizontally. A positive direction
  /// leads to the bottom or the trailing end.
  func step(along direction: CGFloat, by length: StepLength, animated: Bool) {
    if scrollsDown { return step(x: 0, y: direction, by: length, animated: animated) }
    step(x: isMirrored ? -direction : direction, y: 0, by: length, animated: animated)
  }

  private var isMirrored: Bool {
    guard let view = self as? UICollectionView else { return false }
    let layout = view.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  var scrollsDown: Bool {
    nearestOffset(to: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)).y > -adjustedContentInset.top
  }

  /// Scrolls by one step from the offset at rest, because previous steps may still be in progress. If the
  /// layout would return the step to its start, the step gets longer, up to a page. If the layout returns
  /// even a page to its start, the view scrolls to the next item.
  func step(x: CGFloat, y: CGFloat, by length: StepLength, animated: Bool) {
    guard let target = atRest({ offset(afterStep: CGVector(dx: x, dy: y), by: length) }) else { return }
    guard animated else { return setContentOffset(target, animated: false) }
    continueScrolling(to: target)
  }

  /// Evaluates `offset` as if the contents were at rest, without calling the delegate.
  ///
  /// If the layout changes the offset meanwhile, the result is shifted back by the same distance. An invalid
  /// layout would ignore the offset, so a layout pass comes first.
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
