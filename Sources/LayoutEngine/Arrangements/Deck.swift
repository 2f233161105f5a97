/// A stack of cards. Lower cards are smaller and peek out.
public struct Deck: Hashable, Sendable {
  /// A direction on screen.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right

    /// The unit vector.
    public var unit: LayoutPoint {
      switch self {
      case .up: LayoutPoint(x: 0, y: -1)
      case .down: LayoutPoint(x: 0, y: 1)
      case .left: LayoutPoint(x: -1, y: 0)
      case .right: LayoutPoint(x: 1, y: 0)
      }
    }
  }

  /// The number of cards. Card 0 is on top.
  public var count: Int
  /// The top card's center.
  public var center: LayoutPoint
  /// The top card's size.
  public var cardSize: LayoutSize
  /// The amount by which a card is narrower than the card above. Ignored if ``scaleStep`` is set.
  public var widthStep: Double
  /// The distance from the card above.
  public var offsetStep: Double
  /// The maximum number of visible cards.
  public var visibleCount: Int
  /// The direction in which lower cards peek out.
  public var offsetDirection: Direction
  /// The amount by which a card's scale is smaller than that of the card above, or nil to use ``widthStep``.
  public var scaleStep: Double?

  /// Creates a deck. Traps if a count is negative. Negative steps enlarge lower cards and move them the
  /// opposite way.
  public init(
    count: Int, center: LayoutPoint, cardSize: LayoutSize, widthStep: Double, offsetStep: Double,
    visibleCount: Int, offsetDirection: Direction = .down, scaleStep: Double? = nil
  ) {
    precondition(count >= 0, "Deck.count must not be negative")
    precondition(visibleCount >= 0, "Deck.visibleCount must not be negative")
    self.count = count
    self.center = center
    self.cardSize = cardSize
    self.widthStep = widthStep
    self.offsetStep = offsetStep
    self.visibleCount = visibleCount
    self.offsetDirection = offsetDirection
    self.scaleStep = scaleStep
  }

  /// Returns a card's size before scaling. All heights are equal.
  public func size(at index: Int) -> LayoutSize {
    guard scaleStep == nil else { return cardSize }
    return LayoutSize(width: max(0, cardSize.width - widthStep * Double(index)), height: cardSize.height)
  }

  /// Returns a card's center.
  public func center(at index: Int) -> LayoutPoint {
    let (unit, distance) = (offsetDirection.unit, offsetStep * Double(index))
    return LayoutPoint(x: center.x + unit.x * distance, y: center.y + unit.y * distance)
  }

  /// Returns a card's scale, at least 0.
  public func scale(at index: Int) -> Double {
    guard let scaleStep else { return 1 }
    return max(0, 1 - scaleStep * Double(index))
  }

  /// Returns a card's scaled frame.
  public func frame(at index: Int) -> LayoutRect {
    let (center, size, scale) = (center(at: index), size(at: index), scale(at: index))
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The visible cards.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Returns `true` for hidden cards.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Returns a card's z-index, 1 for the lowest.
  public func zIndex(of index: Int) -> Int { count - index }
}

// Vectors are in points on screen.

extension Deck.Direction {
  /// Returns a vector's length along the direction.
  public func length(of vector: LayoutPoint) -> Double { vector.x * unit.x + vector.y * unit.y }

  /// Returns a vector, extended along the direction to a length of at least `length`.
  public func extended(_ vector: LayoutPoint, to length: Double) -> LayoutPoint {
    let missing = max(0, length - self.length(of: vector))
    return LayoutPoint(x: vector.x + unit.x * missing, y: vector.y + unit.y * missing)
  }
}

extension Deck {
  /// Returns the direction in which the released top card flies off, or nil if it springs back.
  ///
  /// A flick faster than `speed` determines the direction if the card is already on that side. Otherwise, the
  /// card must have moved farther than `distance`. Of equally good directions, the first is used. Units are
  /// points and points per second.
  public static func direction(
    of swipe: LayoutPoint, velocity: LayoutPoint, among allowed: [Direction], distance: Double, speed: Double
  ) -> Direction? {
    func furthest(_ directions: [Direction], _ vector: LayoutPoint) -> Direction? {
      directions.max { $0.length(of: vector) < $1.length(of: vector) }
    }
    let flicked = allowed.filter { $0.length(of: swipe) > 0 && $0.length(of: velocity) > speed }
    return furthest(flicked, velocity)
      ?? furthest(allowed.filter { $0.length(of: swipe) > distance }, swipe)
  }

  /// Returns the offset at which the top card is out of sight if it continues along `swipe`. The deck must be
  /// in the middle of the view.
  public func exit(toward direction: Direction, from swipe: LayoutPoint, in viewSize: LayoutSize)
    -> LayoutPoint
  {
    let unit = direction.unit
    let reach = ((unit.x == 0 ? viewSize.height : viewSize.width) + cardSize.diagonal) / 2
    let length = max(1, direction.length(of: swipe))
    func aside(_ offset: Double) -> Double { min(max(offset * reach / length, -reach), reach) }
    return unit.x == 0
      ? LayoutPoint(x: aside(swipe.x), y: unit.y * reach) : LayoutPoint(x: unit.x * reach, y: aside(swipe.y))
  }
}
