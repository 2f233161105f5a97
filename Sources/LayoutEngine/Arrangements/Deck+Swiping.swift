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
