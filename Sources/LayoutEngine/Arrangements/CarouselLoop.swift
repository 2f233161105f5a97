/// A line of items that starts over after its last one, laid on a ``CarouselTrack`` that is many laps long.
///
/// The track's slots count the copies: slot s shows item s mod `count`. Of every item one copy is in use, the one nearest to
/// the middle of the viewport; together they are `count` slots in a row, the window.
///
/// Positions are content offsets divided by the pitch: slot s is in the middle at the position s.
public struct CarouselLoop: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The slot of the first item in the middle of the track, a multiple of `count`.
  public let home: Int

  /// How many slots there are on either side of home, at the least.
  static let reach = 8192

  /// - Parameter count: the number of items, above 0.
  public init(count: Int) {
    precondition(count > 0, "CarouselLoop.count must be above 0")
    self.count = count
    home = (Self.reach + count - 1) / count * count
  }

  /// Whether items fill the viewport and one pitch more: with fewer, a copy would be missing at one side.
  public static func fills(count: Int, pitch: Double, viewportExtent: Double) -> Bool {
    pitch > 0 && viewportExtent > 0 && Double(count) * pitch >= viewportExtent + pitch
  }

  /// The number of slots: as many before home as after it.
  public var slotCount: Int { 2 * home + 1 }

  /// The item that a slot shows.
  public func item(at slot: Int) -> Int { slot % count }

  /// The slots in use at a position, one an item. Of two copies equally far away the earlier one is in use.
  public func window(at position: Double) -> Range<Int> {
    let first = (position - Double(count) / 2).rounded(.up)
    let start = Int(min(max(first, 0), Double(slotCount - count)))
    return start..<start + count
  }

  /// The slot in use that shows an item at a position.
  public func slot(of item: Int, at position: Double) -> Int {
    let start = window(at: position).lowerBound
    let lap = start % count
    return start + (item >= lap ? item - lap : item - lap + count)
  }

  /// Whether a position is so far from home that it should be exchanged for the one of the same items near home.
  public func isFar(_ position: Double) -> Bool {
    (position - Double(home)).magnitude > max(Double(home) / 2, Double(count) * 0.75)
  }

  /// How many slots lie between a position and the one of the same items within half a lap of home.
  public func slotsFromHome(at position: Double) -> Int {
    Int(((position - Double(home)) / Double(count)).rounded()) * count
  }
}
