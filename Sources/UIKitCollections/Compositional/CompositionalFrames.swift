import Foundation
import LayoutEngine

/// The frames of a compositional layout's elements, and the descriptions of its sections.
struct CompositionalFrames {
  enum Element {
    case item(IndexPath)
    /// A badge, identified by its index in the section's description.
    case badge(Int, IndexPath)
    case boundary(Int, section: Int)
    case decoration(Int, section: Int)
    /// A boundary item of the whole layout.
    case outer(Int)
  }

  let room: CompositionalRoom
  private(set) var outer: Compositional.Surroundings
  let outerItems: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The start of `outer` across the axis.
  let outerStart: Double
  private(set) var sections: Compositional.Sections
  private(set) var descriptions: [CompositionalDescription] = []
  /// The start of each section across the axis.
  private var starts: [Double] = []
  private var boundaryReferences: [Int: (surroundings: Compositional.Surroundings, start: Double)] = [:]
  /// The maximum distance, along the axis, by which elements extend beyond their section. Only badges that
  /// report larger sizes exceed it.
  private var overhang = 0.0
  /// The maximum shift of a badge, in multiples of its length.
  private var badgeShift = 0.0
  private(set) var badgeKinds: Set<String> = []
  private(set) var hasHandlers = false
  private(set) var hasStrips = false
  private(set) var hasEstimates = false
  private(set) var hasLists = false
  private(set) var hasSwipeActions = false
  private(set) var followsMargins: Bool
  /// The number of sections, including those that aren't appended yet. The count identifies the last section,
  /// which has different spacing in a list.
  var sectionCount = 0
  private(set) var pinsSomething: Bool

  init(
    room: CompositionalRoom, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    sizes: CompositionalSizes
  ) {
    self.room = room
    let items = configuration.boundarySupplementaryItems
    let reference = configuration.contentInsetsReference
    outerItems = items
    outer = Compositional.Surroundings(
      axis: room.axis, container: room.container(reference),
      boundaries: items.enumerated().map { $1.value(id: $0) }, scale: room.scale
    ) { sizes.outer[items[$0].elementKind] }
    outerStart = room.across(reference).start
    sections = Compositional.Sections(
      axis: room.axis, spacing: Double(configuration.interSectionSpacing))
    pinsSomething = items.contains { $0.pinToVisibleBounds }
    followsMargins = reference.isOfMargins
    hasEstimates = items.contains { $0.layoutSize.value.isEstimated }
  }

  var contentSize: LayoutSize {
    room.axis.size(extent: outer.extent(ofContent: sections.extent), breadth: room.breadth)
  }

  /// Returns the room within the layout's boundary items.
  func container(_ reference: UIContentInsetsReference) -> LayoutSize {
    let sideInset = axis.breadth(of: outer.container) - axis.breadth(of: outer.contentContainer)
    let whole = room.container(reference)
    return axis.size(
      extent: axis.extent(of: whole), breadth: max(0, axis.breadth(of: whole) - sideInset))
  }

  var axis: Axis { room.axis }

  /// - Parameters:
  ///   - recent: The recent sections. Equal descriptions aren't resolved again.
  ///   - earlier: The section's earlier groups. Most items stay in their group.
  /// - Returns: The problem, if the section can't be laid out.
  mutating func append(
    _ description: CompositionalDescription, of layout: NSCollectionLayoutSection, count: Int,
    reference: UIContentInsetsReference, sizes: CompositionalSizes, recent: inout RecentSections,
    after earlier: Compositional.Run?
  ) -> Compositional.Problem? {
    let number = sections.count
    let facts = RecentSections.Facts(
      layout, reference: reference, isFirst: number == 0, isLast: number == sectionCount - 1)
    let isAlone = description.hasCustomGroups || sizes.hasSize(inSection: number, of: layout)
    let same = isAlone ? nil : recent.section(like: description, facts, count: count)
    let sideInset = axis.across(outer.contentOrigin)
    descriptions.append(description)
    starts.append(room.across(reference).start + sideInset)
    if let same {
      sections.append(sameAs: same)
      if let own = boundaryReferences[same] { boundaryReferences[number] = own }
    } else {
      let surroundings = surroundings(layout, in: container(reference), sizes: sizes, number: number)
      sections.append(
        section(
          description, count: count, within: surroundings, sizes: sizes, number: number, after: earlier,
          sharing: &recent.solutions))
      let own = layout.supplementaryContentInsetsReference
      if own != .automatic, own != reference {
        boundaryReferences[number] = (
          self.surroundings(layout, in: container(own), sizes: sizes, number: number),
          room.across(own).start + sideInset
        )
      }
      if !isAlone { recent.note(number, description, facts, count: count) }
      noteOverhangOfItems(inSection: number)
      followsMargins = followsMargins || reference.isOfMargins || own.isOfMargins
      hasEstimates =
        hasEstimates || description.node.hasEstimates || facts.boundaries.contains { $0.size.isEstimated }
      pinsSomething = pinsSomething || facts.boundaries.contains { $0.pins }
      hasStrips = hasStrips || facts.isOrthogonal
    }
    // Sections with the same geometry can differ in these properties.
    badgeKinds.formUnion(description.badgeKinds)
    hasSwipeActions = hasSwipeActions || layout.list?.hasSwipeActions == true
    hasLists = hasLists || layout.list != nil
    hasHandlers = hasHandlers || layout.visibleItemsInvalidationHandler != nil
    // The pixel rounding of boundary items depends on the section's start.
    noteOverhangOfBoundaries(inSection: number)
    noteOverhangOfDecorations(inSection: number)
    return same == nil ? sections[number].run.problem : nil
  }

