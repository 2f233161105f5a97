import CollectionView

extension SampleCanvas {
  mutating func drawHills(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let sun = Point(x: width * random.number(0.2...0.8), y: height * random.number(0.18...0.3))
    drawSky(palette, sun: sun, radius: unit * 0.08)
    for _ in 0..<random.integer(2...3) {
      drawCloud(
        at: Point(x: width * random.number(0.1...0.9), y: height * random.number(0.1...0.36)),
        length: unit * random.number(0.18...0.32), palette.light)
    }
    let count = 5
    for layer in 0..<count {
      let depth = Double(layer) / Double(count - 1)
      let (phase, waves) = (random.number(0...6), random.number(3...5.5))
      let heights = (0...8).map { (step: Int) -> Double in
        let along = Double(step) / 8
        return sin(phase + along * waves) + 0.35 * sin(phase * 2 + along * 10)
      }
      let points = skyline(
        heights, base: height * (0.52 + 0.38 * depth), reach: height * (0.045 + 0.02 * depth))
      let color = palette.far.mixed(with: palette.near, depth)
      if layer > 1 {
        var trees = SamplePath(from: points[0])
        for point in points where random.next() % 4 == 0 {
          addTrees(to: &trees, at: point, height: unit * (0.035 + 0.05 * depth), &random)
        }
        path(trees, .color(color.mixed(with: palette.near, 0.45)))
      }
      land(under: points, smooth: true, gradient([color.mixed(with: palette.light, 0.22), color]))
    }
  }

  private mutating func drawCloud(at center: Point, length: Double, _ color: SampleColor) {
    let thickness = length * 0.16
    for (shift, row, size) in [(0.0, 0.0, 1.0), (0.18, -1, 0.55), (-0.2, 1, 0.7)] {
      rectangle(
        x: center.x + (shift - size / 2) * length, y: center.y + row * thickness, width: length * size,
        height: thickness, .color(color), corner: thickness / 2, opacity: 0.5)
    }
  }

  private func addTrees(
    to trees: inout SamplePath, at foot: Point, height: Double, _ random: inout SampleGenerator
  ) {
    for step in 0..<random.integer(1...3) {
      let x = foot.x + (Double(step) - 1) * height * 0.62
      let top = foot.y - height * random.number(0.8...1.4)
      let low = foot.y + height * 0.3
      let breadth = height * 0.42
      trees.move(to: Point(x: x, y: top))
      trees.curve(
        to: Point(x: x, y: low), Point(x: x + breadth, y: top + breadth), Point(x: x + breadth, y: low))
      trees.curve(
        to: Point(x: x, y: top), Point(x: x - breadth, y: low), Point(x: x - breadth, y: top + breadth))
    }
  }
}
