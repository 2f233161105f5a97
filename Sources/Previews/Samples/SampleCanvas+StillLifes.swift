import CollectionView

extension SampleCanvas {
  mutating func drawBotanical(_ palette: InkPalette, _ random: inout SampleGenerator) {
    ground(gradient([palette.ground, palette.ground.mixed(with: palette.inks[3], 0.35)]))
    var inks = palette.inks
    inks.shuffle(using: &random)
    circle(
      Point(x: width * random.number(0.38...0.62), y: height * random.number(0.34...0.44)),
      radius: unit * random.number(0.28...0.34), .color(inks[0].mixed(with: palette.ground, 0.3)))
    let count = width > height ? 3 : random.integer(1...2)
    for stem in 0..<count {
      let spread = (Double(stem) + 0.5) / Double(count)
      let foot = Point(x: width * (0.5 + (spread - 0.5) * 0.5), y: height * 1.02)
      let tip = Point(
        x: width * (0.5 + (spread - 0.5) * 1.25) + unit * random.number(-0.1...0.1),
        y: height * random.number(0.12...0.3))
      drawStem(
        from: foot, to: tip, bend: unit * random.number(-0.22...0.22), inks[1 + stem],
        slim: random.number(0.26...0.42))
    }
  }

  private mutating func drawStem(
    from foot: Point, to tip: Point, bend: Double, _ color: SampleColor, slim: Double
  ) {
    let control = Point(x: (foot.x + tip.x) / 2 + bend, y: (foot.y + tip.y) / 2)
    var stalk = SamplePath(from: foot)
    stalk.quadratic(to: tip, control)
    line(stalk, color, width: unit / 90)
    let pairs = 6
    for pair in 0...pairs {
      let along = 0.24 + 0.76 * Double(pair) / Double(pairs)
      let back = 1 - along
      let base = Point(
        x: back * back * foot.x + 2 * back * along * control.x + along * along * tip.x,
        y: back * back * foot.y + 2 * back * along * control.y + along * along * tip.y)
      let heading = atan2(
        back * (control.y - foot.y) + along * (tip.y - control.y),
        back * (control.x - foot.x) + along * (tip.x - control.x))
      let length = max(unit * 0.25, height * 0.2) * (1.1 - 0.5 * along)
      for side in pair == pairs ? [0.0] : [-1.0, 1] {
        drawLeaf(from: base, heading: heading + side * 0.85, length: length, slim: slim, color)
      }
    }
  }

  private mutating func drawLeaf(
    from base: Point, heading: Double, length: Double, slim: Double, _ color: SampleColor
  ) {
    func point(_ along: Double, _ across: Double) -> Point {
      Point(
        x: base.x + (along * cos(heading) - across * sin(heading)) * length,
        y: base.y + (along * sin(heading) + across * cos(heading)) * length)
    }
    var leaf = SamplePath(from: base)
    leaf.quadratic(to: point(1, 0), point(0.45, slim))
    leaf.quadratic(to: base, point(0.45, -slim))
    path(leaf, .color(color))
  }
}

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
