/// The items of a carousel in one line, through all sections, and the part of a view in the middle of which they rest.
///
/// The line is a ``CarouselTrack`` of slots: one an item, or many copies of the items where the line has no ends.
///
/// ```swift
/// let line = CarouselLine(
///   axis: .horizontal, sections: sections, area: area, itemSize: LayoutSize(width: 150, height: 200), itemSpacing: 45, loops: true)
/// let slot = line.slot(of: 3, at: offset)
/// ```
public struct CarouselLine: Hashable, Sendable {
  /// The direction of the line.
  public let axis: Axis
  /// The items.
  public let sections: SectionMap
  /// Where they are seen.
  public let area: VisibleArea
  /// Whether the view mirrors the line. Where that changes, the content offset still is the one from before.
  public let isMirrored: Bool
  /// The size of every item before its effect.
  public let itemSize: LayoutSize
  /// The line, slot by slot.
  public let track: CarouselTrack
  /// Nil where the line ends.
  public let loop: CarouselLoop?

  /// No items, in a view without a size.
  public static let empty = CarouselLine(
    axis: .horizontal, sections: .empty, area: VisibleArea(), itemSize: .zero, itemSpacing: 0)

  /// Lengths are in points. A line that loops has ends all the same where its items do not fill the view and one item more. Items rest
  /// in the middle of the visible area, so they fill the view once they reach the edge that is further from it.
  public init(
    axis: Axis, sections: SectionMap, area: VisibleArea, isMirrored: Bool = false, itemSize: LayoutSize,
    itemSpacing: Double, loops: Bool = false
  ) {
    self.axis = axis
    self.sections = sections
    self.area = area
    self.isMirrored = isMirrored
    self.itemSize = itemSize
    func track(_ count: Int) -> CarouselTrack {
      CarouselTrack(
        count: count, itemExtent: axis.extent(of: itemSize), itemSpacing: itemSpacing,
        viewportExtent: axis.extent(of: area.size))
    }
    let once = track(sections.count)
    let middle = axis.leading(of: area.insets) + once.viewportExtent / 2
    let fills = CarouselLoop.fills(
      count: sections.count, pitch: once.pitch,
      viewportExtent: 2 * max(middle, axis.extent(of: area.bounds) - middle))
    loop = loops && fills ? CarouselLoop(count: sections.count) : nil
    self.track = loop.map { track($0.slotCount) } ?? once
  }

  /// The size of the contents.
  public var contentSize: LayoutSize {
    guard track.count > 0 else { return axis.size(extent: 0, breadth: axis.breadth(of: area.size)) }
    return area.contentSize(scrolling: track.lastOffset, along: axis)
  }

  /// The width in which the view mirrors the line, if it does. The view may have another size and direction by now.
  public var mirroringWidth: Double? { isMirrored ? contentSize.width : nil }

  /// Whether an offset of another line shows the same in this one, as far as the layout can tell. Mirrored contents do not stay where
  /// they are in a view of another size.
  public func sharesOffsets(with other: CarouselLine) -> Bool {
    axis == other.axis && track.pitch == other.track.pitch && loop == other.loop
      && (area.insets == other.area.insets || other.area == VisibleArea())
      && isMirrored == other.isMirrored && (!isMirrored || area == other.area)
  }

  // MARK: - Slots

  /// The item that a slot shows.
  public func item(at slot: Int) -> Int { loop?.item(at: slot) ?? slot }

  /// How many slots a content offset is from the first one.
  public func position(at offset: Double) -> Double { track.pitch > 0 ? offset / track.pitch : 0 }

  /// The slot in which an item is shown at a content offset.
  public func slot(of item: Int, at offset: Double) -> Int {
    loop?.slot(of: item, at: position(at: offset)) ?? item
  }

  /// The slots that are shown at a content offset.
  public func slots(at offset: Double) -> Range<Int> {
    loop?.window(at: position(at: offset)) ?? 0..<track.count
  }

  /// The slot of an item after a change, as near as can be to a slot that was in the middle.
  public func slot(of item: Int, after slot: Int, in old: CarouselLine) -> Int {
    guard let loop else { return item }
    return loop.slot(of: item, at: Double(old.loop == nil ? loop.home + item : slot))
  }

  /// The distance, in whole laps, from one copy of an item to the copy that is nearest to a position, in points along
  /// the axis.
  public func laps(from copy: Double, to position: Double) -> Double {
    guard let loop else { return 0 }
    let lap = Double(loop.count) * track.pitch
    return ((position - copy) / lap).rounded() * lap
  }

  /// Calls `body` with slots in the order of their items. There is at most one for each item.
  public func forEachSlot(in slots: Range<Int>, _ body: (_ slot: Int) -> Void) {
    let seam = seam(in: slots)
    for slot in seam..<slots.upperBound { body(slot) }
    for slot in slots.lowerBound..<seam { body(slot) }
  }

  /// Where in a run of slots the line starts over; its start where it does not.
  private func seam(in slots: Range<Int>) -> Int {
    guard let loop, !slots.isEmpty else { return slots.lowerBound }
    let rest = loop.item(at: slots.lowerBound)
    let seam = rest == 0 ? slots.lowerBound : slots.lowerBound + loop.count - rest
    return seam < slots.upperBound ? seam : slots.lowerBound
  }
}
