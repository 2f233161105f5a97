/// A stack of cards seen from the front: each lower card is smaller and peeks out further than the one before it.
public struct Deck: Hashable, Sendable {
  /// A direction on screen, where y grows downward.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Towards smaller y.
    case up
    /// Towards greater y.
    case down
    /// Towards smaller x.
    case left
    /// Towards greater x.
    case right

    /// The vector of length 1 that points there.
    public var unit: LayoutPoint {
      switch self {
      case .up: LayoutPoint(x: 0, y: -1)
      case .down: LayoutPoint(x: 0, y: 1)
      case .left: LayoutPoint(x: -1, y: 0)
      case .right: LayoutPoint(x: 1, y: 0)
      }
    }
  }

  /// How many cards there are. Card 0 is on top.
  public var count: Int
  /// The centre of the top card.
  public var center: LayoutPoint
  /// The size of the top card.
  public var cardSize: LayoutSize
  /// How much narrower each card is than the one above it. Widths end at 0. With a ``scaleStep`` it does not count.
  public var widthStep: Double
  /// How far each card is moved in the ``direction`` from the one above it.
  public var offsetStep: Double
  /// How many cards can be seen; those below are hidden.
  public var visibleCount: Int
  /// Where the lower cards peek out.
  public var direction: Direction
  /// How much smaller each card shows than the one above it, as a part of the top card. Nil where cards are narrower
  /// instead.
  public var scaleStep: Double?

  /// Traps where `count` or `visibleCount` is negative. Negative steps enlarge the lower cards and move them the other
  /// way.
  public init(
    count: Int, center: LayoutPoint, cardSize: LayoutSize, widthStep: Double, offsetStep: Double,
    visibleCount: Int, direction: Direction = .down, scaleStep: Double? = nil
  ) {
    precondition(count >= 0, "Deck.count must not be negative")
    precondition(visibleCount >= 0, "Deck.visibleCount must not be negative")
    self.count = count
    self.center = center
    self.cardSize = cardSize
    self.widthStep = widthStep
    self.offsetStep = offsetStep
    self.visibleCount = visibleCount
    self.direction = direction
    self.scaleStep = scaleStep
  }

  /// The size of card `index` before it is scaled. Every card has the height of the top one.
  public func size(at index: Int) -> LayoutSize {
    guard scaleStep == nil else { return cardSize }
    return LayoutSize(width: max(0, cardSize.width - widthStep * Double(index)), height: cardSize.height)
  }

  /// The middle of card `index`.
  public func center(at index: Int) -> LayoutPoint {
    let (unit, distance) = (direction.unit, offsetStep * Double(index))
    return LayoutPoint(x: center.x + unit.x * distance, y: center.y + unit.y * distance)
  }

  /// How large card `index` shows, as a part of its size; never below 0.
  public func scale(at index: Int) -> Double {
    guard let scaleStep else { return 1 }
    return max(0, 1 - scaleStep * Double(index))
  }

  /// Where card `index` shows, its scale included.
  public func frame(at index: Int) -> LayoutRect {
    let (center, size, scale) = (center(at: index), size(at: index), scale(at: index))
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The cards that can be seen.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Whether card `index` lies below those that can be seen.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Greater is nearer to the viewer; the lowest card has 1.
  public func zIndex(of index: Int) -> Int { count - index }
}
