import CollectionView
import LayoutEngine

extension SectionedLayout: ItemAnchoredLayout {
  /// Returns the anchors before a change, or none if the view is scrolled to the start.
  func visibleAnchors(beforeBatch isBatch: Bool = false, showingFirst: Bool = false) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    // A view that is scrolled to the start stays at the start, even if the start moves.
    guard maintainsVisibleContentPosition || anchoring.awaitsLevel, let contents,
      let visible = visibleBefore(),
      !visible.isAtStart, visibleBefore(within: anchorTracker.shownArea?.insets)?.isAtStart == false
    else { return anchors }
    if let mark = contents.mark(in: visible) {
      // Only a change of settings keeps a mark in place.
      return staleness.metrics && !isBatch ? VisibleAnchors(mark) : anchors
    }
    if !isBatch, !showingFirst, let jump = anchorsOfJump(in: visible) { return jump }
    // Reuses the restored anchors, unless they left out items that were changing and no item is changing now.
    if !isBatch, let shown = anchorTracker.shown(in: visible),
      !shown.leavesOutItems || !staleness.items.isEmpty
    {
      return shown
    }
    // Items that are changing or newly visible are anchors only if there are no others.
    var changing = VisibleAnchors()
    contents.forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let path = ItemPath(section: section, item: item)
      let range = contents.axis.range(of: frame)
      if staleness.items.contains(IndexPath(path))
        || !anchoring.anchored.elements.isEmpty && !anchoring.anchored.elements.contains(element)
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

  /// Returns the anchor of a jump's target, or `nil` without a jump.
  func anchorsOfJump(in visible: ClosedRange<Double>) -> VisibleAnchors? {
    guard let jump = anchoring.anchored.jump, let range = contents?.range(ofItemAt: jump.path) else {
      return nil
    }
    return VisibleAnchors(jump, at: range, in: visible)
  }

  /// Returns the visible range before a change, with the view's size as of the last layout. Mirrored contents
  /// begin at the far edge of the view.
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

  /// - Parameter showingFirst: `true` if the first visible item must stay the first one.
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
      of: self, along: direction, maintainsAnchor: maintainsVisibleContentPosition,
      visibleStart: packedStart)
    anchoring.isAdjusting = wasAdjusting
  }

  /// Returns the visible start that restores anchors, and packs everything visible from there.
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
    anchoring.anchored = AnchoredElements()
    movePinnedViews()
  }

  // MARK: Batches of updates

  /// Keeps the anchors in place after a batch. If estimated lengths make the contents too short, the visible
  /// area moves on once the cells have measured themselves.
  func moveAnchors(after paths: PathsAfterUpdate) {
    guard let collectionView else { return }
    let start: Double?
    let anchors: VisibleAnchors
    if let awaited = anchorTracker.consumeAwaited(for: self, along: direction) {
      (start, anchors) = (packedStart(restoring: awaited), awaited)
    } else {
      let before = anchorTracker.beforeUpdates ?? VisibleAnchors()
      (start, anchors) = (visibleStart(restoring: before, paths.newPath), before.following(paths.newPath))
    }
    let visible = visibleRange(of: collectionView.bounds)
    anchorTracker.follow(to: start.map { reachable($0, in: visible) }, showing: anchors)
  }

  /// Repeats an adjustment of the content offset that the view has ignored in a batch.
  func applyIgnoredAdjustment() {
    guard let adjustment = anchorTracker.ignoredAdjustment(in: self, along: direction) else { return }
    let context = makeContext()
    context.leavesItems = true
    context.contentOffsetAdjustment = adjustment
    invalidateLayout(with: context)
  }

  // MARK: Leveling

  /// Levels the start of a section, with an animation, once the contents have come to rest there.
  ///
  /// If items were measured while the user scrolled up, lanes may begin up to an item's length apart.
  func levelLater(before newBounds: CGRect) {
    if showsUnevenStart(in: newBounds) { rest.wait(for: self) { $0.levelAtRest() } }
  }

  private func levelAtRest() {
    // The next preparation handles a stale layout.
    guard let collectionView, staleness.isNothing, showsUnevenStart(in: collectionView.bounds) else { return }
    UIView.animate(withDuration: 0.25) {
      self.anchoring.anchored.elements = []
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

struct SectionedAnchoring {
  var anchored = AnchoredElements()
  var asked = AskedItem()
  /// `true` while the layout itself changes the content offset.
  var isAdjusting = false
  /// `true` if the next preparation levels sections that are packed backward.
  var awaitsLevel = false
}

/// The elements that stay in place while views measure themselves, until the next scroll.
struct AnchoredElements {
  /// The elements on screen both before and after the view scrolled.
  var elements: Set<SectionElement> = []
  /// The target of a jump, which matters only if there are no elements.
  var jump: JumpTarget?
}
