import CollectionView

/// Finds the cells that vanish, pop in, or jump from one frame to the next.
///
/// A cell counts if it is opaque and farther inside the visible area than it can have moved since the other frame. A cell that others cover does
/// not count. The other frame must draw the same item near that place, and about as opaque. Both directions of time are checked in the same way:
///
/// | a cell that counts | the other frame | so it |
/// |---|---|---|
/// | in the earlier frame | draws it nowhere, or nearly transparent | vanishes |
/// | in the later frame | draws it nowhere, or nearly transparent | appears |
/// | in either frame | draws it at another place, or in another size | jumps |
///
/// A change takes no time: nothing moves between the frames right before and right after it. While time passes, a cell may move by a part of
/// the way that it has to go, and along with contents that scroll.
public struct Continuity {
  /// A cell that the other frame does not draw near its place.
  public struct Break: Equatable, Sendable {
    public enum Kind: String, Sendable { case vanishes, appears, jumps }

    public let kind: Kind
    public let item: Int
    /// The place in the earlier frame. Nil if the item is not drawn there.
    public let before: CGRect?
    /// The place in the later frame. Nil if the item is not drawn there.
    public let after: CGRect?
  }

  /// The shortest time in seconds in which a cell may go its whole way.
  ///
  /// The shortest animations last 0.25 s, and at its fastest, an animation curve is at most 1.8 times as fast as a straight line.
  private static let shortestWay = 0.14
  /// The speed of cells that no animation moves, for example of a card that is flung away: so many times the size of the view in a second.
  private static let freeSpeed: CGFloat = 4
  /// The distance that a cell may move while the contents scroll by one point: layouts may place cells by the offset.
  private static let scrollFactor: CGFloat = 3
  /// The distance that contents scroll while a cell becomes opaque, for layouts that fade cells by the offset, in points.
  private static let scrollFade: CGFloat = 50
  /// Places that differ by less are the same, in points.
  private static let tolerance: CGFloat = 1
  /// Opacities that differ by less are the same.
  private static let fadeTolerance: CGFloat = 0.05
  /// A cell that is drawn less far inside the visible area does not count, in points.
  private static let margin: CGFloat = 10

  private var last: DrawnFrame?
  /// The length of the way that each item is on, in points.
  private var ways: [Int: CGFloat] = [:]

  public init() {}

  /// Goes on from a frame without a comparison: the app has changed something without animation.
  public mutating func restart(at frame: DrawnFrame) {
    (last, ways) = (frame, [:])
    ways = waysFollowed(in: frame)
  }

  /// Returns the breaks between the last frame and this one, which is the last one from now on.
  ///
  /// - Parameter duration: The time between the frames in seconds, 0 for the frames before and after a change.
  public mutating func breaks(at frame: DrawnFrame, after duration: Double) -> [Break] {
    guard let last else {
      restart(at: frame)
      return []
    }
    let followed = waysFollowed(in: frame)
    let gap = Gap(
      duration: CGFloat(duration), size: max(frame.size.width, frame.size.height),
      scrolled: frame.scrolledDistance(from: last), ways: ways.merging(followed, uniquingKeysWith: max))
    (self.last, ways) = (frame, followed)
    let lost = gap.missing(of: last, in: frame).map { cell, other in
      Break(kind: other == nil ? .vanishes : .jumps, item: cell.item, before: cell.frame, after: other?.frame)
    }
    let items = Set(lost.map(\.item))
    let found = gap.missing(of: frame, in: last).map { cell, other in
      Break(kind: other == nil ? .appears : .jumps, item: cell.item, before: other?.frame, after: cell.frame)
    }
    return lost + found.filter { !items.contains($0.item) }
  }

  /// The ways as they are after a frame: an item that has arrived is on none.
  private func waysFollowed(in frame: DrawnFrame) -> [Int: CGFloat] {
    let remaining = Dictionary(
      frame.cells.map { ($0.item, $0.remainingWay) }, uniquingKeysWith: max
    ).filter { $0.value > 0.01 }
    return remaining.merging(ways.filter { remaining[$0.key] != nil }, uniquingKeysWith: max)
  }

  /// What may happen between two frames.
  private struct Gap {
    let duration: CGFloat
    /// The longer side of the view.
    let size: CGFloat
    let scrolled: CGFloat
    let ways: [Int: CGFloat]

    /// The distance that a cell may move.
    private func reach(_ item: Int) -> CGFloat {
      guard duration > 0 else { return tolerance }
      let part = min(1, duration / CGFloat(shortestWay))
      return tolerance + part * (ways[item] ?? 0) + duration * freeSpeed * size + scrollFactor * scrolled
    }

    /// The opacity that a cell may gain or lose.
    private var fade: CGFloat {
      guard duration > 0 else { return fadeTolerance }
      return fadeTolerance + duration / CGFloat(shortestWay) + scrolled / scrollFade
    }

    /// The cells of one frame that count and that the other does not have, each with the nearest cell of the item that is opaque enough.
    func missing(of frame: DrawnFrame, in other: DrawnFrame) -> [(DrawnCell, DrawnCell?)] {
      frame.cells.enumerated().compactMap { index, cell in
        let reach = reach(cell.item)
        guard cell.alpha > 0.5, cell.depth > reach + margin else { return nil }
        let candidates = other.cells.filter { $0.item == cell.item && $0.alpha >= cell.alpha - fade }
        let nearest = candidates.min { cell.distance(to: $0) < cell.distance(to: $1) }
        if let nearest, cell.distance(to: nearest) <= reach { return nil }
        return frame.isCovered(index) ? nil : (cell, nearest)
      }
    }
  }
}

extension Continuity.Break: CustomStringConvertible {
  public var description: String {
    func words(_ rect: CGRect?) -> String {
      guard let rect else { return "nowhere" }
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double(($0 * 10).rounded() / 10) }
      return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
    }
    return "\(kind) \(item): \(words(before)) to \(words(after))"
  }
}
