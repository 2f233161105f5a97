import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// Returns the section of an element that scrolls orthogonally, or `nil` for other elements.
  func strip(of key: ElementKey) -> Int? {
    guard let frames, frames.hasStrips, key.indexPath.count == 2 else { return nil }
    let section = key.indexPath.section
    guard section >= 0, section < frames.sections.count, frames.sections[section].isOrthogonal else {
      return nil
    }
    switch key.category {
    case .cell: return section
    case .supplementaryView:
      return frames.descriptions[section].badgeKinds.contains(key.kind ?? "") ? section : nil
    case .decorationView: return nil
    }
  }

  func stripDistance(ofSection section: Int) -> Double {
    stripDistances[section] ?? frames?.startOfStrip(ofSection: section) ?? 0
  }

  func stripShift(of key: ElementKey) -> CGVector {
    guard let frames, let section = strip(of: key) else { return .zero }
    let shift = frames.axis.point(along: 0, across: -stripDistance(ofSection: section))
    return CGVector(dx: shift.x, dy: shift.y)
  }

  var hasStrips: Bool { frames?.hasStrips == true }

  func forEachItem(
    aheadInSection section: Int, goesBack: Bool, _ body: (Int, LayoutRect) -> Void
  ) {
    guard let frames, section < frames.sections.count, let view = collectionView else { return }
    let room = frames.room
    let frame = frames.stripFrame(ofSection: section)
    let step = goesBack ? -room.viewBreadth : room.viewBreadth
    let window = frames.axis.rect(
      along: frames.axis.along(frame.origin),
      across: room.viewStart + view.stripDistance(ofSection: section) + step,
      extent: frames.axis.extent(of: frame.size), breadth: room.viewBreadth)
    frames.sections[section].run.forEachItem(in: window, from: frames.itemsOrigin(ofSection: section), body)
  }

  func strips(meeting rect: LayoutRect) -> [Int] {
    guard let frames, frames.hasStrips else { return [] }
    return frames.sections(meeting: range(of: rect, frames.axis)).filter {
      frames.sections[$0].isOrthogonal && frames.stripFrame(ofSection: $0).intersects(rect)
    }
  }

  /// Returns `nil` if the section isn't orthogonal.
  func strip(ofSection section: Int) -> OrthogonalStrip? {
    guard let frames, section < frames.sections.count, let strip = frames.strip(ofSection: section) else {
      return nil
    }
    return OrthogonalStrip(
      frame: frames.stripFrame(ofSection: section), axis: frames.axis.crossing,
      contentExtent: frames.sections[section].run.extent, range: strip.range,
      isPaged: [.paging, .groupPaging, .groupPagingCentered].contains(strip.behavior),
      bounce: frames.descriptions[section].section.orthogonalScrollingProperties.bounce,
      decelerationRate: frames.descriptions[section].section.orthogonalScrollingProperties.decelerationRate)
  }

  func restingDistance(
    ofSection section: Int, from start: Double, at distance: Double, proposed: Double, velocity: Double
  ) -> Double {
    guard let frames, section < frames.sections.count, let strip = frames.strip(ofSection: section) else {
      return proposed
    }
    return strip.rest(from: start, at: distance, proposed: proposed, velocity: velocity)
  }

  /// Scrolls orthogonally, and invalidates the layout if new elements may appear or there is a handler.
  func scrollStrip(ofSection section: Int, to new: Double) {
    let old = stripDistance(ofSection: section)
    setStripDistance(ofSection: section, at: new)
    guard let frames, section < frames.sections.count else { return }
    let hasHandler = frames.descriptions[section].section.visibleItemsInvalidationHandler != nil
    guard hasHandler || frames.pageNumbers(at: old) != frames.pageNumbers(at: new) else { return }
    let context = makeInvalidationContext()
    guard let own = context as? CompositionalInvalidationContext else { return invalidateLayout() }
    own.preservesSections = true
    invalidate(with: own)
  }

  // MARK: Handlers

  /// Calls the visible sections' handlers, and stores the attributes that they may have changed.
  func callHandlers(of view: UICollectionView) {
    handled = [:]
    guard let frames, frames.hasHandlers else { return }
    let visible = LayoutRect(LayoutReader(self, in: view).inLayout(view.bounds))
    var changed: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let moment = moment
    for section in frames.sections(meeting: range(of: visible, frames.axis)) {
      let layout = frames.descriptions[section].section
      guard let handler = layout.visibleItemsInvalidationHandler else { continue }
      let shift = frames.axis.point(along: 0, across: moment.distances(section))
      var items: [CompositionalVisibleItem] = []
      frames.forEachElement(ofSection: section, in: visible, at: moment) { element, frame in
        let attributes = attributes(for: element, frame: frame, in: frames)
        var shown = frame
        if strip(of: ElementKey(attributes)) != nil {
          (shown.origin.x, shown.origin.y) = (frame.minX - shift.x, frame.minY - shift.y)
        }
        if shown.intersects(visible) { items.append(CompositionalVisibleItem(attributes)) }
      }
      guard !items.isEmpty else { continue }
      // The offset is relative to the section's container.
      let offset =
        frames.sections[section].isOrthogonal
        ? frames.axis.point(
          along: 0, across: moment.distances(section) + frames.containerStart(ofSection: section))
        : visible.origin
      handler(items, CGPoint(offset), environment(ofSection: section, in: frames, view))
      for item in items { changed[ElementKey(item.attributes)] = item.attributes }
    }
    handled = changed
  }

  private func environment(
    ofSection section: Int, in frames: CompositionalFrames, _ view: UICollectionView
  ) -> CompositionalEnvironment {
    CompositionalEnvironment(
      contentSize: CGSize(frames.sections[section].surroundings.container),
      traitCollection: view.traitCollection)
  }
}
