import CollectionView

extension UICollectionView {
  /// What of a view is on screen at the clock's time: its centre in the collection view's frame, and how opaque it is.
  func shown(_ view: UIView) -> (center: CGPoint, alpha: CGFloat) {
    let place = view.layer.presentation()?.position ?? .zero
    let origin = layer.presentation()?.bounds.origin ?? .zero
    return (
      CGPoint(x: place.x - origin.x, y: place.y - origin.y),
      CGFloat(view.layer.presentation()?.opacity ?? 0)
    )
  }

  /// The shown centres of the visible cells, by path.
  var shownCenters: [IndexPath: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: indexPathsForVisibleItems.compactMap { path in
        cellForItem(at: path).map { (path, shown($0).center) }
      })
  }

  /// Every cell on screen, also those on their way out.
  var cellsOnScreen: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// Where a value is between two others: 0 at the one, 1 at the other.
func fraction(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
  (value - start) / (end - start)
}
