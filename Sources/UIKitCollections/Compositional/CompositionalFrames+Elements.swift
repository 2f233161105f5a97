import Foundation
import LayoutEngine

extension CompositionalFrames {
  struct Moment {
    /// If `nil`, no element is pinned.
    var visible: ClosedRange<Double>?
    /// A closure that returns a section's orthogonal scroll distance.
    var distances: (Int) -> Double = { _ in 0 }
    var sizes = CompositionalSizes()
  }

  func forEachElement(in rect: LayoutRect, at moment: Moment, _ body: (Element, LayoutRect) -> Void) {
    let (low, reach) = (axis.along(rect.origin), reachOfBadges(moment.sizes))
    for section in sections(meeting: (low - reach)...(low + axis.extent(of: rect.size) + reach)) {
      forEachElement(ofSection: section, in: rect, at: moment, body)
    }
    for index in outerItems.indices {
      let frame = outerFrame(index, visible: moment.visible)
      if frame.intersects(rect) { body(.outer(index), frame) }
    }
  }

  func forEachElement(
    ofSection section: Int, in rect: LayoutRect, at moment: Moment, _ body: (Element, LayoutRect) -> Void
  ) {
    let description = descriptions[section]
    for index in description.decorationItems.indices {
      let frame = decoration(index, ofSection: section)
      if frame.intersects(rect) { body(.decoration(index, section: section), frame) }
    }
    let origin = itemsOrigin(ofSection: section)
    let run = sections[section].run
    let window =
      sections[section].isOrthogonal ? pages(in: rect, scrolledBy: moment.distances(section)) : rect
    run.forEachItem(in: window, from: origin) { item, frame in
      body(.item(IndexPath(item: item, section: section)), frame)
    }
    let badges = description.badges
    if !badges.isEmpty {
      run.forEachBadge(
        in: window, from: origin, reach: reachOfBadges(moment.sizes),
        measured: {
          moment.sizes.size(ofBadge: badges[$0].elementKind, at: IndexPath(item: $1, section: section))
        }
      ) { badge, item, frame in body(.badge(badge, IndexPath(item: item, section: section)), frame) }
    }
    for index in description.boundaryItems.indices {
      let frame = boundary(index, ofSection: section, visible: moment.visible)
      if frame.intersects(rect) { body(.boundary(index, section: section), frame) }
    }
  }

  /// Returns the visible pages, which are as long as the view. They rarely change during scrolling.
  private func pages(in rect: LayoutRect, scrolledBy distance: Double) -> LayoutRect {
    let (first, end) = pageNumbers(at: distance)
    return axis.rect(
      along: axis.along(rect.origin), across: Double(first) * pageLength, extent: axis.extent(of: rect.size),
      breadth: Double(end - first) * pageLength)
  }

  private var pageLength: Double { max(1, room.viewBreadth) }

  func pageNumbers(at distance: Double) -> (first: Int, end: Int) {
    let length = pageLength
    let start = room.viewStart + distance
    let limit = Double(1 << 40)
    func number(_ page: Double) -> Int { Int(max(-limit, min(page, limit))) }
    return (
      number((start / length).rounded(.down)), number(((start + length) / length).rounded(.up))
    )
  }

  /// Returns the first item that starts in the visible rectangle. Prefers items of known size, such as items
  /// that were visible earlier.
  ///
  /// - Parameter isMoving: If `false`, a view that is scrolled to the beginning stays there.
  func anchor(in visible: LayoutRect, at moment: Moment, isMoving: Bool) -> IndexPath? {
    let known =
      isMoving || axis.along(visible.origin) > 0 ? anchor(in: visible, at: moment, where: isKnown) : nil
    return known ?? anchor(in: visible, at: moment) { _ in true }
  }

  /// Returns `true` unless the item's size is an unmeasured estimate.
  private func isKnown(_ path: IndexPath) -> Bool {
    let run = sections[path.section].run
    let estimates = run.estimates(ofItem: path.item)
    return !estimates.width && !estimates.height || run.measuredSize(ofItem: path.item) != nil
  }

  private func anchor(
    in visible: LayoutRect, at moment: Moment, where survives: (IndexPath) -> Bool
  ) -> IndexPath? {
    var anchor: IndexPath?
    forEachElement(in: visible, at: moment) { element, frame in
      guard anchor == nil, case .item(let path) = element,
        axis.along(frame.origin) >= axis.along(visible.origin), survives(path)
      else { return }
      anchor = path
    }
    return anchor
  }

  // MARK: Orthogonal sections

  func strip(ofSection section: Int) -> Compositional.Strip? {
    guard sections[section].isOrthogonal,
      let behavior = descriptions[section].section.orthogonalScrollingBehavior.value
    else { return nil }
    return Compositional.Strip(
      sections[section].run, extent: axis.breadth(of: sections[section].run.container), behavior: behavior)
  }

  /// Returns the initial scroll distance of a section. It's negative if the first group is centered.
  func startOfStrip(ofSection section: Int) -> Double {
    guard section >= 0, section < sections.count,
      descriptions[section].section.orthogonalScrollingBehavior == .groupPagingCentered
    else { return 0 }
    return strip(ofSection: section)?.range.lowerBound ?? 0
  }

  /// Returns the frame of a section's scroll view: as broad as the room for groups, and as long as one group.
  func stripFrame(ofSection section: Int) -> LayoutRect {
    let origin = itemsOrigin(ofSection: section)
    return axis.rect(
      along: axis.along(origin), across: axis.across(origin), extent: sections[section].contentExtent,
      breadth: axis.breadth(of: sections[section].run.container))
  }

  func firstItem(ofStrip section: Int, scrolledBy distance: Double) -> Int? {
    let run = sections[section].run
    guard let span = run.groupSpan(at: distance) else { return nil }
    let item = span.start >= distance ? span.items.lowerBound : span.items.upperBound
    return item < run.count ? item : nil
  }
}
