import CollectionView

extension UIScrollView {
  /// Scrolls to the offset, clamped to the contents.
  func scroll(to offset: CGPoint) { contentOffset = nearestOffset(to: offset) }

  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(offset, start), max(start, end))
    }
    return CGPoint(
      x: nearest(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: nearest(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }
}
