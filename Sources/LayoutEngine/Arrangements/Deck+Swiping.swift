// How a swipe throws the top card off. Vectors are in points on screen.

extension Deck.Direction {
  /// How far a vector goes in the direction.
  public func length(of vector: LayoutPoint) -> Double { vector.x * unit.x + vector.y * unit.y }

  /// A vector that goes on in the direction until it has gone at least so far.
  public func extended(_ vector: LayoutPoint, to length: Double) -> LayoutPoint {
    let missing = max(0, length - self.length(of: vector))
    return LayoutPoint(x: vector.x + unit.x * missing, y: vector.y + unit.y * missing)
  }
}

extension Deck {
  /// The direction in which the top card flies off when a finger lets go of it: that of the flick; else that in which the card is far
  /// enough from its center. Nil where it springs back.
  ///
  /// - Parameters:
  ///   - swipe: how far the finger has moved the card.
  ///   - velocity: of the finger, in points per second.
  ///   - allowed: the directions that count. Of equal ones the first counts.
  ///   - distance: how far the card must be from its center.
  ///   - speed: how fast a flick must be.
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

  /// How far from its center the top card is out of sight, corners included, in the direction that the finger gave it.
  ///
  /// - Parameters:
  ///   - direction: where it flies off.
  ///   - swipe: how far the finger has moved it.
  ///   - viewSize: the size of the view that the deck is in the middle of.
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
