#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// The places of a compositional layout's elements.
struct CompositionalPacking {
  /// What a frame belongs to.
  enum Element {
    case item(IndexPath)
    /// By its place in the section's description.
    case badge(Int, IndexPath)
    case boundary(Int, section: Int)
    case decoration(Int, section: Int)
  }

  let room: CompositionalRoom
  private(set) var sections: Compositional.Sections
  private(set) var descriptions: [CompositionalDescription] = []
  /// Where each section starts across the axis.
  private var starts: [Double] = []
  /// No element lies further outside its section, along the axis.
  private var overhang = 0.0

  init(room: CompositionalRoom, spacing: CGFloat) {
    self.room = room
    sections = Compositional.Sections(axis: room.axis, spacing: Double(spacing))
  }

  var contentSize: LayoutSize { room.axis.size(extent: sections.extent, breadth: room.breadth) }

  /// Whether anything is as large as its view says.
  private(set) var hasEstimates = false
  /// Whether any section is a list.
  private(set) var hasLists = false
  /// Whether rows may be pulled aside.
  private(set) var hasSwipeActions = false
  /// How many sections there will be: the first and the last of lists have other spacing.
  var sectionCount = 0
  /// Whether anything is pinned.
  private(set) var pinsSomething = false

  /// Adds a section. Returns why it cannot be laid out, if so.
  mutating func append(
    _ description: CompositionalDescription, count: Int, reference: UIContentInsetsReference,
    sizes: CompositionalSizes
  ) -> Compositional.Problem? {
    let number = sections.count
    let section = section(
      description, count: count, container: room.container(reference), sizes: sizes, number: number)
    sections.append(section)
    descriptions.append(description)
    starts.append(room.across(reference).start)
    let boundaries = description.section.boundarySupplementaryItems
    hasEstimates =
      hasEstimates || description.node.hasEstimates
      || boundaries.contains {
        $0.layoutSize.value.width.isEstimated || $0.layoutSize.value.height.isEstimated
      }
    hasSwipeActions = hasSwipeActions || description.section.list?.hasSwipeActions == true
    hasLists = hasLists || description.section.list != nil
    pinsSomething = pinsSomething || boundaries.contains { $0.pinToVisibleBounds }
    noteOverhang(ofSection: number)
    return section.run.problem
  }

  private func section(
    _ description: CompositionalDescription, count: Int, container: LayoutSize, sizes: CompositionalSizes,
    number: Int
  ) -> Compositional.Section {
    let layout = description.section
    let surroundings = Compositional.Surroundings(
      axis: room.axis, container: container, insets: LayoutInsets(layout.contentInsets),
      boundaries: layout.boundarySupplementaryItems.enumerated().map { $1.value(id: $0) },
      followsInsets: layout.supplementariesFollowContentInsets, scale: room.scale,
      outer: layout.list?.outerSpacing(isFirst: number == 0, isLast: number == sectionCount - 1) ?? (0, 0)
    ) { index in
      sizes.size(ofKind: layout.boundarySupplementaryItems[index].elementKind, inSection: number)
    }
    var run = Compositional.Run(
      description.node, axis: room.axis, container: surroundings.contentContainer,
      spacing: Double(layout.interGroupSpacing), scale: room.scale, count: count,
      places: description.places)
    let measured = sizes.items.sizes(inSection: number)
    if !measured.isEmpty {
      run.measure(measured.map { (item: $0.key, size: $0.value) }, places: description.places)
    }
    return Compositional.Section(surroundings: surroundings, run: run)
  }

  private mutating func noteOverhang(ofSection section: Int) {
    let start = sections.start(ofSection: section)
    let own = sections[section]
    for index in descriptions[section].section.boundarySupplementaryItems.indices {
      let frame = boundary(index, ofSection: section, visible: nil)
      let low = room.axis.along(frame.origin) - start
      overhang = max(overhang, -low, low + room.axis.extent(of: frame.size) - own.extent)
    }
    overhang = max(overhang, own.run.overhangAround)
  }

