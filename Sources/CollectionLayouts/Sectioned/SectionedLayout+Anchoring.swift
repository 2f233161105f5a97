import CollectionView
import LayoutEngine

extension SectionedLayout: ItemAnchoredLayout {
  /// The visible items as the contents were last laid out, to be anchors. None where the contents are at their start.
  func visibleAnchors(beforeBatch isBatch: Bool = false, showingFirst: Bool = false) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    // Contents that were at their start go to their new start, as the view sees to it where an inset has grown.
    guard maintainsVisibleContentPosition || anchoring.awaitsLevel, let contents,
      let visible = visibleBefore(),
      !visible.isAtStart, visibleBefore(within: anchorTracker.shownArea?.insets)?.isAtStart == false
    else { return anchors }
    if let mark = contents.mark(in: visible) {
      // Of settings only: nothing else moves it.
      return staleness.metrics && !isBatch ? VisibleAnchors(mark) : anchors
    }
    if !isBatch, !showingFirst, let jump = anchorsOfJump(in: visible) { return jump }
    // What a batch deletes is followed by others, which may be elsewhere now than when the first one was noted.
    if !isBatch, let shown = anchorTracker.shown(in: visible),
      !shown.leavesOutItems || !staleness.items.isEmpty
    {
      return shown
    }
    // Items that change themselves, or come into sight only now, are anchors only where there are no others.
    var changing = VisibleAnchors()
    contents.forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let path = ItemPath(section: section, item: item)
      // The layout may have been given another direction since.
      let range = contents.axis.range(of: frame)
      if staleness.items.contains(IndexPath(path))
        || !anchoring.anchored.isEmpty && !anchoring.anchored.contains(element)
      {
        changing.add(path, at: range, in: visible)
      } else {
        anchors.add(path, at: range, in: visible)
      }
    }
    if anchors.isEmpty { anchors = changing } else { anchors.leavesOutItems = !changing.isEmpty }
    anchors.sort()
    return anchors
  }

  /// What was jumped to, if that is what stays.
  func anchorsOfJump(in visible: ClosedRange<Double>) -> VisibleAnchors? {
    guard let jump = anchoring.jump, let range = contents?.range(ofItemAt: jump.path) else { return nil }
    return VisibleAnchors(jump, at: range, in: visible)
  }

  /// The visible area in the view as it was when it was last laid out, at the present offset: mirrored contents begin at the
  /// far edge of the view.
  ///
  /// - Parameter insets: Those of the view; nil for the present ones.
  private func visibleBefore(within insets: LayoutInsets? = nil) -> ClosedRange<Double>? {
    guard let collectionView, let contents else { return nil }
    let bounds = collectionView.bounds
    return visibleRange(
      of: CGRect(
        origin: bounds.origin, size: anchorTracker.shownArea.map { CGSize($0.bounds) } ?? bounds.size),
      along: .init(contents.axis),
      contentWidth: mirroredWidth, insets: insets)
  }

  /// Where the visible area must start for the first remaining anchor to be where it was on screen.
  func visibleStart(restoring anchors: VisibleAnchors, _ pathAfter: (ItemPath) -> ItemPath?) -> Double? {
    guard let contents else { return nil }
    if let mark = anchors.mark {
      return contents.position(ofMark: mark.value).map { $0 - mark.distance }
    }
    let start = anchors.visibleStart(pathAfter) { path in
      contents.range(ofItemAt: path).flatMap {
        contents.hidesItem(path.item, inSection: path.section) ? nil : $0
      }
    }
    guard let start, anchors.staysFirst, let first = anchors.first.flatMap(pathAfter) else { return start }
    return contents.start(start, showingFirst: first)
  }

  /// Notes the visible items, unless those from before another change wait for the next preparation.
  ///
  /// - Parameter showingFirst: Whether no other item is to begin in sight before the first one.
  func noteAnchors(showingFirst: Bool = false) {
    guard !anchorTracker.isNoted, let contents, let collectionView else { return }
    let staysFirst = showingFirst && contents.maintainsFirstItem
    var anchors = visibleAnchors(showingFirst: staysFirst)
    anchors.staysFirst = staysFirst
    anchorTracker.note(anchors, in: collectionView, along: .init(contents.axis))
  }

  /// Moves the content offset so that the first of the items is where it was on screen.
  func restoreAnchors() {
    let wasAdjusting = anchoring.isAdjusting
    anchoring.isAdjusting = true
    anchorTracker.restoreAnchor(
      of: self, along: scrollDirection, maintainsVisibleContentPosition,
      visibleStart: packedStart)
    anchoring.isAdjusting = wasAdjusting
  }

  /// Where the visible area must start for the first anchor to be where it was on screen, with everything packed that shows then.
  private func packedStart(restoring anchors: VisibleAnchors) -> Double? {
    let start = visibleStart(restoring: anchors) { $0 }
    if let start, let collectionView {
      contents?.pack(through: start + axis.extent(of: LayoutRect(collectionView.bounds).size))
    }
    return start
  }

  // MARK: Where the reader is

  var preparedDirection: UICollectionView.ScrollDirection? { contents.map { .init($0.axis) } }

  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void) {
    contents?.forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element, let contents else { return }
      body(ItemPath(section: section, item: item), contents.axis.range(of: frame))
    }
  }

  func invalidateForAwaitedAnchor() {
    (anchoring.anchored, anchoring.jump) = ([], nil)
    movePinnedViews()
  }

  // MARK: Batches of updates

  /// The visible area follows the items that were in sight before the batch, or goes where the app wants it. While estimates end the
  /// contents too early, it goes as far as they reach. It goes on when the cells have measured themselves.
  func moveAnchors(after paths: PathsAfterUpdate) {
    guard let collectionView else { return }
    let start: Double?
    let anchors: VisibleAnchors
    if let awaited = anchorTracker.consumeAwaited(for: self, along: scrollDirection) {
      (start, anchors) = (packedStart(restoring: awaited), awaited)
    } else {
      let before = anchorTracker.beforeUpdates ?? VisibleAnchors()
      (start, anchors) = (visibleStart(restoring: before, paths.newPath), before.following(paths.newPath))
    }
    let visible = visibleRange(of: collectionView.bounds)
    anchorTracker.follow(to: start.map { reachable($0, in: visible) }, showing: anchors)
  }

  // MARK: Level

  /// After views were measured on the way up, lanes may begin an item's length apart, and lines where they do not when they are broken
  /// from the first one on. That shows only at the start of a section: there they become level when the contents have come to rest,
  /// in an animation.
  func levelLater(before newBounds: CGRect) {
    if showsUnevenStart(in: newBounds) { rest.wait(for: self) { $0.levelAtRest() } }
  }

  private func levelAtRest() {
    // A stale layout is left to its preparation.
    guard let collectionView, staleness.isNothing, showsUnevenStart(in: collectionView.bounds) else { return }
    UIView.animate(withDuration: 0.25) {
      self.anchoring.anchored = []
      self.anchoring.awaitsLevel = true
      self.movePinnedViews()
      collectionView.layoutIfNeeded()
    }
  }

  private func showsUnevenStart(in bounds: CGRect) -> Bool {
    guard let contents, let measurer, !measurer.isLevel else { return false }
    let visible = visibleRange(of: bounds)
    return contents.sections(meeting: visible).contains {
      !measurer.isLevel($0) && contents.bounds(ofSection: $0).lowerBound >= visible.lowerBound - 1
    }
  }
}
