import CollectionView
import LayoutEngine

// Headers and footers measure themselves as they come in. The view asks one for its preferred attributes, and the layout whether it
// cares (`measurement`); the context takes the length along, and the layout takes it in at once (`take`).
//
// What was on screen before the view scrolled, and is still, is held: the content offset follows it. After a jump nothing is held. Then
// the item stays that lies where a jump brings one, at the start, at the end or in the middle of the visible area (`jump`), or else
// the first one in sight.

extension SectionedLayout {
  /// What the preferred attributes of a header or footer say, if it sizes itself and has another length so far.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    guard let element = SectionElement(original), boundaries.isAutomatic(element),
      let length = frame(of: element).map({ axis.extent(of: $0.size) })
    else { return nil }
    let given = CGFloat(axis.extent(of: LayoutSize(preferred.size)))
    let wanted = Double(lengthCheck.accept(given, of: element.name, at: original.indexPath, in: self))
    return abs(wanted - length) > 1e-6 ? ViewMeasurement(element: element, length: wanted) : nil
  }

  /// Where an element is, pinning aside. Nil for what the layout does not have.
  func frame(of element: SectionElement) -> LayoutRect? {
    guard let contents, (0..<contents.count).contains(element.sectionNumber) else { return nil }
    switch element {
    case .item(let item, let section):
      guard item >= 0, item < contents.itemCount(ofSection: section) else { return nil }
      return contents.frame(ofItem: item, inSection: section)
    case .header(let section): return contents.frame(ofHeaderInSection: section, pinning: .none)
    case .footer(let section): return contents.frame(ofFooterInSection: section, pinning: .none)
    }
  }

  /// Takes in what a view has said, and has the context move the content offset by as much as what is held has moved.
  func take(_ measurement: ViewMeasurement, adjusting context: UICollectionViewLayoutInvalidationContext) {
    // What was measured before changes while it is on screen.
    let wasMeasured = boundaries.hasMeasured(measurement.element)
    if wasMeasured { place.jump = nil }
    boundaries.take(measurement)
    // What is to be laid out anew takes it along.
    guard !staleness.everything, !staleness.metrics, !place.kept.isNoted, let collectionView,
      frame(of: measurement.element) != nil
    else { return }
    let visible = visibleRange(of: collectionView.bounds)
    let settling = place.held.isEmpty ? place.kept.shown(in: visible) : nil
    let anchors = anchorsOfJump(in: visible) ?? settling ?? anchors(among: place.held, in: visible)
    let boundary = anchors.isEmpty ? firstBoundary(among: place.held) : nil
    let start = boundary.flatMap(position(of:))
    // What changes on screen, and begins there, moves what is behind it.
    let isOnScreen =
      place.held.isEmpty ? wasMeasured && settling == nil : place.held.contains(measurement.element)
    let staysItself =
      isOnScreen && position(of: measurement.element).map { $0 >= visible.lowerBound } == true
    resize(measurement.element, to: measurement.length)
    let moved = boundary.flatMap(position(of:)).flatMap { end in start.map { end - $0 } } ?? 0
    let wanted =
      staysItself
      ? visible.lowerBound : visibleStart(keeping: anchors) { $0 } ?? visible.lowerBound + moved
    // What settles comes to its place later, if the contents do not reach so far yet.
    let newStart = settling == nil ? wanted : reachable(wanted, in: visible)
    if let settling { place.kept.show(settling, at: newStart) }
    if place.startAfterUpdate != nil { place.startAfterUpdate = newStart }
    // The offset of mirrored contents counts from their end.
    if newStart != visible.lowerBound || isMirrored && scrollDirection == .horizontal {
      adjust(context, from: visible.lowerBound, to: newStart, along: scrollDirection)
    }
  }

  /// The view goes no further than to either end of the contents, unless they are scrolled by hand.
  private func reachable(_ start: Double, in visible: ClosedRange<Double>) -> Double {
    guard let contents, !isScrolledByHand else { return start }
    let last = contents.axis.extent(of: contents.contentSize) - (visible.upperBound - visible.lowerBound)
    return max(0, min(start, last))
  }

  /// What stays on screen: the first item that is held, or the first one in sight where nothing is.
  private func anchors(among held: Set<SectionElement>, in visible: ClosedRange<Double>) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    guard let contents, !held.isEmpty || !visible.isAtStart else { return anchors }
    func add(_ element: SectionElement, _ frame: LayoutRect) {
      guard case .item(let item, let section) = element else { return }
      anchors.add(
        IndexPath(item: item, section: section), distance: axis.along(frame.origin) - visible.lowerBound,
        extent: axis.extent(of: frame.size))
    }
    if held.isEmpty {
      let area = axis.rect(
        along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound,
        breadth: contents.breadth)
      contents.forEachElement(in: area, pinning: .none, add)
    } else {
      for element in held { frame(of: element).map { add(element, $0) } }
    }
    anchors.sort()
    return anchors
  }

  private func firstBoundary(among held: Set<SectionElement>) -> SectionElement? {
    held.compactMap { element in position(of: element).map { (element, $0) } }.min { $0.1 < $1.1 }?.0
  }

  private func position(of element: SectionElement) -> Double? {
    frame(of: element).map { axis.along($0.origin) }
  }

  // MARK: What is held

  /// Called while the view still has the old bounds: notes what is on screen, and will be with the new ones.
  func holdWhatIsShown(before newBounds: CGRect) {
    guard !place.isAdjusting, let collectionView, contents != nil else { return }
    let asked = isScrolledByHand ? AskedItem() : place.asked
    (place.held, place.jump, place.asked) = ([], nil, AskedItem())
    guard sizesItself, !movesItems(newBounds) else { return }
    let visible = visibleRange(of: newBounds)
    place.held = Set(
      collectionView.shownElements.filter { element in
        guard let frame = frame(of: element) else { return false }
        let start = axis.along(frame.origin)
        return start < visible.upperBound && start + axis.extent(of: frame.size) > visible.lowerBound
      })
    place.jump = contents?.jumpTarget(in: visible, asked: asked, holding: place.held)
    if place.jump != nil { place.held = [] }
  }

  // MARK: Updates

  /// After a batch of updates, which moves or removes sections: the lengths of headers and footers go along. `prepare()` has heard of
  /// their number only.
  func moveLengths(_ paths: PathsAfterUpdate) {
    guard boundaries.isActive else { return }
    (place.held, place.jump, place.isAdjusting) = ([], nil, true)
    let changed = boundaries.follow(paths).filter { boundaries.isAutomatic($0) && frame(of: $0) != nil }
    guard !changed.isEmpty else { return }
    for element in changed { resize(element, to: boundaries.length(of: element)) }
    // The view has taken the content size already.
    showContentSize()
  }
}

extension StackedSections {
  /// Gives a header or footer another length.
  mutating func resize(_ boundary: SectionElement, to length: Double) {
    update(boundary.sectionNumber) { section in
      switch boundary {
      case .header: section.headerExtent = length
      case .footer: section.footerExtent = length
      case .item: break
      }
    }
  }
}
