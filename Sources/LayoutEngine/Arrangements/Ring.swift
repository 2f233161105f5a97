/// Items evenly spread over an arc of a circle, or of an ellipse.
///
/// Item i stands at the angle start ± sweep · i / count + rotation, measured from the x axis, clockwise on screen since
/// y grows downward. A sweep of less than a turn leaves the gap after the last item as wide as the ones between items.
public struct Ring: Hashable, Sendable {
  /// Which way round the items follow one another, as seen on screen.
  public enum Direction: Hashable, Sendable {
    /// Angles grow from item to item.
    case clockwise
    /// Angles shrink from item to item.
    case counterclockwise
  }

  /// How many items there are.
  public var count: Int
  /// The middle of the circle.
  public var center: LayoutPoint
  /// In points, before scaling.
  public var radius: Double
  /// The radius of an ellipse from top to bottom, in points before scaling. Nil for a circle.
  public var verticalRadius: Double?
  /// The size of every item, before it is turned.
  public var itemSize: LayoutSize
  /// Where item 0 stands, in radians.
  public var startAngle: Double
  /// The arc over which the items spread, in radians.
  public var sweep: Double
  /// Which way the angles of the items go on from ``startAngle``.
  public var direction: Direction
  /// Added to every item's angle, in radians.
  public var rotation: Double
  /// Multiplies the radius; the items keep their size.
  public var scale: Double
  /// Whether items turn their lower edge to the centre, so that one at the very top stands upright.
  public var itemsFaceCenter: Bool

  /// A full circle, clockwise from three o'clock, unless told otherwise. Traps where `count` is negative.
  public init(
    count: Int, center: LayoutPoint, radius: Double, itemSize: LayoutSize, startAngle: Double = 0,
    sweep: Double = 2 * .pi, direction: Direction = .clockwise, rotation: Double = 0, scale: Double = 1,
    itemsFaceCenter: Bool = false, verticalRadius: Double? = nil
  ) {
    precondition(count >= 0, "Ring.count must not be negative")
    self.count = count
    self.center = center
    self.radius = radius
    self.itemSize = itemSize
    self.startAngle = startAngle
    self.sweep = sweep
    self.direction = direction
    self.rotation = rotation
    self.scale = scale
    self.itemsFaceCenter = itemsFaceCenter
    self.verticalRadius = verticalRadius
  }

  /// Where item `index` stands, in radians.
  public func angle(at index: Int) -> Double { angle(at: Double(index)) }

  /// The centre of item `index`.
  public func center(at index: Int) -> LayoutPoint { center(at: angle(at: Double(index))) }

  /// The direction from the centre to item `index`, of length 1: where the upper edge of an item points that faces the
  /// centre.
  public func outward(at index: Int) -> LayoutPoint { outward(at: angle(at: Double(index))) }

  /// The upright rectangle around item `index`, its turn included.
  public func frame(at index: Int) -> LayoutRect {
    let angle = angle(at: Double(index))
    let center = center(at: angle)
    var size = itemSize
    if itemsFaceCenter {
      let outward = outward(at: angle)
      let (s, c) = (outward.y.magnitude, outward.x.magnitude)
      size = LayoutSize(
        width: itemSize.width * s + itemSize.height * c, height: itemSize.width * c + itemSize.height * s)
    }
    return LayoutRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The direction from the centre to where an angle is, of length 1. In the centre itself, that of the angle.
  private func outward(at angle: Double) -> LayoutPoint {
    let (c, s) = (Maths.cosine(angle), Maths.sine(angle))
    guard let verticalRadius, verticalRadius != radius else { return LayoutPoint(x: c, y: s) }
    let (x, y) = (radius * c, verticalRadius * s)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return LayoutPoint(x: c, y: s) }
    return LayoutPoint(x: x / length, y: y / length)
  }

