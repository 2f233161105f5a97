import CollectionView

/// What a layout keeps in place on screen while settings, the view's size or the scroll direction change.
///
/// It is noted before the change, and is there again after the next preparation, unless the app has scrolled in between. As long as
/// nobody scrolls, the next change keeps the same: a view that is turned and turned back shows what it did.
struct KeptAnchors {
  /// What was visible before the change, in which bounds and direction.
  private var noted: (anchors: VisibleAnchors, bounds: CGRect, direction: UICollectionView.ScrollDirection)?
  /// What the last preparation has kept in place, and where the visible area started then.
  private var shown: (anchors: VisibleAnchors, start: Double)?

  var isNoted: Bool { noted != nil }

  /// Before a change. `direction` is that of the contents so far.
  mutating func note(
    _ anchors: VisibleAnchors, in view: UICollectionView, along direction: UICollectionView.ScrollDirection
  ) { (noted, shown) = ((anchors, view.bounds, direction), nil) }

  /// After a preparation, once: what is to be where it was, and whether the contents have turned. Nil where nothing was noted, or the
  /// app has scrolled since.
  mutating func take(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection
  ) -> (anchors: VisibleAnchors, hasTurned: Bool)? {
    guard let noted else { return nil }
    self = KeptAnchors()
    if layout.appHasScrolled(since: noted.bounds, along: direction) { return nil }
    return (noted.anchors, noted.direction != direction)
  }

  /// After what was taken has been put in place.
  mutating func show(_ anchors: VisibleAnchors, at start: Double) { shown = (anchors, start) }

  /// What was kept in place, if the visible area is still there.
  func shown(in visible: ClosedRange<Double>) -> VisibleAnchors? {
    guard let shown, shown.start == visible.lowerBound else { return nil }
    return shown.anchors
  }
}
