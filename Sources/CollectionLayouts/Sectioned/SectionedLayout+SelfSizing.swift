import CollectionView
import LayoutEngine

// Views measure themselves as they come in. The view asks one for its preferred attributes, and the layout whether it cares
// (`measurement`). The context has the size, and the layout applies it at once (`apply`).
//
// What was on screen before the view scrolled, and is still, is anchored: the content offset follows it. After a jump
// nothing is anchored. Then the item stays that lies where a jump brings one, at the start, at the end or in the middle
// of the visible area (`jump`), or else the first one in sight.

extension SectionedLayout {
  /// What a view's preferred attributes say, if its element sizes itself and has another size so far.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    guard let contents, let element = SectionElement(original) else { return nil }
    if case .item = element { return measurer?.measurement(preferred, ofItem: original) }
    guard boundaries.isAutomatic(element), let range = contents.range(of: element) else { return nil }
    let given = CGFloat(axis.extent(of: LayoutSize(preferred.size)))
    let wanted = Double(inputCheck.accept(given, of: element.name, at: original.indexPath, in: self))
    return abs(wanted - (range.upperBound - range.lowerBound)) > 1e-6
      ? ViewMeasurement(element: element, size: axis.size(extent: wanted, breadth: 0)) : nil
  }

  /// Stores what a view has said. Returns whether it had said something before.
  private func store(_ measurement: ViewMeasurement) -> Bool {
    if case .item(let item, let section) = measurement.element {
      return measurer?.store(measurement, ofItemAt: [section, item]) ?? false
    }
    return boundaries.retain(axis.extent(of: measurement.size), of: measurement.element)
  }

  /// Applies what a view has said, and has the context move the content offset by as much as what is anchored has moved.
  func apply(_ measurement: ViewMeasurement, adjusting context: UICollectionViewLayoutInvalidationContext) {
    let (element, wasMeasured) = (measurement.element, store(measurement))
    // What was measured before changes while it is on screen.
    if wasMeasured { anchoring.jump = nil }
    guard let contents, let range = contents.range(of: element) else { return }
    if case .item(let item, let section) = element, measurer?.resizesItems == false {
      staleness.items.insert([section, item])
      return
    }
    // A full preparation is due anyway: it uses the new measurement.
    guard !staleness.everything, !staleness.metrics, !staleness.counts, !anchorTracker.isNoted,
      let collectionView
    else { return }
    let visible = visibleRange(of: collectionView.bounds)
    let restored = anchoring.anchored.isEmpty ? anchorTracker.shown(in: visible) : nil
    // What changes on screen, and begins there, moves what is behind it.
    let isOnScreen =
      anchoring.anchored.isEmpty ? wasMeasured && restored == nil : anchoring.anchored.contains(element)
    let staysItself = isOnScreen && range.lowerBound >= visible.lowerBound
    let anchored = isOnScreen ? [] : anchoring.anchored
    let anchors = anchorsOfJump(in: visible) ?? restored ?? anchors(among: anchoring.anchored, in: visible)
    let boundary = anchors.isEmpty ? firstBoundary(among: anchoring.anchored) : nil
    func boundaryStart() -> Double? { boundary.flatMap { contents.range(of: $0)?.lowerBound } }
    let start = boundaryStart()
    contents.resize(element, to: axis.extent(of: measurement.size), anchoring: anchored)
    contents.packTail(behind: visible.upperBound)
    let moved = boundaryStart().flatMap { end in start.map { end - $0 } } ?? 0
    let own = contents.range(of: element)?.lowerBound ?? range.lowerBound
    let wanted =
      staysItself
      ? visible.lowerBound + own - range.lowerBound
      : visibleStart(restoring: anchors) { $0 } ?? visible.lowerBound + moved
    // If the contents do not reach that far yet, the anchor is restored as far as they reach, and again when they have
    // grown.
    let newStart = restored == nil ? wanted : reachable(wanted, in: visible)
    if let restored { anchorTracker.show(restored, at: newStart) }
    anchorTracker.correctStartAfterUpdates(to: newStart)
    // The offset of mirrored contents counts from their end.
    if newStart != visible.lowerBound || isMirrored && scrollDirection == .horizontal {
      adjust(context, from: visible.lowerBound, to: newStart, along: scrollDirection)
    }
  }

  /// The view goes no further than to either end of the contents, unless they are scrolled by hand.
  func reachable(_ start: Double, in visible: ClosedRange<Double>) -> Double {
    guard let contents, !isScrolledByHand else { return start }
    let last = contents.axis.extent(of: contents.contentSize) - (visible.upperBound - visible.lowerBound)
    return max(0, min(start, last))
  }

  /// What stays on screen: the first item that is anchored, or the first one in sight where nothing is.
  private func anchors(among anchored: Set<SectionElement>, in visible: ClosedRange<Double>) -> VisibleAnchors
  {
    var anchors = VisibleAnchors()
    guard let contents, !anchored.isEmpty || !visible.isAtStart else { return anchors }
    func add(_ element: SectionElement, _ frame: LayoutRect) {
      guard case .item(let item, let section) = element else { return }
      anchors.add(ItemPath(section: section, item: item), at: axis.range(of: frame), in: visible)
    }
    if anchored.isEmpty {
      contents.forEachElement(in: visible, add)
    } else {
      for element in anchored { contents.frame(of: element).map { add(element, $0) } }
    }
    anchors.sort()
    return anchors
  }

  private func firstBoundary(among anchored: Set<SectionElement>) -> SectionElement? {
    anchored.compactMap { element in contents?.range(of: element).map { (element, $0.lowerBound) } }
      .min { $0.1 < $1.1 }?.0
  }

  // MARK: What is anchored

  /// Whether anything sizes itself, so that what is on screen must be anchored.
  private var sizesItself: Bool { boundaries.isActive || measurer?.sizesItems == true }

  /// Called while the view still has the old bounds: notes what is on screen, and will be with the new ones.
  func anchorVisibleElements(before newBounds: CGRect) {
    guard !anchoring.isAdjusting, let collectionView, let contents else { return }
    let asked = anchoring.asked
    (anchoring.anchored, anchoring.jump, anchoring.asked) = ([], nil, AskedItem())
    guard sizesItself, !movesItems(newBounds) else { return }
    let visible = visibleRange(of: newBounds)
    anchoring.anchored = Set(
      collectionView.shownElements.filter { element in
        guard let range = contents.range(of: element) else { return false }
        return range.lowerBound < visible.upperBound && range.upperBound > visible.lowerBound
      })
    contents.pack(through: visible.upperBound)
    anchoring.jump = contents.jumpTarget(
      in: visible, asked: isScrolledByHand ? AskedItem() : asked, retaining: anchoring.anchored)
    if anchoring.jump != nil { anchoring.anchored = [] }
    guard measurer?.isLevel == false else { return }
    anchoring.awaitsLevel = anchoring.anchored.isEmpty
    levelLater(before: newBounds)
  }
}
