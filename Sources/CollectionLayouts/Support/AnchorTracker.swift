import CollectionView
import LayoutEngine

/// Tracks the anchor of every scrolling layout: the content that stays in place on screen through batches of
/// updates, other settings, another view size, and another scroll direction.
///
/// The layout chooses the anchor: the first visible item, or the centered item of a carousel. The anchor is
/// noted before a change and restored after the next preparation. If the app has scrolled in between, the
/// app's offset wins. Without scrolling, the next change has the same anchor, so a view turned and turned
/// back shows the same content.
///
/// A layout used again forgets all noted anchors (`forget`), because the view then chooses the content.
final class AnchorTracker<Anchor> {
  /// The anchor before a change, with its bounds and direction.
  private var noted: (anchor: Anchor, bounds: CGRect, direction: UICollectionView.ScrollDirection)?
  /// The anchor restored by the last preparation, and the start of the visible area after it.
  private var shown: (anchor: Anchor, start: Double)?
  /// The anchor before the current batch of updates. Also noted for `reloadData()` and for moves by hand.
  private(set) var beforeUpdates: Anchor?
  /// The start of the visible area after that batch.
  private(set) var startAfterUpdates: Double?
  /// The start of the visible area after a preparation, until the view shows the new attributes.
  private(set) var start: Double?

  /// The anchor requested by the app. It survives ``forget()``, because the request may come before the view
  /// uses the layout.
  var awaited: AwaitedAnchor?

  /// The view's visible area when attributes were last asked for.
  private(set) var shownArea: VisibleArea?

  nonisolated deinit {}

  // MARK: Before a change

  var isNoted: Bool { noted != nil }

  /// The scroll direction before the change.
  var notedDirection: UICollectionView.ScrollDirection? { noted?.direction }

  /// Notes the anchor to keep while settings, the view's size, or the scroll direction change.
  ///
  /// - Parameter direction: The current direction of the contents.
  func note(
    _ anchor: Anchor, in view: UICollectionView, along direction: UICollectionView.ScrollDirection
  ) { (noted, shown) = ((anchor, view.bounds, direction), nil) }

  /// Notes the anchor to keep while the data changes.
  ///
  /// - Parameter forgetsOthers: `true` to forget the anchor of another change.
  func noteBeforeUpdates(_ anchor: Anchor?, forgetsOthers: Bool = true) {
    beforeUpdates = anchor
    if forgetsOthers { forgetWhatIsNoted() }
  }

  /// Returns the restored anchor, if the visible area hasn't moved since.
  func shown(in visible: ClosedRange<Double>) -> Anchor? {
    shown.flatMap { $0.start == visible.lowerBound ? $0.anchor : nil }
  }

  /// Forgets the noted anchor, because other code has restored the content on screen.
  func forgetWhatIsNoted() { (noted, shown) = (nil, nil) }

  /// Forgets everything, because another layout was used in between.
  func forget() {
    (noted, shown, beforeUpdates, startAfterUpdates, start, shownArea) = (nil, nil, nil, nil, nil, nil)
  }

  // MARK: After a preparation

  /// Returns the noted anchor and forgets it. The result also indicates whether the scroll direction has
  /// changed.
  ///
  /// - Returns: `nil` if nothing was noted, or if the app has scrolled since.
  func consume(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection,
    heedingScrolls: Bool = true
  ) -> (anchor: Anchor, hasTurned: Bool)? {
    guard let noted else { return nil }
    (self.noted, shown) = (nil, nil)
    if heedingScrolls, layout.appHasScrolled(since: noted.bounds, along: direction) { return nil }
    return (noted.anchor, noted.direction != direction)
  }

  /// Moves the content offset until the noted anchor is back in place on screen. If the scroll direction has
  /// changed and the anchor is gone, scrolls to the start.
  ///
  /// - Parameter visibleStart: Returns the start of the visible area that restores an anchor.
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

  /// Notes an anchor and the start of the visible area that shows it.
  func show(_ anchor: Anchor, at start: Double) { shown = (anchor, start) }

  /// Notes the next start of the visible area.
  func go(to start: Double?) { self.start = start }

  /// Notes that the view has asked for the new attributes.
  func attributesWereShown(in view: UICollectionView?) {
    (start, shownArea) = (nil, view.map { VisibleArea(of: $0) })
  }

  // MARK: After a batch of updates

  /// Sets the start of the visible area after the batch.
  ///
  /// - Parameter anchor: The anchor by its path after the batch. It counts until the next scroll.
  func follow(to start: Double?, showing anchor: Anchor? = nil) {
    startAfterUpdates = start
    guard let anchor else { return }
    forgetWhatIsNoted()
    if let start { show(anchor, at: start) }
  }

  /// Corrects the start after the batch, because an element's length has changed since.
  func correctStartAfterUpdates(to start: Double) {
    if startAfterUpdates != nil { startAfterUpdates = start }
  }

  func finishUpdates() { (beforeUpdates, startAfterUpdates) = (nil, nil) }

  /// Returns the view's intended content offset, or `nil` without an anchor.
  func offset(
    for layout: UICollectionViewLayout, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint? {
    (startAfterUpdates ?? start).map {
      layout.offset(forVisibleStart: $0, proposed: proposed, along: direction)
    }
  }
}
