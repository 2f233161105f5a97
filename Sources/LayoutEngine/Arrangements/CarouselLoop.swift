/// A line of items that starts over after its last one, on a ``CarouselTrack`` of many laps.
///
/// The track's slots count the copies: slot s shows item s mod `count`. One copy of every item is in use: the
/// one nearest to the middle of the viewport. These copies are `count` consecutive slots, the window.
///
/// Positions are content offsets divided by the pitch: slot s is in the middle at position s.
public struct CarouselLoop: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The slot of the first item in the middle of the track, a multiple of `count`.
  public let home: Int

  /// The minimum number of slots on either side of home.
  static let reach = 8192

  /// Creates a loop.
  ///
  /// - Parameter count: The number of items, greater than 0.
  public init(count: Int) {
    precondition(count > 0, "CarouselLoop.count must be above 0")
    self.count = count
    home = (Self.reach + count - 1) / count * count
  }

  /// Returns `true` if the items fill the viewport plus one pitch. With fewer items, a copy would be missing
  /// on one side.
  public static func fills(count: Int, pitch: Double, viewportExtent: Double) -> Bool {
    pitch > 0 && viewportExtent > 0 && Double(count) * pitch >= viewportExtent + pitch
  }

  /// The number of slots, half of them before home and half after it.
  public var slotCount: Int { 2 * home + 1 }

  /// Returns the item in a slot.
  public func item(at slot: Int) -> Int { slot % count }

  /// Returns the slots in use at a position, one per item. Of two copies at the same distance, the earlier
  /// one is in use.
  public func window(at position: Double) -> Range<Int> {
    let first = (position - Double(count) / 2).rounded(.up)
    let start = Int(min(max(first, 0), Double(slotCount - count)))
    return start..<start + count
  }

  /// Returns the slot in use for an item at a position.
  public func slot(of item: Int, at position: Double) -> Int {
    let start = window(at: position).lowerBound
    let lap = start % count
    return start + (item >= lap ? item - lap : item - lap + count)
  }

  /// Returns `true` if a position is so far from home that the equivalent position near home should replace
  /// it.
  public func isFar(_ position: Double) -> Bool {
    (position - Double(home)).magnitude > max(Double(home) / 2, Double(count) * 0.75)
  }

  /// Returns the number of slots between a position and the equivalent position within half a lap of home.
  public func slotsFromHome(at position: Double) -> Int {
    Int(((position - Double(home)) / Double(count)).rounded()) * count
  }
}
