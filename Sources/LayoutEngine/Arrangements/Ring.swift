/// Items spread evenly over an arc of a circle or an ellipse.
///
/// Measured from the x axis, clockwise on screen, the angle of item i is start ± sweep · i / count +
/// rotation. In a partial turn, the arc ends one step after the last item.
public struct Ring: Hashable, Sendable {
  /// The order of items on screen.
  public enum ItemOrder: Hashable, Sendable {
    /// Increasing angles.
    case clockwise
    /// Decreasing angles.
    case counterclockwise
  }

  /// The number of items.
  public var count: Int
  /// The center.
  public var center: LayoutPoint
  /// The radius in points, before scaling.
  public var radius: Double
  /// The vertical radius of an ellipse, in points before scaling, or nil for a circle.
  public var verticalRadius: Double?
  /// The items' size before rotation.
  public var itemSize: LayoutSize
  /// Item 0's angle, in radians.
  public var startAngle: Double
  /// The arc of all items, in radians.
  public var sweep: Double
  /// The order of the items on screen.
  public var itemOrder: ItemOrder
  /// The angle added to all items' angles, in radians.
  public var rotation: Double
  /// The factor by which the radius is multiplied. Items keep their size.
  public var scale: Double
  /// `true` if items turn their lower edges toward the center.
  public var itemsFaceCenter: Bool

  /// Creates a ring: by default, a circle, clockwise from three o'clock. Traps if `count` is negative.
  public init(
    count: Int, center: LayoutPoint, radius: Double, itemSize: LayoutSize, startAngle: Double = 0,
    sweep: Double = 2 * .pi, itemOrder: ItemOrder = .clockwise, rotation: Double = 0, scale: Double = 1,
    itemsFaceCenter: Bool = false, verticalRadius: Double? = nil
  ) {
    precondition(count >= 0, "Ring.count must not be negative")
    self.count = count
    self.center = center
    self.radius = radius
    self.itemSize = itemSize
    self.startAngle = startAngle
    self.sweep = sweep
    self.itemOrder = itemOrder
    self.rotation = rotation
    self.scale = scale
    self.itemsFaceCenter = itemsFaceCenter
    self.verticalRadius = verticalRadius
  }

  /// Returns an item's angle, in radians.
  public func angle(at index: Int) -> Double { angle(at: Double(index)) }

  /// Returns an item's center.
  public func center(at index: Int) -> LayoutPoint { center(at: angle(at: Double(index))) }

  /// Returns the unit vector from the center to an item.
  public func outward(at index: Int) -> LayoutPoint { outward(at: angle(at: Double(index))) }

  /// Returns an item's bounding box, after its rotation if ``itemsFaceCenter`` is `true`.
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

  private func outward(at angle: Double) -> LayoutPoint {
    let (c, s) = (Maths.cosine(angle), Maths.sine(angle))
    guard let verticalRadius, verticalRadius != radius else { return LayoutPoint(x: c, y: s) }
    let (x, y) = (radius * c, verticalRadius * s)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return LayoutPoint(x: c, y: s) }
    return LayoutPoint(x: x / length, y: y / length)
  }

  /// The items within half a turn of ``startAngle``. No two of them are in the same place.
  ///
  /// - Complexity: O(1).
  public var itemsWithinHalfTurn: Range<Int> {
    guard count > 0, step != 0 else { return 0..<count }
    let (from, to) = ((-.pi - rotation) / step, (.pi - rotation) / step)
    let (low, high) = (min(from, to), max(from, to))
    guard low.isFinite, high.isFinite else { return 0..<count }
    let limit = Double(count)
    let first = Int(min(max((low + 1e-9).rounded(.down) + 1, 0), limit))
    return first..<max(first, Int(min(max((high + 1e-9).rounded(.down) + 1, 0), limit)))
  }

  /// All items, or ``itemsWithinHalfTurn`` if all items cover more than a full turn.
  ///
  /// - Complexity: O(1).
  public var itemsOnWheel: Range<Int> {
    step.magnitude * Double(count) > 2 * .pi + 1e-9 ? itemsWithinHalfTurn : 0..<count
  }

  /// Returns the ring turned back by a number of items, which can be fractional.
  public func turned(backBy items: Double) -> Ring {
    var ring = self
    ring.rotation -= step * items
    return ring
  }

  /// Calls `body` with every item whose frame intersects `rect`, in ascending order.
  ///
  /// - Complexity: O(hits · log count)
  public func forEachItem(in rect: LayoutRect, among items: Range<Int>? = nil, _ body: (Int) -> Void) {
    let items = items ?? 0..<count
    if !items.isEmpty { visit(items, rect, body) }
  }

  private func visit(_ items: Range<Int>, _ rect: LayoutRect, _ body: (Int) -> Void) {
    guard items.count > 8 else {
      for index in items where frame(at: index).intersects(rect) { body(index) }
      return
    }
    // The distance of a point of an arc from the arc's middle is at most half the arc's length, and at most
    // the diameter.
    let half = Double(items.count - 1) / 2
    let arc = min(2, half * step.magnitude) * (max(radius, verticalRadius ?? radius) * scale).magnitude
    // Half the diagonal suffices for any rotation.
    let reach = (arc + itemSize.diagonal / 2) * (1 + 1e-9)
    let middle = center(at: angle(at: Double(items.lowerBound) + half))
    let box = LayoutRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    guard box.intersects(rect) else { return }
    let split = items.lowerBound + items.count / 2
    visit(items.lowerBound..<split, rect, body)
    visit(split..<items.upperBound, rect, body)
  }

  /// Returns an item's angle relative to ``startAngle``, in radians from −π to π.
  public func turn(of index: Int) -> Double { Self.withoutWholeTurns(step * Double(index) + rotation) }

  /// The first of the items nearest to ``startAngle``, or nil.
  ///
  /// - Complexity: O(turns of all items), at most O(count).
  public var nearestIndex: Int? {
    let (period, first) = (2 * .pi / step.magnitude, -Self.withoutWholeTurns(rotation) / step)
    guard count > 8, period > 8, period.isFinite else { return nearest(among: Array(0..<count)) }
    // The ends of the arc, and the items at the start angle in each turn.
    var candidates = [0, count - 1]
    for position in stride(from: first, to: Double(count) + 1, by: period) where position > -2 {
      let index = Int(position.rounded(.down))
      candidates += [index - 1, index, index + 1, index + 2].filter { $0 >= 0 && $0 < count }
    }
    return nearest(among: candidates)
  }

  private func nearest(among items: [Int]) -> Int? {
    items.min { (turn(of: $0).magnitude, $0) < (turn(of: $1).magnitude, $1) }
  }

  /// Returns the smallest turn, in radians from −π to π, that brings an item to an angle relative to
  /// ``startAngle``.
  public func turn(bringing index: Int, to angle: Double) -> Double {
    Self.withoutWholeTurns(angle - turn(of: index))
  }

  private static func withoutWholeTurns(_ angle: Double) -> Double {
    angle - 2 * .pi * (angle / (2 * .pi)).rounded()
  }

  /// The angle from item to item.
  public var step: Double {
    (itemOrder == .clockwise ? sweep : -sweep) / Double(max(1, count))
  }

  private func angle(at index: Double) -> Double { startAngle + step * index + rotation }

  private func center(at angle: Double) -> LayoutPoint {
    LayoutPoint(
      x: center.x + radius * scale * Maths.cosine(angle),
      y: center.y + (verticalRadius ?? radius) * scale * Maths.sine(angle))
  }
}
