import Foundation
import LayoutEngine

/// Where a compositional layout's elements lie.
struct CompositionalPacking {
  /// What a frame belongs to.
  enum Element {
    case item(IndexPath)
    /// By its index in the section's description.
    case badge(Int, IndexPath)
    case boundary(Int, section: Int)
    case decoration(Int, section: Int)
    /// At an edge of all sections together.
    case outer(Int)
  }

  let room: CompositionalRoom
  /// What lies around all sections.
  private(set) var outer: Compositional.Surroundings
  let outerItems: [NSCollectionLayoutBoundarySupplementaryItem]
  /// Where that starts across the axis.
  let outerStart: Double
  private(set) var sections: Compositional.Sections
  private(set) var descriptions: [CompositionalDescription] = []
  /// Where each section starts across the axis.
  private var starts: [Double] = []
  /// What boundary items of sections lie around, where they have a reference of their own, and where that starts.
  private var boundaryReferences: [Int: (surroundings: Compositional.Surroundings, start: Double)] = [:]
  /// No element lies further outside its section, along the axis, unless its view has said that it is larger.
  private var overhang = 0.0
  /// No badge is moved by more of its own lengths.
  private var badgeShift = 0.0
  /// The kinds of what is attached to items and groups.
  private(set) var badgeKinds: Set<String> = []
  private(set) var hasHandlers = false
  private(set) var hasStrips = false
  /// Whether anything is as large as its view says.
  private(set) var hasEstimates = false
  /// Whether any section is a list.
  private(set) var hasLists = false
  /// Whether rows may be pulled aside.
  private(set) var hasSwipeActions = false
  /// Whether anything follows the view's margins.
  private(set) var followsMargins: Bool
  /// How many sections there will be: the first and the last of lists have other spacing.
  var sectionCount = 0
  /// Whether anything is pinned.
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

  /// The room for sections, within what lies beside all of them.
  func container(_ reference: UIContentInsetsReference) -> LayoutSize {
    let sideInset = axis.breadth(of: outer.container) - axis.breadth(of: outer.contentContainer)
    let whole = room.container(reference)
    return axis.size(
      extent: axis.extent(of: whole), breadth: max(0, axis.breadth(of: whole) - sideInset))
  }

  var axis: Axis { room.axis }

  /// Adds a section. Returns why it cannot be laid out, if so.
  ///
  /// - Parameters:
  ///   - recent: The sections before. One that is described alike is not resolved again.
  ///   - earlier: The items of the section with this number before, if there was one. Most have the groups that they had.
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
    // Kinds say nothing of where something lies.
    badgeKinds.formUnion(description.badgeKinds)
    hasSwipeActions = hasSwipeActions || layout.list?.hasSwipeActions == true
    hasLists = hasLists || layout.list != nil
    hasHandlers = hasHandlers || layout.visibleItemsInvalidationHandler != nil
    // Where a boundary item lies is rounded to pixels from where its section starts.
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

  /// A strip whose groups lay in one place would show all of them at once, and scroll nowhere. In points. What UIKit does there is not known.
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
    // Across a strip, nothing reaches further out than a badge can.
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

  /// Applies sizes that views have said they have.
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

  /// Applies the size that a boundary item has said it has, of a section or of the whole layout. Returns where it lies unpinned, and
  /// whether groups have the room that they had. Nil if there is none.
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

  /// Where a section's container begins across the axis: within the insets that it is measured from, and behind what lies beside all
  /// sections.
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

  /// From where the section starts to where it ends, as broad as the view.
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

  /// How far badges may stand out that have said how large they are.
  func reachOfBadges(_ sizes: CompositionalSizes) -> Double { sizes.longestBadge * (1 + 2 * badgeShift) }

  /// The sections of which anything may be seen in a range of the axis.
  func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    let start = axis.along(outer.contentOrigin)
    var (low, high) = (range.lowerBound - start, range.upperBound - start)
    // Beyond both ends the backgrounds of lists go on.
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
