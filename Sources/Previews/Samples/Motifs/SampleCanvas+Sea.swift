extension SampleCanvas {
  mutating func drawSea(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let horizon = height * random.number(0.52...0.62)
    let radius = unit * random.number(0.15...0.21)
    let sun = Point(x: width * random.number(0.34...0.66), y: horizon - radius * random.number(0.1...0.7))
    drawSky(palette, sun: sun, radius: radius)
    let isLeft = random.next() % 2 == 0
    let island = random.ridge(detail: 4, roughness: 0.5).enumerated().map { index, rough in
      let along = Double(index) / 16
      let rise = (1 - along) * (0.75 + rough * 0.35)
      return Point(
        x: (isLeft ? along : 1 - along * 0.9) * width * 0.42, y: horizon - max(0, rise) * height * 0.12)
    }
    let shift = isLeft ? 0 : width * 0.58
    var shore = SamplePath(from: Point(x: isLeft ? 0 : width, y: horizon))
    for point in island { shore.line(to: Point(x: isLeft ? point.x : shift + point.x, y: point.y)) }
    shore.close()
    path(shore, .color(palette.far.mixed(with: palette.near, 0.35)))
    let surface = palette.horizon.mixed(with: palette.far, 0.55)
    rectangle(
      x: 0, y: horizon, width: width, height: height - horizon,
      gradient([surface, palette.far.mixed(with: palette.near, 0.55), palette.near]))
    var y = horizon + unit * 0.015
    var thickness = unit * 0.008
    while y < height * 0.97 {
      let fade = (y - horizon) / (height - horizon)
      let length = radius * (1.7 - fade * 0.9) * random.number(0.55...1.1)
      let x = sun.x - length / 2 + radius * random.number(-0.18...0.18)
      rectangle(
        x: x, y: y, width: length, height: thickness, .color(palette.light), corner: thickness / 2,
        opacity: 0.85 - fade * 0.65)
      y += thickness * 2.6
      thickness *= 1.16
    }
    let boat = Point(
      x: width * (isLeft ? random.number(0.72...0.85) : random.number(0.15...0.28)), y: horizon + unit * 0.05)
    drawSail(at: boat, height: unit * 0.13, sail: palette.light, hull: palette.near)
  }

  private mutating func drawSail(at foot: Point, height: Double, sail: SampleColor, hull: SampleColor) {
    var main = SamplePath(from: Point(x: foot.x, y: foot.y - height))
    main.quadratic(
      to: Point(x: foot.x + height * 0.5, y: foot.y - height * 0.1),
      Point(x: foot.x + height * 0.42, y: foot.y - height * 0.5))
    main.line(to: Point(x: foot.x, y: foot.y - height * 0.1))
    main.close()
    path(main, .color(sail))
    var jib = SamplePath(from: Point(x: foot.x - height * 0.06, y: foot.y - height * 0.9))
    jib.line(to: Point(x: foot.x - height * 0.34, y: foot.y - height * 0.1))
    jib.line(to: Point(x: foot.x - height * 0.06, y: foot.y - height * 0.1))
    jib.close()
    path(jib, .color(sail), opacity: 0.8)
    var body = SamplePath(from: Point(x: foot.x - height * 0.42, y: foot.y - height * 0.04))
    body.line(to: Point(x: foot.x + height * 0.55, y: foot.y - height * 0.04))
    body.quadratic(
      to: Point(x: foot.x - height * 0.25, y: foot.y + height * 0.1),
      Point(x: foot.x + height * 0.35, y: foot.y + height * 0.1))
    body.close()
    path(body, .color(hull))
  }
}
