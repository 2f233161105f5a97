// Swiping the top card away. Vectors are in points on screen.

extension Deck.Direction {
  /// Returns the length of a vector along the direction.
  public func length(of vector: LayoutPoint) -> Double { vector.x * unit.x + vector.y * unit.y }

  /// Returns a vector extended in the direction to at least a given length along it.
  public func extended(_ vector: LayoutPoint, to length: Double) -> LayoutPoint {
    let missing = max(0, length - self.length(of: vector))
    return LayoutPoint(x: vector.x + unit.x * missing, y: vector.y + unit.y * missing)
  }
}

extension Deck {
  /// Returns the direction in which the top card flies off when released, or nil if it springs back.
  ///
  /// It's the direction of the flick. Without a flick, it's a direction in which the card is far enough from
  /// its center.
  ///
  /// - Parameters:
  ///   - swipe: The finger's translation of the card.
  ///   - velocity: The finger's velocity, in points per second.
  ///   - allowed: The allowed directions. Of equal ones, the first is used.
  ///   - distance: The minimum distance of the card from its center.
  ///   - speed: The minimum speed of a flick.
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

  /// Returns the offset from its center at which the top card is out of sight, including its corners, in the
  /// direction of the finger.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the card flies off.
  ///   - swipe: The finger's translation of the card.
  ///   - viewSize: The size of the view with the deck in its middle.
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
