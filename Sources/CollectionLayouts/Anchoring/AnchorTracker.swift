import CollectionView
import LayoutEngine

/// Tracks the anchor of a scrolling layout: the content that stays in place through updates and other
/// changes.
///
/// The anchor is noted before a change and restored after the next preparation, unless the app has scrolled
/// in between. If nothing scrolls, the next change uses the same anchor, so a view that is rotated and
/// rotated back shows the same content.
final class AnchorTracker<Anchor> {
  /// The app's request. Survives ``forget()``, because it may come before the view uses the layout.
  var awaited: AwaitedAnchor?
  var systemBugs = SystemBugs()
  private var state = State()

  nonisolated deinit {}

  /// The state while the view uses the layout.
  private struct State {
    var change = Change()
    var updates = Updates()
    /// The visible start after a preparation, until the view shows the new attributes.
    var start: Double?
    /// The visible area when attributes were last asked for.
    var shownArea: VisibleArea?
  }

  /// A change of settings, the size, or the scroll direction.
  private struct Change {
    /// The anchor before the change.
    var noted: (anchor: Anchor, bounds: CGRect, direction: UICollectionView.ScrollDirection)?
    /// The anchor restored by the last preparation, and the visible start after it.
    var shown: (anchor: Anchor, start: Double)?
  }

  /// A batch of updates, `reloadData()`, or a move by hand.
  private struct Updates {
    var anchorBefore: Anchor?
    var startAfter: Double?
    /// The last content offset returned to the view for the start.
    var returnedOffset: CGPoint?
  }

  /// The anchor before a batch of updates, `reloadData()`, or a move by hand.
  var beforeUpdates: Anchor? { state.updates.anchorBefore }
  var startAfterUpdates: Double? { state.updates.startAfter }
  var start: Double? { state.start }
  var shownArea: VisibleArea? { state.shownArea }

  // MARK: Before a change

  var isNoted: Bool { state.change.noted != nil }

  var notedDirection: UICollectionView.ScrollDirection? { state.change.noted?.direction }

  /// Notes the anchor to keep while settings, the size, or the scroll direction change.
  func note(
    _ anchor: Anchor, in view: UICollectionView, along direction: UICollectionView.ScrollDirection
  ) { state.change = Change(noted: (anchor, view.bounds, direction)) }

  /// Notes the anchor to keep while the data changes.
  func noteBeforeUpdates(_ anchor: Anchor?, forgetsOthers: Bool = true) {
    state.updates.anchorBefore = anchor
    if forgetsOthers { forgetWhatIsNoted() }
  }

  /// Returns the restored anchor if the visible area hasn't moved since.
  func shown(in visible: ClosedRange<Double>) -> Anchor? {
    state.change.shown.flatMap { $0.start == visible.lowerBound ? $0.anchor : nil }
  }

  /// Clears the noted anchors, for example if other code has restored the content on screen.
  func forgetWhatIsNoted() { state.change = Change() }

  /// Clears everything except ``awaited``, because another layout was used in between.
  func forget() { state = State() }

  // MARK: After a preparation

  /// Returns the noted anchor and clears it. Returns `nil` if the app has scrolled since.
  func consume(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection,
    heedingScrolls: Bool = true
  ) -> (anchor: Anchor, hasTurned: Bool)? {
    guard let noted = state.change.noted else { return nil }
    forgetWhatIsNoted()
    if heedingScrolls, layout.appHasScrolled(since: noted.bounds, along: direction) { return nil }
    return (noted.anchor, noted.direction != direction)
  }

  /// Restores the noted anchor, or the start if the anchor is gone and the scroll direction has changed.
  ///
  /// - Parameter visibleStart: A closure that returns the start of the visible area that restores an anchor.
  func restoreAnchor(
    of layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection,
    maintainsAnchor: Bool,
    visibleStart: (Anchor) -> Double?
  ) {
    guard let (anchor, hasTurned) = consume(for: layout, along: direction),
      let start = visibleStart(anchor) ?? (hasTurned && maintainsAnchor ? 0 : nil)
    else { return }
    state.start = start
    show(anchor, at: layout.showVisibleStart(start, along: direction, hasTurned: hasTurned))
  }

  func show(_ anchor: Anchor, at start: Double) { state.change.shown = (anchor, start) }

  func go(to start: Double?) { state.start = start }

  func attributesWereShown(in view: UICollectionView?) {
    (state.start, state.shownArea) = (nil, view.map { VisibleArea(of: $0) })
  }

  // MARK: After a batch of updates

  /// - Parameter anchor: The anchor with its path after the batch. It stays valid until the next scroll.
  func follow(to start: Double?, showing anchor: Anchor? = nil) {
    state.updates.startAfter = start
    guard let anchor else { return }
    forgetWhatIsNoted()
    if let start { show(anchor, at: start) }
  }

  /// Replaces the start after a batch, because an element's length has changed since.
  func correctStartAfterUpdates(to start: Double) {
    if startAfterUpdates != nil { state.updates.startAfter = start }
  }

  func finishUpdates() { state.updates = Updates() }

  func offset(
    for layout: UICollectionViewLayout, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint? {
    guard let start = startAfterUpdates ?? start else { return nil }
    let offset = layout.offset(forVisibleStart: start, proposed: proposed, along: direction)
    if startAfterUpdates != nil { state.updates.returnedOffset = offset }
    if systemBugs.ignoresTargetOffset { layout.setIgnoredOffset(offset) }
    return offset
  }

  /// Returns the adjustment of the content offset that the view has ignored in a batch, or `nil`.
  ///
  /// UIKit ignores the `contentOffsetAdjustment` of views that measure themselves in a batch, even after it
  /// has asked for the target offset.
  func ignoredAdjustment(
    in layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint? {
    guard let start = startAfterUpdates, let returned = state.updates.returnedOffset,
      let present = layout.collectionView?.contentOffset, present.isNear(returned)
    else { return nil }
    let wanted = layout.offset(forVisibleStart: start, proposed: returned, along: direction)
    return wanted.isNear(present) ? nil : CGPoint(x: wanted.x - present.x, y: wanted.y - present.y)
  }
}
