import CollectionView

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
