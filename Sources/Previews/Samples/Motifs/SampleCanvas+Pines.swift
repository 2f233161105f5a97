extension SampleCanvas {
  mutating func drawPines(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let sun = Point(x: width * random.number(0.25...0.75), y: height * random.number(0.22...0.32))
    drawSky(palette, sun: sun, radius: unit * random.number(0.07...0.12))
    let count = 4
    for layer in 0..<count {
      let depth = Double(layer) / Double(count - 1)
      let tall = (width * height).squareRoot() * (0.16 + 0.18 * depth)
      let base = height * (0.56 + 0.33 * depth)
      let color = palette.far.mixed(with: palette.near, 0.15 + 0.85 * depth)
      let fog = color.mixed(with: palette.horizon, 0.85 * (1 - depth))
      let slope = random.number(-0.1...0.1) * height
      var forest = SamplePath(from: Point(x: 0, y: base + slope))
      var x = -tall * 0.1
      while x < width {
        let tree = tall * random.number(0.65...1.15)
        let half = tree * 0.22
        let foot = base + slope * (1 - 2 * x / width)
        forest.line(to: Point(x: x, y: foot))
        if layer < (width > height ? 2 : 1) {
          forest.line(to: Point(x: x + half, y: foot - tree))
        } else {
          let outline = [
            (0.62, 0.36), (0.26, 0.36), (0.8, 0.66), (0.5, 0.66), (1, 1), (1.5, 0.66), (1.2, 0.66),
            (1.74, 0.36),
            (1.38, 0.36),
          ]
          for (across, up) in outline { forest.line(to: Point(x: x + half * across, y: foot - tree * up)) }
        }
        x += half * 2
        forest.line(to: Point(x: x, y: foot))
        x += half * random.number(-0.35...0.35)
      }
      forest.line(to: Point(x: width, y: height))
      forest.line(to: Point(x: 0, y: height))
      forest.close()
      path(forest, gradient([color, fog]))
    }
  }
}
