import CollectionView
import LayoutEngine

/// Tracks the anchor of every layout that scrolls: what stays where it is on screen, through batches of updates, other settings, another
/// size of the view, and another scroll direction.
///
/// The layout decides what the anchor is: the first visible item, or the item in the middle of a carousel. The anchor
/// is noted before a change, and restored after the next preparation. If the app has scrolled in between, the app's
/// offset wins. As long as nobody scrolls, the next change has the same anchor: a view that is turned and turned back
/// shows what it did.
///
/// A layout that is used again forgets all that it has noted (`forget`): the view says then what it shows.
final class AnchorTracker<Anchor> {
  /// The anchor before the change, in which bounds and direction.
  private var noted: (anchor: Anchor, bounds: CGRect, direction: UICollectionView.ScrollDirection)?
  /// The anchor that the last preparation has restored, and where the visible area started then.
  private var shown: (anchor: Anchor, start: Double)?
  /// The anchor before the batch of updates under way. Also noted for `reloadData()` and for moves by hand.
  private(set) var beforeUpdates: Anchor?
  /// Where the visible area starts after that batch.
  private(set) var startAfterUpdates: Double?
  /// Where the visible area starts after a preparation, until the new attributes are shown.
  private(set) var start: Double?

  /// What the app wants to be restored. It survives ``forget()``: an app may say so before the view uses the layout.
  var awaited: AwaitedAnchor?

  /// The view as it was when attributes were last asked for.
  private(set) var shownArea: VisibleArea?

  nonisolated deinit {}

  // MARK: Before a change

  var isNoted: Bool { noted != nil }

  /// The scroll direction before the change.
  var notedDirection: UICollectionView.ScrollDirection? { noted?.direction }

  /// Notes what stays while settings, the view's size or the scroll direction change. `direction` is that of the contents so far.
  func note(
    _ anchor: Anchor, in view: UICollectionView, along direction: UICollectionView.ScrollDirection
  ) { (noted, shown) = ((anchor, view.bounds, direction), nil) }

  /// Notes what stays while the data change.
  ///
  /// - Parameter forgetsOthers: Whether to forget what was noted for another change.
  func noteBeforeUpdates(_ anchor: Anchor?, forgetsOthers: Bool = true) {
    beforeUpdates = anchor
    if forgetsOthers { forgetWhatIsNoted() }
  }

  /// The anchor that was restored, if the visible area is still there.
  func shown(in visible: ClosedRange<Double>) -> Anchor? {
    shown.flatMap { $0.start == visible.lowerBound ? $0.anchor : nil }
  }

  /// Somebody else has restored what stays on screen.
  func forgetWhatIsNoted() { (noted, shown) = (nil, nil) }

  /// Another layout was used in between.
  func forget() {
    (noted, shown, beforeUpdates, startAfterUpdates, start, shownArea) = (nil, nil, nil, nil, nil, nil)
  }

  // MARK: After a preparation

  /// Returns the noted anchor and forgets it, and says whether the scroll direction has changed since. Nil if nothing
  /// was noted, or if the app has scrolled since.
  func consume(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection,
    heedingScrolls: Bool = true
  ) -> (anchor: Anchor, hasTurned: Bool)? {
    guard let noted else { return nil }
    (self.noted, shown) = (nil, nil)
    if heedingScrolls, layout.appHasScrolled(since: noted.bounds, along: direction) { return nil }
    return (noted.anchor, noted.direction != direction)
  }

  /// Moves the content offset so that the noted anchor is where it was on screen. If the scroll direction has changed
  /// and the anchor is gone, scrolls to the start.
  ///
  /// - Parameter visibleStart: Where the visible area must start for that.
  func restoreAnchor(
    of layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection,
    _ maintainsAnchor: Bool = true,
    visibleStart: (Anchor) -> Double?
  ) {
    guard let (anchor, hasTurned) = consume(for: layout, along: direction),
      let start = visibleStart(anchor) ?? (hasTurned && maintainsAnchor ? 0 : nil)
    else { return }
    self.start = start
    show(anchor, at: layout.showVisibleStart(start, along: direction, hasTurned: hasTurned))
  }

  /// Notes where the visible area starts with the anchor in it.
  func show(_ anchor: Anchor, at start: Double) { shown = (anchor, start) }

  /// Notes where the visible area is going to start.
  func go(to start: Double?) { self.start = start }

  /// The new attributes have been asked for.
  func attributesWereShown(in view: UICollectionView?) {
    (start, shownArea) = (nil, view.map { VisibleArea(of: $0) })
  }

  // MARK: After a batch of updates

  /// Sets where the visible area starts after the batch. `anchor` is the anchor by its path after the batch. It counts
  /// until somebody scrolls.
  func follow(to start: Double?, showing anchor: Anchor? = nil) {
    startAfterUpdates = start
    guard let anchor else { return }
    forgetWhatIsNoted()
    if let start { show(anchor, at: start) }
  }

  /// Something has become longer or shorter since.
  func correctStartAfterUpdates(to start: Double) {
    if startAfterUpdates != nil { startAfterUpdates = start }
  }

  func finishUpdates() { (beforeUpdates, startAfterUpdates) = (nil, nil) }

  /// The content offset that the view is to have. Nil where there is no anchor.
  func offset(
    for layout: UICollectionViewLayout, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint? {
    (startAfterUpdates ?? start).map {
      layout.offset(forVisibleStart: $0, proposed: proposed, along: direction)
    }
  }
}
