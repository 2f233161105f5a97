import CollectionView
import LayoutEngine

extension SectionedLayout {
  /// The visible items as the contents were last laid out, to be kept in place. None where the contents are at their start.
  func visibleAnchors(beforeBatch isBatch: Bool = false) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    guard maintainsVisibleContentPosition, let contents, let visible = visibleBefore, !visible.isAtStart
    else {
      return anchors
    }
    if !isBatch, let jump = anchorsOfJump(in: visible) { return jump }
    // What a batch deletes is followed by others, which may be elsewhere now than when the first one was noted.
    if !isBatch, let shown = place.kept.shown(in: visible), !shown.leavesOutItems || !staleness.items.isEmpty
    {
      return shown
    }
    // The layout may have been given another direction since.
    let axis = contents.axis
    let area = axis.rect(
      along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound,
      breadth: contents.breadth)
    // Items that change themselves, or come into sight only now, are kept only where there are no others.
    var changing = VisibleAnchors()
    contents.forEachElement(in: area, pinning: .none) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let path = IndexPath(item: item, section: section)
      let (distance, extent) = (axis.along(frame.origin) - visible.lowerBound, axis.extent(of: frame.size))
      if staleness.items.contains(path) || !place.held.isEmpty && !place.held.contains(element) {
        changing.add(path, distance: distance, extent: extent)
      } else {
        anchors.add(path, distance: distance, extent: extent)
      }
    }
    if anchors.isEmpty { anchors = changing } else { anchors.leavesOutItems = !changing.isEmpty }
    anchors.sort()
    return anchors
  }

  /// What was jumped to, if that is what stays.
  func anchorsOfJump(in visible: ClosedRange<Double>) -> VisibleAnchors? {
    guard let jump = place.jump, let place = contents?.place(ofItemAt: jump.path) else { return nil }
    return VisibleAnchors(jump, distance: place.place(jump.part) - visible.lowerBound)
  }

  /// The visible area in the view as it was when it was last laid out, at the present offset: mirrored contents begin at the
  /// far edge of the view.
  private var visibleBefore: ClosedRange<Double>? {
    guard let collectionView, let contents else { return nil }
    let bounds = collectionView.bounds
    return visibleRange(
      of: CGRect(origin: bounds.origin, size: place.viewSize ?? bounds.size), along: .init(contents.axis))
  }

  /// Where the visible area must start for the first remaining anchor to be where it was on screen.
  func visibleStart(keeping anchors: VisibleAnchors, _ pathAfter: (IndexPath) -> IndexPath?) -> Double? {
    guard let contents else { return nil }
    if let (target, distance) = anchors.jump {
      return pathAfter(target.path).flatMap(contents.place(ofItemAt:)).map {
        $0.place(target.part) - distance
      }
    }
    return anchors.visibleStart(pathAfter) { path in
      guard isItem(path, of: contents), !hidesItem(path.item, inSection: path.section) else { return nil }
      let frame = contents.frame(ofItem: path.item, inSection: path.section)
      return (axis.along(frame.origin), axis.extent(of: frame.size))
    }
  }

  /// Notes the visible items, unless those from before another change wait for the next preparation.
  func notePlace() {
    guard !place.kept.isNoted, let contents, let collectionView else { return }
    place.kept.note(visibleAnchors(), in: collectionView, along: .init(contents.axis))
  }

  /// Moves the content offset so that the first of the items is where it was on screen. Contents that have turned and have none are
  /// at their start.
  func goToKeptPlace() {
    guard let (anchors, hasTurned) = place.kept.take(for: self, along: scrollDirection) else { return }
    let beginning = hasTurned && maintainsVisibleContentPosition ? 0.0 : nil
    guard let start = visibleStart(keeping: anchors, { $0 }) ?? beginning else { return }
    let wasAdjusting = place.isAdjusting
    (place.start, place.isAdjusting) = (start, true)
    place.kept.show(anchors, at: showVisibleStart(start, along: scrollDirection, hasTurned: hasTurned))
    place.isAdjusting = wasAdjusting
  }
}
