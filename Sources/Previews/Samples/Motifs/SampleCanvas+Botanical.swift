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
