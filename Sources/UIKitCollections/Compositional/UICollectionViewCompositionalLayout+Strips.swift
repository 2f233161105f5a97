import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// Returns the section of an element that scrolls orthogonally, or `nil` for other elements.
  func strip(of key: ElementKey) -> Int? {
    guard let packing, packing.hasStrips, key.indexPath.count == 2 else { return nil }
    let section = key.indexPath.section
    guard section >= 0, section < packing.sections.count, packing.sections[section].isOrthogonal else {
      return nil
    }
    switch key.category {
    case .cell: return section
    case .supplementaryView:
      return packing.descriptions[section].badgeKinds.contains(key.kind ?? "") ? section : nil
    case .decorationView: return nil
    }
  }

  func stripDistance(ofSection section: Int) -> Double {
    stripDistances[section] ?? packing?.startOfStrip(ofSection: section) ?? 0
  }

  func stripShift(of key: ElementKey) -> CGVector {
    guard let packing, let section = strip(of: key) else { return .zero }
    let shift = packing.axis.point(along: 0, across: -stripDistance(ofSection: section))
    return CGVector(dx: shift.x, dy: shift.y)
  }

  var hasStrips: Bool { packing?.hasStrips == true }

  func forEachItem(
    aheadInSection section: Int, goesBack: Bool, _ body: (Int, LayoutRect) -> Void
  ) {
    guard let packing, section < packing.sections.count, let view = collectionView else { return }
    let room = packing.room
    let frame = packing.stripFrame(ofSection: section)
    let step = goesBack ? -room.viewBreadth : room.viewBreadth
    let window = packing.axis.rect(
      along: packing.axis.along(frame.origin),
      across: room.viewStart + view.stripDistance(ofSection: section) + step,
      extent: packing.axis.extent(of: frame.size), breadth: room.viewBreadth)
    packing.sections[section].run.forEachItem(in: window, from: packing.itemsOrigin(ofSection: section), body)
  }

  func strips(meeting rect: LayoutRect) -> [Int] {
    guard let packing, packing.hasStrips else { return [] }
    return packing.sections(meeting: range(of: rect, packing.axis)).filter {
      packing.sections[$0].isOrthogonal && packing.stripFrame(ofSection: $0).intersects(rect)
    }
  }

  /// Returns `nil` if the section isn't orthogonal.
  func strip(ofSection section: Int) -> OrthogonalStrip? {
    guard let packing, section < packing.sections.count, let strip = packing.strip(ofSection: section) else {
      return nil
    }
    return OrthogonalStrip(
      frame: packing.stripFrame(ofSection: section), axis: packing.axis.crossing,
      contentExtent: packing.sections[section].run.extent, range: strip.range,
      isPaged: [.paging, .groupPaging, .groupPagingCentered].contains(strip.behavior),
      bounce: packing.descriptions[section].section.orthogonalScrollingProperties.bounce,
      decelerationRate: packing.descriptions[section].section.orthogonalScrollingProperties.decelerationRate)
  }

  func restingDistance(
    ofSection section: Int, from start: Double, at distance: Double, proposed: Double, velocity: Double
  ) -> Double {
    guard let packing, section < packing.sections.count, let strip = packing.strip(ofSection: section) else {
      return proposed
    }
    return strip.rest(from: start, at: distance, proposed: proposed, velocity: velocity)
  }

  /// Scrolls orthogonally, and invalidates the layout if new elements may appear or there is a handler.
  func scrollStrip(ofSection section: Int, to new: Double) {
    let old = stripDistance(ofSection: section)
    setStripDistance(ofSection: section, at: new)
    guard let packing, section < packing.sections.count else { return }
    let hasHandler = packing.descriptions[section].section.visibleItemsInvalidationHandler != nil
    guard hasHandler || packing.pageNumbers(at: old) != packing.pageNumbers(at: new) else { return }
    let context = makeInvalidationContext()
    guard let own = context as? CompositionalInvalidationContext else { return invalidateLayout() }
    own.preservesSections = true
    invalidate(with: own)
  }

  // MARK: Handlers

  /// Handlers can change the attributes of visible elements.
  func callHandlers(of view: UICollectionView) {
    handled = [:]
    guard let packing, packing.hasHandlers else { return }
    let visible = LayoutRect(LayoutReader(self, in: view).inLayout(view.bounds))
    var changed: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let moment = moment
    for section in packing.sections(meeting: range(of: visible, packing.axis)) {
      let layout = packing.descriptions[section].section
      guard let handler = layout.visibleItemsInvalidationHandler else { continue }
      let shift = packing.axis.point(along: 0, across: moment.distances(section))
      var items: [CompositionalVisibleItem] = []
      packing.forEachElement(ofSection: section, in: visible, at: moment) { element, frame in
        let attributes = attributes(for: element, frame: frame, in: packing)
        var shown = frame
        if strip(of: ElementKey(attributes)) != nil {
          (shown.origin.x, shown.origin.y) = (frame.minX - shift.x, frame.minY - shift.y)
        }
        if shown.intersects(visible) { items.append(CompositionalVisibleItem(attributes)) }
      }
      guard !items.isEmpty else { continue }
      // The offset is relative to the section's container.
      let offset =
        packing.sections[section].isOrthogonal
        ? packing.axis.point(
          along: 0, across: moment.distances(section) + packing.containerStart(ofSection: section))
        : visible.origin
      handler(items, CGPoint(offset), environment(ofSection: section, in: packing, view))
      for item in items { changed[ElementKey(item.attributes)] = item.attributes }
    }
    handled = changed
  }

  private func environment(
    ofSection section: Int, in packing: CompositionalPacking, _ view: UICollectionView
  ) -> CompositionalEnvironment {
    CompositionalEnvironment(
      contentSize: CGSize(packing.sections[section].surroundings.container),
      traitCollection: view.traitCollection)
  }
}
