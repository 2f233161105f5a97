import CollectionView

extension UIScrollView {
  enum StepLength { case line, page, everything }

  /// The offset in range that is nearest.
  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
    return CGPoint(
      x: clamped(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: clamped(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Scrolls the way the contents go: down, or to the right where they go no further down than the view.
  func step(along direction: CGFloat, by length: StepLength, animated: Bool) {
    let isVertical =
      nearestOffset(to: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)).y > -adjustedContentInset.top
    step(x: isVertical ? 0 : direction, y: isVertical ? direction : 0, by: length, animated: animated)
  }

  /// Scrolls by a step, to where the contents rest. A step that would end where it began is made longer, up
  /// to a page.
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
      let proposed = CGPoint(x: contentOffset.x + x * page.x * part, y: contentOffset.y + y * page.y * part)
      let target = restingOffset(near: nearestOffset(to: proposed), velocity: CGPoint(x: x, y: y))
      guard target == contentOffset, part < 1 else { return setContentOffset(target, animated: animated) }
      part *= 2
    }
  }

  private func restingOffset(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let collectionView = self as? UICollectionView else { return offset }
    let layout = collectionView.collectionViewLayout
    return nearestOffset(
      to: layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }
}
