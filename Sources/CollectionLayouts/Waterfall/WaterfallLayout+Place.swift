import CollectionView
import LayoutEngine

// Where the contents stand when the view turns, and when lanes that do not begin level do so again.

extension WaterfallLayout {
  /// Notes the visible items before the view gets another breadth, or the layout another direction.
  func notePlace() {
    guard !kept.isNoted, let collectionView else { return }
    kept.note(visibleAnchors(), in: collectionView, along: scrollDirection)
  }

  /// After preparing: moves the content offset, so that the first item that was in sight is the first one still. Contents that have
  /// turned and had none are at their start.
  func goToKeptPlace() {
    if selfSizing.awaitsLevel, sections?.isLevel == false, let collectionView {
      if !kept.isNoted { kept.note(itemsInSight(), in: collectionView, along: scrollDirection) }
      levelLanes()
      packTail()
    }
    selfSizing.awaitsLevel = false
    guard kept.isNoted else { return }
    (selfSizing.held, selfSizing.settling, selfSizing.updated) = ([], nil, nil)
    guard let (anchors, hasTurned) = kept.take(for: self, along: scrollDirection) else { return }
    selfSizing.settling = anchors
    let beginning = hasTurned && maintainsVisibleContentPosition ? 0.0 : nil
    guard let collectionView, let start = startShowingFirst(anchors) ?? beginning else { return }
    sections?.pack(through: start + axis.extent(of: LayoutRect(collectionView.bounds).size))
    let wasAdjusting = selfSizing.isAdjusting
    selfSizing.isAdjusting = true
    kept.show(anchors, at: showVisibleStart(start, along: scrollDirection, hasTurned: hasTurned))
    selfSizing.isAdjusting = wasAdjusting
  }

  /// Where the visible area must start, so that no item before the first anchor begins in it.
  func startShowingFirst(_ anchors: VisibleAnchors) -> Double? {
    let start = anchors.visibleStart({ $0 }) { path in
      frame(ofItem: path.item, inSection: path.section).map {
        (axis.along($0.origin), axis.extent(of: $0.size))
      }
    }
    guard let start, let first = anchors.first,
      let place = frame(ofItem: first.item, inSection: first.section).map({ axis.along($0.origin) }),
      start < place, let breadth = sections?.breadth
    else { return start }
    var last = start
    let area = axis.rect(along: start, across: 0, extent: place - start, breadth: breadth)
    sections?.forEachElement(in: area) { element, frame in
      let begin = axis.along(frame.origin)
      if case .item = element, begin < place { last = max(last, begin + 1) }
    }
    return min(last, place)
  }

  // MARK: Level lanes

  /// Has lanes begin level again. Items are left for later unless they do already.
  func levelLanes() { sections?.levelLanes() }

  /// After cells were measured on the way up, lanes may begin an item's length apart. That shows only at the start of a section:
  /// there they are levelled when the contents have come to rest, in an animation.
  func levelAtRest(before newBounds: CGRect) {
    if showsUnevenStart(in: newBounds) { selfSizing.rest.wait(for: self) { $0.levelAtRest() } }
  }

  private func levelAtRest() {
    guard let collectionView, sections?.isLevel == false, showsUnevenStart(in: collectionView.bounds) else {
      return
    }
    UIView.animate(withDuration: 0.25) {
      self.selfSizing.held = []
      self.selfSizing.awaitsLevel = true
      self.movePinnedViews()
      collectionView.layoutIfNeeded()
    }
  }

  private func showsUnevenStart(in bounds: CGRect) -> Bool {
    guard let sections else { return false }
    let visible = visibleRange(of: bounds)
    return sections.sections(meeting: visible).contains {
      !sections[$0].packing.isLevel && sections.bounds(ofSection: $0).lowerBound >= visible.lowerBound - 1
    }
  }
}
