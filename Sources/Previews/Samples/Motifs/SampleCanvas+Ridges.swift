extension SampleCanvas {
  mutating func drawRidges(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let sun = Point(x: width * random.number(0.25...0.75), y: height * random.number(0.26...0.4))
    drawSky(palette, sun: sun, radius: unit * random.number(0.06...0.1))
    let count = random.integer(4...5)
    for layer in 0..<count {
      let depth = Double(layer) / Double(count - 1)
      var heights = random.ridge(detail: layer == count - 1 ? 4 : 5, roughness: 0.5)
      let peak = random.number(0.15...0.85) * Double(heights.count)
      for index in heights.indices {
        heights[index] += 1.5 * max(0, 1 - abs(Double(index) - peak) / Double(heights.count) * 2.6)
      }
      let points = skyline(
        heights, base: height * (0.6 + 0.34 * depth), reach: height * (0.17 - 0.08 * depth))
      let color = palette.far.mixed(with: palette.near, depth)
      let mist = color.mixed(with: palette.horizon, 0.55 * (1 - depth))
      land(under: points, smooth: false, gradient([color, mist]))
    }
  }
}
