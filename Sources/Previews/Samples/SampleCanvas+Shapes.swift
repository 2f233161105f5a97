import CollectionView

extension SampleCanvas {
  mutating func drawArcs(_ palette: InkPalette, _ random: inout SampleGenerator) {
    ground(.color(palette.ground))
    var inks = palette.inks
    inks.shuffle(using: &random)
    let isTall = height > width * 1.2
    let sun = Point(x: width * random.number(0.25...0.75), y: height * random.number(0.16...0.24))
    circle(sun, radius: unit * random.number(0.09...0.13), .color(inks[4]))
    let floor = height * random.number(isTall ? 0.76...0.84 : 0.9...1)
    let outer = min(width * 0.6, (floor - sun.y) * 0.76)
    switch random.integer(0...2) {
    case 0:
      drawArch(
        at: Point(x: width / 2, y: floor), radius: isTall ? outer * 0.84 : outer, bands: inks,
        inside: palette.ground)
    case 1:
      let (left, right) = (Point(x: width * 0.3, y: floor), Point(x: width * 0.74, y: floor))
      drawArch(at: right, radius: outer * 0.66, bands: inks.reversed(), inside: palette.ground)
      drawArch(at: left, radius: outer * 0.88, bands: inks, inside: palette.ground)
    default:
      drawArch(
        at: Point(x: 0, y: floor), radius: outer * 0.75, bands: inks.reversed(), inside: palette.ground)
      drawArch(at: Point(x: width, y: floor), radius: outer * 1.05, bands: inks, inside: palette.ground)
    }
    rectangle(
      x: 0, y: floor, width: width, height: height - floor, .color(inks[0].mixed(with: palette.ground, 0.5)))
  }

  private mutating func drawArch(at center: Point, radius: Double, bands: [SampleColor], inside: SampleColor)
  {
    let step = radius / (Double(bands.count) + 1.4)
    for (index, color) in (bands + [inside]).enumerated() {
      let radius = radius - Double(index) * step
      var arch = SamplePath(from: Point(x: center.x - radius, y: center.y))
      arch.arc(to: Point(x: center.x + radius, y: center.y), radius: radius)
      arch.close()
      path(arch, .color(color))
    }
  }
}

extension SampleCanvas {
  mutating func drawBauhaus(_ palette: InkPalette, _ random: inout SampleGenerator) {
    ground(.color(palette.ground))
    let cell = unit * 0.84 / 3
    let columns = Int((width - unit * 0.16) / cell + 0.01)
    let rows = Int((height - unit * 0.16) / cell + 0.01)
    let left = (width - Double(columns) * cell) / 2
    let top = (height - Double(rows) * cell) / 2
    for row in 0..<rows {
      for column in 0..<columns {
        let inks = palette.inks.shuffled(using: &random)
        let origin = Point(x: left + Double(column) * cell, y: top + Double(row) * cell)
        rectangle(x: origin.x, y: origin.y, width: cell + 0.5, height: cell + 0.5, .color(inks[0]))
        drawTile(at: origin, cell, inks, &random)
      }
    }
  }

  private mutating func drawTile(
    at origin: Point, _ cell: Double, _ inks: [SampleColor], _ random: inout SampleGenerator
  ) {
    let turn = random.integer(0...3)
    func at(_ x: Double, _ y: Double) -> Point {
      let (across, down) = [(x, y), (1 - y, x), (1 - x, 1 - y), (y, 1 - x)][turn]
      return Point(x: origin.x + across * cell, y: origin.y + down * cell)
    }
    func sector(_ start: Point, _ end: Point, radius: Double, corner: Point?) -> SamplePath {
      var path = SamplePath(from: start)
      path.arc(to: end, radius: radius * cell)
      if let corner { path.line(to: corner) }
      path.close()
      return path
    }
    switch random.integer(0...5) {
    case 0:
      path(sector(at(0, 1), at(1, 0), radius: 1, corner: at(1, 1)), .color(inks[1]))
      path(sector(at(0.5, 1), at(1, 0.5), radius: 0.5, corner: at(1, 1)), .color(inks[2]))
    case 1:
      path(sector(at(0, 1), at(1, 0), radius: 1, corner: at(1, 1)), .color(inks[1]))
    case 2:
      path(sector(at(0, 0.5), at(1, 0.5), radius: 0.5, corner: nil), .color(inks[1]))
      path(sector(at(0, 1), at(1, 1), radius: 0.5, corner: nil), .color(inks[2]))
    case 3:
      circle(at(0.5, 0.5), radius: cell * 0.36, .color(inks[1]))
      circle(at(0.5, 0.5), radius: cell * 0.16, .color(inks[2]))
    case 4:
      path(sector(at(0, 0), at(1, 1), radius: 1, corner: nil), .color(inks[1]))
      path(sector(at(1, 1), at(0, 0), radius: 1, corner: nil), .color(inks[1]))
    default:
      var triangle = SamplePath(from: at(0, 0))
      triangle.line(to: at(1, 1))
      triangle.line(to: at(0, 1))
      triangle.close()
      path(triangle, .color(inks[1]))
    }
  }
}

extension SampleCanvas {
  mutating func drawPaper(_ palette: InkPalette, _ random: inout SampleGenerator) {
    let shuffled = palette.inks.dropLast().shuffled(using: &random)
    let (outer, inner) = (
      shuffled[0].mixed(with: palette.inks[4], 0.15), shuffled[1].mixed(with: palette.ground, 0.6)
    )
    ground(.color(outer))
    let center = Point(x: width * random.number(0.42...0.58), y: height * random.number(0.42...0.58))
    let corners = 8
    var shape = (0..<corners).map { _ in random.number(0.8...1.15) }
    let count = 6
    for layer in 0..<count {
      let depth = Double(layer + 1) / Double(count)
      let size = 1.08 - 0.82 * depth
      let turn = random.number(-0.12...0.12)
      let points = shape.enumerated().map { index, reach in
        let angle = (Double(index) / Double(corners) + turn / 4) * 2 * .pi
        return Point(
          x: center.x + cos(angle) * width * 0.5 * size * reach,
          y: center.y + sin(angle) * height * 0.5 * size * reach)
      }
      var opening = SamplePath(from: points[0])
      opening.smooth(through: points, closed: true)
      opening.close()
      line(opening, palette.inks[4], width: unit * 0.02, opacity: 0.14)
      path(opening, .color(outer.mixed(with: inner, depth)))
      shape = shape.map { $0 + random.number(-0.09...0.09) }
    }
    circle(center, radius: unit * 0.05, .color(shuffled[2]))
  }
}
