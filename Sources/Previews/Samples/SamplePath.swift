/// The data of an SVG path. Relative coordinates in whole numbers keep it short.
struct SamplePath {
  private(set) var data: String
  private var current: (x: Int, y: Int)

  typealias Point = SampleCanvas.Point

  init(from start: Point) {
    current = Self.rounded(start)
    data = "M\(current.x) \(current.y)"
  }

  mutating func line(to point: Point) {
    append("l", [point])
  }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    append("c", [first, second, point])
  }

  mutating func quadratic(to point: Point, _ control: Point) {
    append("q", [control, point])
  }

  mutating func arc(to point: Point, radius: Double, large: Bool = false, clockwise: Bool = true) {
    let size = SampleCanvas.text(radius)
    append("a\(size) \(size) 0 \(large ? 1 : 0) \(clockwise ? 1 : 0) ", [point])
  }

  mutating func close() {
    data += "z"
  }

  mutating func move(to point: Point) {
    current = Self.rounded(point)
    data += "M\(current.x) \(current.y)"
  }

  mutating func dot(at point: Point) {
    append("m", [point])
    data += "h0"
  }

  /// Adds a Catmull–Rom curve through the points after index `first`, which is the current end of the path.
  mutating func smooth(through points: [Point], after first: Int = 0, closed: Bool = false) {
    func point(_ index: Int) -> Point {
      let index = closed ? (index + points.count) % points.count : max(0, min(points.count - 1, index))
      return points[index]
    }
    for index in (first + 1)..<(closed ? points.count + 1 : points.count) {
      let (before, start, end, after) = (point(index - 2), point(index - 1), point(index), point(index + 1))
      curve(
        to: end,
        Point(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        Point(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
  }

  private mutating func append(_ command: String, _ points: [Point]) {
    data += command
    var end = current
    for (index, point) in points.enumerated() {
      end = Self.rounded(point)
      let (x, y) = (end.x - current.x, end.y - current.y)
      data += index > 0 && x >= 0 ? " \(x)" : "\(x)"
      data += y >= 0 ? " \(y)" : "\(y)"
    }
    current = end
  }

  private static func rounded(_ point: Point) -> (x: Int, y: Int) {
    (Int(point.x.rounded()), Int(point.y.rounded()))
  }
}
