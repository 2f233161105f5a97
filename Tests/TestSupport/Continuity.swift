import CollectionView

/// Finds cells that vanish, appear, or jump from one frame to the next.
///
/// A cell counts if it is opaque, isn't covered by other cells, and lies farther inside the visible area than
/// it can have moved since the other frame. The other frame must draw the same item near that place, with
/// similar opacity. The check runs in both directions of time:
///
/// | a cell that counts | the other frame | result |
/// |---|---|---|
/// | in the earlier frame | doesn't draw it, or draws it nearly transparent | vanishes |
/// | in the later frame | doesn't draw it, or draws it nearly transparent | appears |
/// | in either frame | draws it at another place or size | jumps |
///
/// A change takes no time, so nothing may move from the frame right before it to the frame right after it.
/// While time passes, a cell may move along part of its remaining way, and along with scrolling contents.
public struct Continuity {
  /// A cell with no match near its place in the other frame.
  public struct Break: Equatable, Sendable {
    public enum Kind: String, Sendable { case vanishes, appears, jumps }

    public let kind: Kind
    public let item: Int
    /// The rectangle of the cell in the earlier frame, or `nil` if the item isn't drawn there.
    public let before: CGRect?
    /// The rectangle of the cell in the later frame, or `nil` if the item isn't drawn there.
    public let after: CGRect?
  }

  /// The shortest time for a cell to move its whole way, in seconds.
  ///
  /// The shortest animations last 0.25 s, and animation curves are at most 1.8 times as fast as linear
  /// motion.
  private static let shortestWay = 0.14
  /// The speed limit for cells moved without an animation, such as a flung card, in view sizes per second.
  private static let freeSpeed: CGFloat = 4
  /// The distance that a cell may move per point of scrolling, because layouts may place cells by the offset.
  private static let scrollFactor: CGFloat = 3
  /// The scroll distance for a cell to become opaque, in points, because layouts may fade cells by the
  /// offset.
  private static let scrollFade: CGFloat = 50
  /// The tolerance for positions, in points.
  private static let tolerance: CGFloat = 1
  /// The tolerance for opacities.
  private static let fadeTolerance: CGFloat = 0.05
  /// The minimum depth inside the visible area for a cell to count, in points.
  private static let margin: CGFloat = 10

  private var last: DrawnFrame?
  /// The length of each item's current way, in points.
  private var ways: [Int: CGFloat] = [:]

  public init() {}

  /// Continues from a frame without a comparison, after the app has changed something without animation.
  public mutating func restart(at frame: DrawnFrame) {
    (last, ways) = (frame, [:])
    ways = waysFollowed(in: frame)
  }

  /// Returns the breaks since the last frame, and makes this frame the last one.
  ///
  /// - Parameter duration: The time since the last frame in seconds, or 0 for the frames before and after a
  ///   change.
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

  /// Returns the ways after a frame. An item that has arrived has none.
  private func waysFollowed(in frame: DrawnFrame) -> [Int: CGFloat] {
    let remaining = Dictionary(
      frame.cells.map { ($0.item, $0.remainingWay) }, uniquingKeysWith: max
    ).filter { $0.value > 0.01 }
    return remaining.merging(ways.filter { remaining[$0.key] != nil }, uniquingKeysWith: max)
  }

  /// The limits of movement from one frame to the next.
  private struct Gap {
    let duration: CGFloat
    /// The longer side of the view.
    let size: CGFloat
    let scrolled: CGFloat
    let ways: [Int: CGFloat]

    /// Returns the distance that a cell may move.
    private func reach(_ item: Int) -> CGFloat {
      guard duration > 0 else { return tolerance }
      let part = min(1, duration / CGFloat(shortestWay))
      return tolerance + part * (ways[item] ?? 0) + duration * freeSpeed * size + scrollFactor * scrolled
    }

    /// The maximum change of a cell's opacity.
    private var fade: CGFloat {
      guard duration > 0 else { return fadeTolerance }
      return fadeTolerance + duration / CGFloat(shortestWay) + scrolled / scrollFade
    }

    /// Returns the counting cells of one frame without a match in the other frame, each with the item's
    /// nearest cell of sufficient opacity.
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
