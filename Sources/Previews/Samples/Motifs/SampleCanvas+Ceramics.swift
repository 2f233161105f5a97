extension SampleCanvas {
  mutating func drawCeramics(_ palette: InkPalette, _ random: inout SampleGenerator) {
    ground(gradient([palette.ground, palette.ground.mixed(with: palette.inks[1], 0.28)]))
    var inks = palette.inks
    inks.shuffle(using: &random)
    let table = height * 0.76
    let niche = Point(x: width * random.number(0.36...0.64), y: table - unit * 0.3)
    circle(niche, radius: unit * 0.3, .color(inks[0].mixed(with: palette.ground, 0.55)))
    rectangle(
      x: 0, y: table, width: width, height: height - table,
      gradient([inks[0].mixed(with: palette.ground, 0.25), inks[0]]))
    let count = width > height * 1.2 ? 4 : width >= height * 0.9 ? 3 : 2
    let order = Array(0..<count).shuffled(using: &random)
    for (index, rank) in order.enumerated() {
      let x = width * (0.5 + ((Double(rank) + 0.5) / Double(count) - 0.5) * 0.82)
      let foot = Point(x: x, y: table + unit * (0.06 + 0.05 * Double(index) / Double(count)))
      drawVase(
        at: foot, height: unit * random.number(0.3...0.52), breadth: unit * random.number(0.11...0.16),
        inks[1 + index % 4], shade: palette.inks[4], &random)
    }
  }

  private mutating func drawVase(
    at foot: Point, height: Double, breadth: Double, _ color: SampleColor, shade: SampleColor,
    _ random: inout SampleGenerator
  ) {
    let profile = random.pick([
      [0.55, 0.95, 1, 0.6, 0.28, 0.3, 0.42],
      [0.4, 0.75, 1, 0.95, 0.6, 0.35, 0.5],
      [0.6, 0.62, 0.7, 0.85, 1, 0.7, 0.45],
      [0.5, 1, 0.8, 0.35, 0.25, 0.25, 0.33],
      [0.75, 0.85, 0.95, 1, 0.98, 0.9, 0.82],
    ])
    func side(_ sign: Double) -> [Point] {
      profile.enumerated().map { index, reach in
        Point(
          x: foot.x + sign * reach * breadth, y: foot.y - height * Double(index) / Double(profile.count - 1))
      }
    }
    let (left, right) = (side(-1), side(1))
    rectangle(
      x: foot.x - breadth * 0.7, y: foot.y - unit * 0.008, width: breadth * 2.3, height: unit * 0.018,
      .color(shade),
      corner: unit * 0.009, opacity: 0.25)
    var body = SamplePath(from: left[0])
    body.smooth(through: left)
    body.line(to: right[right.count - 1])
    body.smooth(through: right.reversed())
    body.close()
    path(body, .color(color))
    let top = Point(x: foot.x + breadth * 0.12, y: foot.y - height)
    var shadow = SamplePath(from: right[0])
    shadow.smooth(through: right)
    shadow.line(to: top)
    shadow.quadratic(
      to: Point(x: foot.x + breadth * 0.12, y: foot.y),
      Point(x: foot.x + breadth * 0.3, y: foot.y - height * 0.4))
    shadow.close()
    path(shadow, .color(shade), opacity: 0.16)
  }
}