  /// The items within half a turn of ``startAngle`` on either side, which do not cover one another on a wheel of many turns.
  ///
  /// - Complexity: O(1).
  public var itemsWithinHalfTurn: Range<Int> {
    guard count > 0, step != 0 else { return 0..<count }
    // Those with −π < step · i + rotation ≤ π, or the other way round.
    let (from, to) = ((-.pi - rotation) / step, (.pi - rotation) / step)
    let (low, high) = (min(from, to), max(from, to))
    guard low.isFinite, high.isFinite else { return 0..<count }
    let limit = Double(count)
    let first = Int(min(max((low + 1e-9).rounded(.down) + 1, 0), limit))
    return first..<max(first, Int(min(max((high + 1e-9).rounded(.down) + 1, 0), limit)))
  }

  /// The items that a wheel shows: all, or where they cover more than a whole turn, those within half a turn of ``startAngle``.
  ///
  /// - Complexity: O(1).
  public var itemsOnWheel: Range<Int> {
    step.magnitude * Double(count) > 2 * .pi + 1e-9 ? itemsWithinHalfTurn : 0..<count
  }

  /// The ring turned back by some items, of which there may be parts.
  public func turned(backBy items: Double) -> Ring {
    var ring = self
    ring.rotation -= step * items
    return ring
  }

  /// Calls `body` with every item whose frame intersects `rect`, in ascending order, and no other.
  ///
  /// - Parameters:
  ///   - rect: where to look.
  ///   - items: which of them; nil for all.
  ///   - body: gets the number of the item.
  /// - Complexity: O(hits · log count): runs of items whose arc lies off the rectangle are passed over whole.
  public func forEachItem(in rect: LayoutRect, among items: Range<Int>? = nil, _ body: (Int) -> Void) {
    let items = items ?? 0..<count
    if !items.isEmpty { visit(items, rect, body) }
  }

  private func visit(_ items: Range<Int>, _ rect: LayoutRect, _ body: (Int) -> Void) {
    guard items.count > 8 else {
      for index in items where frame(at: index).intersects(rect) { body(index) }
      return
    }
    // No point of an arc is farther from its middle than the half arc is long, nor than the circle is wide.
    let half = Double(items.count - 1) / 2
    let arc = min(2, half * step.magnitude) * (max(radius, verticalRadius ?? radius) * scale).magnitude
    // The diagonal is enough for any turn.
    let reach = (arc + itemSize.diagonal / 2) * (1 + 1e-9)
    let middle = center(at: angle(at: Double(items.lowerBound) + half))
    let box = LayoutRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    guard box.intersects(rect) else { return }
    let split = items.lowerBound + items.count / 2
    visit(items.lowerBound..<split, rect, body)
    visit(split..<items.upperBound, rect, body)
  }

  /// How far item `index` stands from ``startAngle``, in radians from −π to π.
  public func turn(of index: Int) -> Double { Self.withoutWholeTurns(step * Double(index) + rotation) }

  /// The item nearest to ``startAngle``, the first of equals. Nil without items.
  ///
  /// - Complexity: O(count).
  public var nearestIndex: Int? { (0..<count).min { turn(of: $0).magnitude < turn(of: $1).magnitude } }

  /// The least turn that brings item `index` to an angle from ``startAngle``, in radians from −π to π.
  public func turn(bringing index: Int, to angle: Double) -> Double {
    Self.withoutWholeTurns(angle - turn(of: index))
  }

  private static func withoutWholeTurns(_ angle: Double) -> Double {
    angle - 2 * .pi * (angle / (2 * .pi)).rounded()
  }

  /// From one item's angle to the next one's.
  public var step: Double {
    (direction == .clockwise ? sweep : -sweep) / Double(max(1, count))
  }

  private func angle(at index: Double) -> Double { startAngle + step * index + rotation }

  private func center(at angle: Double) -> LayoutPoint {
    LayoutPoint(
      x: center.x + radius * scale * Maths.cosine(angle),
      y: center.y + (verticalRadius ?? radius) * scale * Maths.sine(angle))
  }
}
