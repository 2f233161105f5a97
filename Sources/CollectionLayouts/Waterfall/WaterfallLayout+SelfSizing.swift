import CollectionView
import LayoutEngine

// Cells measure themselves as they come in. The view asks a cell for its preferred attributes, and the layout whether it cares
// (`measurement`); the context takes the length along, and the layout takes it in at once (`take`).
//
// What was on screen before the view scrolled, and is still, is held: `LanePacking.resizeItem(at:to:holding:)` moves it by one
// distance at most, and the content offset follows it. After a jump nothing is held. Then the item stays that lies where a jump
// brings one, at the start, at the end or in the middle of the visible area (`jump`), or else the first visible one.

extension WaterfallLayout {
  var estimatedLength: Double {
    guard case .estimated(let length) = itemLength else { return MeasuredBoundaries.estimate }
    return Double(lengthCheck.accept(length, of: "item", in: self))
  }

  /// What a view's preferred attributes say, if its element sizes itself and has another length so far.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    guard let element = SectionElement(original), selfSizing.isAutomatic(element),
      let length = length(of: element)
    else { return nil }
    let given = CGFloat(axis.extent(of: LayoutSize(preferred.size)))
    let wanted = Double(lengthCheck.accept(given, of: element.name, at: original.indexPath, in: self))
    // Lengths are kept rounded.
    return abs(wanted - length) > 1e-6 ? ViewMeasurement(element: element, length: wanted) : nil
  }

  /// Nil for what the layout does not have.
  private func length(of element: SectionElement) -> Double? {
    guard let count = sections?.count else { return nil }
    switch element {
    case .item(let item, let section) where section < count:
      guard let count = sections?[section].packing.count, item < count else { return nil }
      return sections?[section].packing.length(at: item)
    case .header(let section) where section < count: return sections?[section].headerExtent
    case .footer(let section) where section < count: return sections?[section].footerExtent
    default: return nil
    }
  }

  // MARK: Taking lengths in

  /// Takes in what a view has said, and has the context move the content offset by as much as what is held has moved.
  func take(_ measurement: ViewMeasurement, adjusting context: UICollectionViewLayoutInvalidationContext) {
    // What was measured before changes while it is on screen.
    let wasMeasured = selfSizing.hasMeasured(measurement.element)
    let jump = wasMeasured ? nil : selfSizing.jump
    selfSizing.take(measurement)
    guard case .nothing = staleness, length(of: measurement.element) != nil else { return }
    // That may move what is behind it. It stays itself if it begins there.
    let isOnScreen =
      selfSizing.held.isEmpty ? wasMeasured : selfSizing.held.contains(measurement.element)
    let held = isOnScreen ? [] : selfSizing.held
    let anchor =
      jump != nil
      ? nil : isOnScreen && beginsInSight(measurement.element) ? measurement.element : anchor(among: held)
    func place() -> Double? { jump.flatMap(position(of:)) ?? anchor.flatMap(position(of:)) }
    let start = place()
    switch measurement.element {
    case .item(let item, let section):
      let heldItems = Set(held.compactMap { $0.item(inSection: section) })
      let holdsEnd = held.contains { $0.sectionNumber > section || $0 == .footer(section: section) }
      sections?.updateItems(inSection: section) {
        $0.resizeItem(at: item, to: measurement.length, holding: heldItems, holdsEnd: holdsEnd)
      }
    case .header(let section):
      sections?.resizeBoundaries(ofSection: section, headerExtent: measurement.length)
    case .footer(let section):
      sections?.resizeBoundaries(ofSection: section, footerExtent: measurement.length)
    }
    packTail()
    if held.isEmpty, jump == nil, let anchors = selfSizing.settling, let collectionView {
      let start = visibleRange(of: collectionView.bounds).lowerBound
      let newStart = startShowingFirst(anchors) ?? start
      return adjust(context, from: start, to: newStart, along: scrollDirection)
    }
    guard let start, let newStart = place(), newStart != start else { return }
    adjust(context, from: start, to: newStart, along: scrollDirection)
  }

  /// What stays on screen: the first of what is held, or the first item in sight where nothing is.
  private func anchor(among held: Set<SectionElement>) -> SectionElement? {
    if held.isEmpty {
      return (selfSizing.updated ?? itemsInSight().first).map { .item($0.item, section: $0.section) }
    }
    let places = held.compactMap { element in position(of: element).map { (element, $0) } }
    return places.min { $0.1 < $1.1 }?.0
  }

  /// Where an element begins along the axis, pinning aside.
  private func position(of element: SectionElement) -> Double? {
    let frame: LayoutRect? =
      switch element {
      case .item(let item, let section): frame(ofItem: item, inSection: section)
      case .header(let section): sections?.frame(ofHeaderInSection: section)
      case .footer(let section): sections?.frame(ofFooterInSection: section)
      }
    return frame.map { axis.along($0.origin) }
  }

  private func beginsInSight(_ element: SectionElement) -> Bool {
    guard let collectionView, let start = position(of: element) else { return false }
    return start >= visibleRange(of: collectionView.bounds).lowerBound
  }

  /// Where the part of an item is that stays after a jump.
  private func position(of jump: JumpTarget) -> Double? {
    frame(ofItem: jump.path.item, inSection: jump.path.section).map {
      axis.along($0.origin) + jump.part * axis.extent(of: $0.size)
    }
  }

  // MARK: What is held

  /// Called while the view still has the old bounds: notes what is on screen, and will be with the new ones.
  func holdWhatIsShown(before newBounds: CGRect) {
    guard selfSizing.isActive, !selfSizing.isAdjusting, let collectionView, sections != nil else { return }
    let asked = isScrolledByHand ? AskedItem() : selfSizing.asked
    (selfSizing.settling, selfSizing.updated, selfSizing.asked) = (nil, nil, AskedItem())
    let visible = visibleRange(of: newBounds)
    func isInSight(_ element: SectionElement) -> Bool {
      guard let frame = frame(of: element) else { return false }
      let start = axis.along(frame.origin)
      return start < visible.upperBound && start + axis.extent(of: frame.size) > visible.lowerBound
    }
    selfSizing.held = Set(collectionView.shownElements.filter(isInSight))
    selfSizing.jump = nil
    if newBounds.size == collectionView.bounds.size {
      sections?.pack(through: visible.upperBound)
      selfSizing.jump = sections?.jumpTarget(in: visible, asked: asked, holding: selfSizing.held)
      if selfSizing.jump != nil { selfSizing.held = [] }
    }
    if sections?.isLevel == false {
      selfSizing.awaitsLevel = selfSizing.held.isEmpty
      levelAtRest(before: newBounds)
    }
  }

  private func frame(of element: SectionElement) -> LayoutRect? {
    guard let count = sections?.count else { return nil }
    switch element {
    case .item(let item, let section): return frame(ofItem: item, inSection: section)
    case .header(let section) where section < count: return sections?.frame(ofHeaderInSection: section)
    case .footer(let section) where section < count: return sections?.frame(ofFooterInSection: section)
    default: return nil
    }
  }

  // MARK: Updates

  /// After a batch of updates, which moves, inserts or removes items that have measured themselves: their lengths go along.
  func followMeasured(_ paths: PathsAfterUpdate) {
    (selfSizing.held, selfSizing.jump, selfSizing.settling) = ([], nil, nil)
    guard selfSizing.hasMeasured, let collectionView else { return }
    selfSizing.follow(paths, in: collectionView)
    layOutEverything(in: collectionView)
    showContentSize()
  }

  /// Notes that counts change. Where no batch says what became of the items, as after `reloadData()`, the lengths stay as
  /// estimates for those that are now where they were measured.
  func noteCounts(_ context: UICollectionViewLayoutInvalidationContext) {
    (selfSizing.held, selfSizing.jump, selfSizing.settling) = ([], nil, nil)
    guard context.invalidateEverything, context.targetIndexPathsForInteractivelyMovingItems == nil else {
      return
    }
    selfSizing.expectOtherCounts()
  }
}
