/// A line that starts over after its last item, on a ``CarouselTrack`` of many laps.
///
/// Slot s shows item s mod `count`. Each item's copy nearest to the viewport's middle is in use. These
/// consecutive slots are the window.
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
