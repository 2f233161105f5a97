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
