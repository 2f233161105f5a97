/// A carousel's items in one line. They come to rest in the middle of a visible area.
///
/// The line is a ``CarouselTrack`` of slots: one per item, or many copies of each item if the line loops.
///
/// ```swift
/// let line = CarouselLine(
///   axis: .horizontal, sections: sections, area: area, itemSize: LayoutSize(width: 150, height: 200),
///   itemSpacing: 45, loops: true)
/// let slot = line.slot(of: 3, at: offset)
/// ```
public struct CarouselLine: Hashable, Sendable {
  /// The line's direction.
  public let axis: Axis
  /// The items, by section.
  public let sections: SectionMap
  /// The visible area.
  public let area: VisibleArea
  /// `true` if the view mirrors the line. If this changes, the view keeps its content offset.
  public let isMirrored: Bool
  /// The items' size before effects.
  public let itemSize: LayoutSize
  /// The slots.
  public let track: CarouselTrack
  /// The loop, or nil for a line with ends.
  public let loop: CarouselLoop?

  /// An empty line.
  public static let empty = CarouselLine(
    axis: .horizontal, sections: .empty, area: VisibleArea(), itemSize: .zero, itemSpacing: 0)

  /// Creates a line. Lengths are in points.
  ///
  /// A line loops only if it has enough items. Without one of them, the others together must be at least
  /// twice as long as the distance from the visible area's middle to the view's farther edge.
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

  /// The content width for mirroring, or nil. The view's width may have changed since the line was created.
  public var mirroringWidth: Double? { isMirrored ? contentSize.width : nil }

  /// Returns `true` if each offset shows the same items in both lines.
  public func sharesOffsets(with other: CarouselLine) -> Bool {
    axis == other.axis && track.pitch == other.track.pitch && loop == other.loop
      && (area.insets == other.area.insets || other.area == VisibleArea())
      && isMirrored == other.isMirrored && (!isMirrored || area == other.area)
  }

  // MARK: - Slots

  /// Returns a slot's item.
  public func item(at slot: Int) -> Int { loop?.item(at: slot) ?? slot }

  /// Returns an offset as a number of slots.
  public func position(at offset: Double) -> Double { track.pitch > 0 ? offset / track.pitch : 0 }

  /// Returns an item's slot at an offset.
  public func slot(of item: Int, at offset: Double) -> Int {
    loop?.slot(of: item, at: position(at: offset)) ?? item
  }

  /// Returns the slots in use at an offset.
  public func slots(at offset: Double) -> Range<Int> {
    loop?.window(at: position(at: offset)) ?? 0..<track.count
  }

  /// Returns an item's slot after a change, near the previous middle slot.
  public func slot(of item: Int, after slot: Int, in old: CarouselLine) -> Int {
    guard let loop else { return item }
    return loop.slot(of: item, at: Double(old.loop == nil ? loop.home + item : slot))
  }

  /// Returns the distance, in points, from one copy of an item to the copy nearest to a position.
  public func laps(from copy: Double, to position: Double) -> Double {
    guard let loop else { return 0 }
    let lap = Double(loop.count) * track.pitch
    return ((position - copy) / lap).rounded() * lap
  }

  /// Calls `body` with slots in item order.
  public func forEachSlot(in slots: Range<Int>, _ body: (_ slot: Int) -> Void) {
    let seam = seam(in: slots)
    for slot in seam..<slots.upperBound { body(slot) }
    for slot in slots.lowerBound..<seam { body(slot) }
  }

  /// Returns the slot at which the line starts over.
  private func seam(in slots: Range<Int>) -> Int {
    guard let loop, !slots.isEmpty else { return slots.lowerBound }
    let rest = loop.item(at: slots.lowerBound)
    let seam = rest == 0 ? slots.lowerBound : slots.lowerBound + loop.count - rest
    return seam < slots.upperBound ? seam : slots.lowerBound
  }
}

/// A line that starts over after its last item, on a ``CarouselTrack`` of many laps.
///
/// Slot s shows item s mod `count`. Of each item's copies, the one nearest to the viewport's middle is in
/// use. The slots in use are consecutive and form the window.
///
/// A position is a content offset divided by the pitch.
public struct CarouselLoop: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The first item's slot in the middle of the track.
  public let home: Int

  /// The minimum number of slots on each side of home.
  static let reach = 8192

  /// Creates a loop of at least one item.
  public init(count: Int) {
    precondition(count > 0, "CarouselLoop.count must be above 0")
    self.count = count
    home = (Self.reach + count - 1) / count * count
  }

  /// Returns `true` if the items fill the viewport plus one pitch.
  public static func fills(count: Int, pitch: Double, viewportExtent: Double) -> Bool {
    pitch > 0 && viewportExtent > 0 && Double(count) * pitch >= viewportExtent + pitch
  }

  /// The number of slots, with home in the middle.
  public var slotCount: Int { 2 * home + 1 }

  /// Returns a slot's item.
  public func item(at slot: Int) -> Int { slot % count }

  /// Returns the slots in use at a position. Of equally near copies, the earlier one is in use.
  public func window(at position: Double) -> Range<Int> {
    let first = (position - Double(count) / 2).rounded(.up)
    let start = Int(min(max(first, 0), Double(slotCount - count)))
    return start..<start + count
  }

  /// Returns an item's slot at a position.
  public func slot(of item: Int, at position: Double) -> Int {
    let start = window(at: position).lowerBound
    let lap = start % count
    return start + (item >= lap ? item - lap : item - lap + count)
  }

  /// Returns `true` if a position is so far from home that its equivalent near home should replace it.
  public func isFar(_ position: Double) -> Bool {
    (position - Double(home)).magnitude > max(Double(home) / 2, Double(count) * 0.75)
  }

  /// Returns the number of slots from a position's equivalent near home to the position.
  public func slotsFromHome(at position: Double) -> Int {
    Int(((position - Double(home)) / Double(count)).rounded()) * count
  }
}
