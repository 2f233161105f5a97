import CollectionView
import LayoutEngine

extension SectionedLayout: ItemAnchoredLayout {
  /// Contents at their start have no anchors.
  func visibleAnchors(beforeBatch isBatch: Bool = false, showingFirst: Bool = false) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    // Contents at their start go to their new start.
    guard maintainsVisibleContentPosition || anchoring.awaitsLevel, let contents,
      let visible = visibleBefore(),
      !visible.isAtStart, visibleBefore(within: anchorTracker.shownArea?.insets)?.isAtStart == false
    else { return anchors }
    if let mark = contents.mark(in: visible) {
      // Only a change of settings moves a mark.
      return staleness.metrics && !isBatch ? VisibleAnchors(mark) : anchors
    }
    if !isBatch, !showingFirst, let jump = anchorsOfJump(in: visible) { return jump }
    // The items after deleted ones may have moved since the first anchor was recorded.
    if !isBatch, let shown = anchorTracker.shown(in: visible),
      !shown.leavesOutItems || !staleness.items.isEmpty
    {
      return shown
    }
    // Changing and newly visible items are anchors only if there are no others.
    var changing = VisibleAnchors()
    contents.forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let path = ItemPath(section: section, item: item)
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

  /// Returns none if the target doesn't stay in place.
  func anchorsOfJump(in visible: ClosedRange<Double>) -> VisibleAnchors? {
    guard let jump = anchoring.jump, let range = contents?.range(ofItemAt: jump.path) else { return nil }
    return VisibleAnchors(jump, at: range, in: visible)
  }

  /// Mirrored contents begin at the far edge of the view, as of the last layout.
  private func visibleBefore(within insets: LayoutInsets? = nil) -> ClosedRange<Double>? {
    guard let collectionView, let contents else { return nil }
    let bounds = collectionView.bounds
    return visibleRange(
      of: CGRect(
        origin: bounds.origin, size: anchorTracker.shownArea.map { CGSize($0.bounds) } ?? bounds.size),
      along: .init(contents.axis),
      contentWidth: mirroredWidth, insets: insets)
  }

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

  /// - Parameter showingFirst: `true` if no other visible item may begin before the first one.
  func noteAnchors(showingFirst: Bool = false) {
    guard !anchorTracker.isNoted, let contents, let collectionView else { return }
    let staysFirst = showingFirst && contents.maintainsFirstItem
    var anchors = visibleAnchors(showingFirst: staysFirst)
    anchors.staysFirst = staysFirst
    anchorTracker.note(anchors, in: collectionView, along: .init(contents.axis))
  }

  func restoreAnchors() {
    let wasAdjusting = anchoring.isAdjusting
    anchoring.isAdjusting = true
    anchorTracker.restoreAnchor(
      of: self, along: scrollDirection, maintainsVisibleContentPosition,
      visibleStart: packedStart)
    anchoring.isAdjusting = wasAdjusting
  }

  /// Packs everything visible from there.
  private func packedStart(restoring anchors: VisibleAnchors) -> Double? {
    let start = visibleStart(restoring: anchors) { $0 }
    if let start, let collectionView {
      contents?.pack(through: start + axis.extent(of: LayoutRect(collectionView.bounds).size))
    }
    return start
  }

  // MARK: Reading position

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

  /// If estimates end the contents too early, the visible area moves on when the cells have measured
  /// themselves.
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

  // MARK: Leveling

  /// Levels the start of a section, with an animation, once the contents have come to rest there.
  ///
  /// After measurements while scrolling up, lanes may begin an item's length apart.
  func levelLater(before newBounds: CGRect) {
    if showsUnevenStart(in: newBounds) { rest.wait(for: self) { $0.levelAtRest() } }
  }

  private func levelAtRest() {
    // The next preparation handles a stale layout.
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
