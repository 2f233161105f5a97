import CollectionView
import LayoutEngine

// Views measure themselves as they appear. The collection view asks the layout if a view's preferred
// attributes change the element (`measurement`). The invalidation context contains the new size, and the
// layout applies the size immediately (`apply`).
//
// Elements on screen both before and after scrolling are anchored. After a jump, the item at its destination
// stays in place (`jump`). If there is neither, the first visible item stays in place.

extension SectionedLayout {
  /// Returns the size that a view prefers, or `nil` if the size doesn't change the element.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    guard let contents, let element = SectionElement(original) else { return nil }
    if case .item = element { return measurer?.measurement(preferred, ofItem: original) }
    guard boundaries.isAutomatic(element), let range = contents.range(of: element) else { return nil }
    let given = CGFloat(axis.extent(of: LayoutSize(preferred.size)))
    let wanted = Double(inputCheck.accept(given, of: element.name, at: original.indexPath, in: self))
    let change = wanted - (range.upperBound - range.lowerBound)
    guard isNoticeable(change, wasMeasured: boundaries.length(of: element) != nil) else { return nil }
    return ViewMeasurement(element: element, size: axis.size(extent: wanted, breadth: 0))
  }

  /// Returns `true` if a change of a length moves anything on screen.
  ///
  /// A measured view may report another length forever, less than a pixel away: see docs/SYSTEM-BUGS.md. Half
  /// a pixel ends such a loop. The first measurement is exact, except for rounding errors.
  func isNoticeable(_ change: Double, wasMeasured: Bool) -> Bool {
    // A change from an invalid estimate is NaN.
    guard wasMeasured else { return !(change.magnitude <= 1e-6) }
    return !(change.magnitude <= 0.5 / max(1, Double(collectionView?.traitCollection.displayScale ?? 1)))
  }

  func isNoticeable(from known: CGSize, to wanted: CGSize, wasMeasured: Bool) -> Bool {
    isNoticeable(Double(wanted.width - known.width), wasMeasured: wasMeasured)
      || isNoticeable(Double(wanted.height - known.height), wasMeasured: wasMeasured)
  }

  /// Stores a measurement. Returns `true` if there was an earlier one.
  private func store(_ measurement: ViewMeasurement) -> Bool {
    if case .item(let item, let section) = measurement.element {
      return measurer?.store(measurement, ofItemAt: [section, item]) ?? false
    }
    return boundaries.retain(axis.extent(of: measurement.size), of: measurement.element)
  }

  /// Applies a measurement. The context moves the content offset with the anchored elements.
  func apply(_ measurement: ViewMeasurement, adjusting context: UICollectionViewLayoutInvalidationContext) {
    let (element, wasMeasured) = (measurement.element, store(measurement))
    // The element changes while it is on screen.
    if wasMeasured { anchoring.anchored.jump = nil }
    guard let contents, let range = contents.range(of: element) else { return }
    if case .item(let item, let section) = element, measurer?.resizesItems == false {
      staleness.items.insert([section, item])
      return
    }
    // A full preparation uses the new measurement.
    guard !staleness.everything, !staleness.metrics, !staleness.counts, !anchorTracker.isNoted,
      let collectionView
    else { return }
    let visible = visibleRange(of: collectionView.bounds)
    let kept = anchoring.anchored.elements
    let restored = kept.isEmpty ? anchorTracker.shown(in: visible) : nil
    // An element that changes on screen moves the elements after it.
    let isOnScreen = kept.isEmpty ? wasMeasured && restored == nil : kept.contains(element)
    let staysItself = isOnScreen && range.lowerBound >= visible.lowerBound
    let anchored = isOnScreen ? [] : kept
    let anchors = anchorsOfJump(in: visible) ?? restored ?? anchors(among: kept, in: visible)
    let boundary = anchors.isEmpty ? firstBoundary(among: kept) : nil
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
    // The anchor is restored again when the contents have grown.
    let newStart = restored == nil ? wanted : reachable(wanted, in: visible)
    if let restored { anchorTracker.show(restored, at: newStart) }
    anchorTracker.correctStartAfterUpdates(to: newStart)
    // The offset of mirrored contents counts from their end.
    if newStart != visible.lowerBound || isMirrored && !axis.isVertical {
      adjust(context, from: visible.lowerBound, to: newStart, along: direction)
    }
  }

  /// Returns the nearest start within the contents. Contents scrolled by hand may leave their limits.
  func reachable(_ start: Double, in visible: ClosedRange<Double>) -> Double {
    guard let contents, !isScrolledByHand else { return start }
    let last = contents.axis.extent(of: contents.contentSize) - (visible.upperBound - visible.lowerBound)
    return max(0, min(start, last))
  }

  /// Returns the anchored items, or all visible ones if none is anchored. The first of them stays in place.
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

  // MARK: Anchoring

  private var sizesItself: Bool { boundaries.isActive || measurer?.sizesItems == true }

  /// Anchors elements visible before and after a scroll. Called while the view still has the old bounds.
  func anchorVisibleElements(before newBounds: CGRect) {
    guard !anchoring.isAdjusting, let collectionView, let contents else { return }
    let asked = anchoring.asked
    (anchoring.anchored, anchoring.asked) = (AnchoredElements(), AskedItem())
    guard sizesItself, !movesItems(newBounds) else { return }
    let visible = visibleRange(of: newBounds)
    anchoring.anchored.elements = Set(
      collectionView.shownElements.filter { element in
        guard let range = contents.range(of: element) else { return false }
        return range.lowerBound < visible.upperBound && range.upperBound > visible.lowerBound
      })
    contents.pack(through: visible.upperBound)
    anchoring.anchored.jump = contents.jumpTarget(
      in: visible, asked: isScrolledByHand ? AskedItem() : asked, retaining: anchoring.anchored.elements)
    if anchoring.anchored.jump != nil { anchoring.anchored.elements = [] }
    guard measurer?.isLevel == false else { return }
    anchoring.awaitsLevel = anchoring.anchored.elements.isEmpty
    levelLater(before: newBounds)
  }
}
