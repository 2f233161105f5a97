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