  /// Takes sizes that views have said they have.
  mutating func measure(_ sizes: [IndexPath: LayoutSize]) {
    for (section, changes) in Dictionary(grouping: sizes.filter { contains($0.key) }, by: \.key.section) {
      let description = descriptions[section]
      sections.update(section) { run in
        run.measure(changes.map { (item: $0.key.item, size: $0.value) }, places: description.places)
      }
      noteOverhang(ofSection: section)
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.section < sections.count && path.item >= 0
      && path.item < sections[path.section].run.count && sections[path.section].run.hasItem(path.item)
  }

  // MARK: Places

  private func origin(ofSection section: Int) -> LayoutPoint {
    room.axis.point(along: sections.start(ofSection: section), across: starts[section])
  }

  private func itemsOrigin(ofSection section: Int) -> LayoutPoint {
    let (start, inside) = (origin(ofSection: section), sections[section].surroundings.contentOrigin)
    return LayoutPoint(x: start.x + inside.x, y: start.y + inside.y)
  }

  func frame(ofItem path: IndexPath) -> LayoutRect {
    sections[path.section].run.frame(ofItem: path.item, from: itemsOrigin(ofSection: path.section))
  }

  func badge(_ id: Int, at path: IndexPath) -> LayoutRect? {
    sections[path.section].run.frame(
      ofBadge: id, item: path.item, from: itemsOrigin(ofSection: path.section))
  }

  func boundary(_ index: Int, ofSection section: Int, visible: ClosedRange<Double>?) -> LayoutRect {
    sections[section].surroundings.frame(
      ofBoundary: index, content: sections[section].contentExtent, from: origin(ofSection: section),
      visible: visible)
  }

  /// From where the section starts to where it ends, as broad as the view.
  func decoration(_ index: Int, ofSection section: Int) -> LayoutRect {
    let whole = room.axis.rect(
      along: sections.start(ofSection: section), across: 0, extent: sections[section].extent,
      breadth: room.breadth)
    let layout = descriptions[section].section
    if let list = layout.list, layout.decorationItems[index].elementKind == ListBackgroundView.kind {
      return whole.inset(
        by: list.backgroundReach(
          isFirst: section == 0, isLast: section == sectionCount - 1, extent: room.extent))
    }
    return whole.inset(by: LayoutInsets(layout.decorationItems[index].contentInsets))
  }

  /// The sections of which anything may be seen in a range of the axis.
  func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    // Beyond both ends the backgrounds of lists go on.
    let low = hasLists ? min(range.lowerBound, max(0, sections.extent - 1)) : range.lowerBound
    let high = hasLists ? max(range.upperBound, 1) : range.upperBound
    return sections.sections(meeting: (low - overhang)...(high + overhang))
  }

  func forEachElement(
    in rect: LayoutRect, visible: ClosedRange<Double>?, _ body: (Element, LayoutRect) -> Void
  ) {
    let low = room.axis.along(rect.origin)
    for section in sections(meeting: low...(low + room.axis.extent(of: rect.size))) {
      let layout = descriptions[section].section
      for index in layout.decorationItems.indices {
        let frame = decoration(index, ofSection: section)
        if frame.intersects(rect) { body(.decoration(index, section: section), frame) }
      }
      let origin = itemsOrigin(ofSection: section)
      let run = sections[section].run
      run.forEachItem(in: rect, from: origin) { item, frame in
        body(.item(IndexPath(item: item, section: section)), frame)
      }
      run.forEachBadge(in: rect, from: origin) { badge, item, frame in
        body(.badge(badge, IndexPath(item: item, section: section)), frame)
      }
      for index in layout.boundarySupplementaryItems.indices {
        let frame = boundary(index, ofSection: section, visible: visible)
        if frame.intersects(rect) { body(.boundary(index, section: section), frame) }
      }
    }
  }

  /// The first item that starts in sight: it keeps its place on screen while what is before it changes its size.
  func anchor(in visible: LayoutRect) -> IndexPath? {
    var anchor: IndexPath?
    forEachElement(in: visible, visible: nil) { element, frame in
      guard anchor == nil, case .item(let path) = element,
        room.axis.along(frame.origin) >= room.axis.along(visible.origin)
      else { return }
      anchor = path
    }
    return anchor
  }
}

extension Compositional.Node {
  fileprivate var hasEstimates: Bool {
    if size.width.isEstimated || size.height.isEstimated { return true }
    guard case .group(let group) = content else { return false }
    return switch group.filling {
    case .repeating(let nodes): nodes.contains { $0.hasEstimates }
    case .copies(let node, _), .equal(let node, _): node.hasEstimates
    }
  }
}
#endif