  private func surroundings(
    _ layout: NSCollectionLayoutSection, in container: LayoutSize, sizes: CompositionalSizes, number: Int
  ) -> Compositional.Surroundings {
    Compositional.Surroundings(
      axis: axis, container: container, insets: LayoutInsets(layout.contentInsets),
      boundaries: layout.boundarySupplementaryItems.enumerated().map { $1.value(id: $0) },
      followsInsets: layout.supplementariesFollowContentInsets
        && layout.supplementaryContentInsetsReference != .none, scale: room.scale,
      outer: layout.list?.outerSpacing(isFirst: number == 0, isLast: number == sectionCount - 1) ?? (0, 0)
    ) { sizes.size(ofKind: layout.boundarySupplementaryItems[$0].elementKind, inSection: number) }
  }

  /// The minimum distance between the starts of groups in an orthogonal section, in points.
  ///
  /// Without a minimum, all groups could be in one place and visible, and the section couldn't scroll.
  /// UIKit's behavior is unknown.
  private static let stripPitch = 1.0

  private func section(
    _ description: CompositionalDescription, count: Int, within surroundings: Compositional.Surroundings,
    sizes: CompositionalSizes, number: Int, after earlier: Compositional.Run?,
    sharing solutions: inout Compositional.Solutions
  ) -> Compositional.Section {
    let layout = description.section
    let isOrthogonal = layout.orthogonalScrollingBehavior != .none
    var run = Compositional.Run(
      description.node, axis: isOrthogonal ? axis.crossing : axis, container: surroundings.contentContainer,
      spacing: Double(layout.interGroupSpacing), minimumPitch: isOrthogonal ? Self.stripPitch : 0,
      scale: room.scale, count: count, sharing: &solutions, customItems: description.customItems)
    let measured = sizes.items.sizes(inSection: number)
    if !measured.items.isEmpty {
      run.measure(measured, after: earlier, customItems: description.customItems)
    }
    return Compositional.Section(surroundings: surroundings, run: run)
  }

  private mutating func noteOverhangOfBoundaries(inSection section: Int) {
    let own = boundaryReferences[section]
    overhang = max(
      overhang,
      sections.overhangOfBoundaries(
        ofSection: section, from: origin(ofSection: section, across: own?.start), within: own?.surroundings))
  }

  private mutating func noteOverhangOfDecorations(inSection section: Int) {
    for item in descriptions[section].decorationItems {
      let insets = LayoutInsets(item.contentInsets)
      overhang = max(overhang, 0 - axis.leading(of: insets), 0 - axis.trailing(of: insets))
    }
  }

  private mutating func noteOverhangOfItems(inSection section: Int) {
    let own = sections[section]
    for badge in descriptions[section].badges {
      for anchor in [badge.containerAnchor, badge.itemAnchor].compactMap({ $0?.value })
      where anchor.isFractional {
        for offset in [anchor.offset.x, anchor.offset.y] where offset.isFinite {
          badgeShift = max(badgeShift, min(abs(offset), 0x1p50))
        }
      }
    }
    guard own.isOrthogonal else {
      overhang = max(overhang, own.run.overhangAround)
      return
    }
    for badge in descriptions[section].badges {
      let size = badge.layoutSize.value.size(in: own.run.container)
      let offsets = [badge.containerAnchor, badge.itemAnchor].compactMap { $0?.value }
      let way = offsets.reduce(0.0) {
        let offset = abs(axis.along($1.offset))
        return $0 + (offset.isFinite ? min(offset, 0x1p50) : 0)
          * ($1.isFractional ? axis.extent(of: size) : 1)
      }
      overhang = max(overhang, axis.extent(of: size) + way)
    }
  }

  mutating func measure(_ sizes: [IndexPath: LayoutSize]) {
    for (section, changes) in Dictionary(grouping: sizes.filter { contains($0.key) }, by: \.key.section) {
      let description = descriptions[section]
      sections.update(section) { run in
        run.measure(changes.map { (item: $0.key.item, size: $0.value) }, customItems: description.customItems)
      }
      noteOverhangOfBoundaries(inSection: section)
      noteOverhangOfItems(inSection: section)
    }
  }

