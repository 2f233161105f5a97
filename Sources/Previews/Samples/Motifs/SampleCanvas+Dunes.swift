extension SampleCanvas {
  mutating func drawDunes(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let sun = Point(x: width * random.number(0.2...0.8), y: height * random.number(0.2...0.34))
    drawSky(palette, sun: sun, radius: unit * random.number(0.07...0.11))
    let count = 4
    for layer in 0..<count {
      let depth = Double(layer) / Double(count - 1)
      let base = height * (0.55 + 0.3 * depth)
      let peakX = width * (layer % 2 == 0 ? random.number(0.5...0.8) : random.number(0.15...0.45))
      let reach = height * random.number(0.1...0.16)
      let points = [
        Point(x: 0, y: base - reach * random.number(-0.2...0.2)),
        Point(x: peakX * 0.5, y: base - reach * random.number(0...0.4)),
        Point(x: peakX, y: base - reach),
        Point(x: peakX + (width - peakX) * 0.55, y: base - reach * random.number(-0.1...0.25)),
        Point(x: width, y: base + reach * random.number(-0.2...0.3)),
      ]
      let lit = palette.horizon.mixed(with: palette.far, 0.35 + 0.65 * depth)
      let shadow = palette.far.mixed(with: palette.near, 0.25 + 0.5 * depth)
      land(under: points, smooth: true, gradient([lit, lit.mixed(with: shadow, 0.45)]))
      var face = SamplePath(from: points[2])
      face.smooth(through: points, after: 2)
      face.line(to: Point(x: width, y: height))
      let foot = Point(x: peakX - width * 0.1, y: height)
      face.line(to: foot)
      let bend = width * random.number(0.1...0.18)
      face.curve(
        to: points[2], Point(x: foot.x + bend * 1.6, y: base + (height - base) * 0.55),
        Point(x: peakX - bend, y: base - reach * 0.1))
      path(face, gradient([shadow, shadow.mixed(with: lit, 0.3)]))
    }
  }
}