  /// - Returns: The item's unpinned frame before the change, and `true` if the room for groups is unchanged.
  mutating func measure(
    _ size: LayoutSize, ofBoundary kind: String, inSection section: Int?
  ) -> (frame: LayoutRect, isSameRoom: Bool)? {
    guard let section else {
      guard let index = outerItems.firstIndex(where: { $0.elementKind == kind }) else { return nil }
      let (frame, room) = (outerFrame(index, visible: nil), outer.contentContainer)
      outer.measure(boundary: index, as: size)
      return (frame, outer.contentContainer == room)
    }
    guard section < sections.count,
      let index = descriptions[section].boundaryItems.firstIndex(where: { $0.elementKind == kind })
    else { return nil }
    let frame = boundary(index, ofSection: section, visible: nil)
    boundaryReferences[section]?.surroundings.measure(boundary: index, as: size)
    sections.measure(boundary: index, ofSection: section, as: size)
    noteOverhangOfBoundaries(inSection: section)
    return (frame, sections[section].surroundings.contentContainer == sections[section].run.container)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.section < sections.count && path.item >= 0
      && path.item < sections[path.section].run.count && sections[path.section].run.hasItem(path.item)
  }

  // MARK: Geometry

  private func origin(ofSection section: Int, across start: Double? = nil) -> LayoutPoint {
    axis.point(
      along: sections.start(ofSection: section) + axis.along(outer.contentOrigin),
      across: start ?? starts[section])
  }

  func containerStart(ofSection section: Int) -> Double { starts[section] }

  func itemsOrigin(ofSection section: Int) -> LayoutPoint {
    let (start, inside) = (origin(ofSection: section), sections[section].surroundings.contentOrigin)
    return LayoutPoint(x: start.x + inside.x, y: start.y + inside.y)
  }

  func frame(ofItem path: IndexPath) -> LayoutRect {
    sections[path.section].run.frame(ofItem: path.item, from: itemsOrigin(ofSection: path.section))
  }

  func badge(_ id: Int, at path: IndexPath, measured: LayoutSize?) -> LayoutRect? {
    sections[path.section].run.frame(
      ofBadge: id, item: path.item, from: itemsOrigin(ofSection: path.section), measured: measured)
  }

  func boundary(_ index: Int, ofSection section: Int, visible: ClosedRange<Double>?) -> LayoutRect {
    let own = boundaryReferences[section]
    return (own?.surroundings ?? sections[section].surroundings).frame(
      ofBoundary: index, content: sections[section].contentExtent,
      from: origin(ofSection: section, across: own?.start), visible: visible)
  }

  func outerFrame(_ index: Int, visible: ClosedRange<Double>?) -> LayoutRect {
    outer.frame(
      ofBoundary: index, content: sections.extent, from: axis.point(along: 0, across: outerStart),
      visible: visible)
  }

  /// Returns a frame as broad as the contents, minus the insets.
  func decoration(_ index: Int, ofSection section: Int) -> LayoutRect {
    let whole = axis.rect(
      along: axis.along(origin(ofSection: section)), across: 0, extent: sections[section].extent,
      breadth: room.breadth)
    let description = descriptions[section]
    if let list = description.section.list,
      description.decorationItems[index].elementKind == ListBackgroundView.kind
    {
      return whole.inset(
        by: list.backgroundReach(
          isFirst: section == 0, isLast: section == sectionCount - 1, extent: room.extent))
    }
    return whole.inset(by: LayoutInsets(description.decorationItems[index].contentInsets))
  }

  func reachOfBadges(_ sizes: CompositionalSizes) -> Double { sizes.longestBadge * (1 + 2 * badgeShift) }

  func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    let start = axis.along(outer.contentOrigin)
    var (low, high) = (range.lowerBound - start, range.upperBound - start)
    // List backgrounds continue beyond both ends of the contents.
    if hasLists { (low, high) = (min(low, max(0, sections.extent - 1)), max(high, 1)) }
    return sections.sections(meeting: (low - overhang)...(high + overhang))
  }
}

extension Compositional.Size {
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

extension Axis {
  var crossing: Axis { isVertical ? .horizontal : .vertical }
}

extension Compositional.Node {
  fileprivate var hasEstimates: Bool {
    if size.isEstimated || badges.contains(where: { $0.size.isEstimated }) { return true }
    guard case .group(let group) = content else { return false }
    return switch group.filling {
    case .repeating(let nodes): nodes.contains { $0.hasEstimates }
    case .copies(let node, _), .equal(let node, _): node.hasEstimates
    }
  }
}
