import CollectionView

extension SampleCanvas {
  mutating func drawNight(_ palette: LandscapePalette, _ random: inout SampleGenerator) {
    let deep = palette.near.mixed(with: 0x070B1E, 0.6)
    let glowing = palette.near.mixed(with: palette.far, 0.55)
    ground(
      gradient([
        deep, palette.near.mixed(with: 0x1A2A5C, 0.35), glowing,
        palette.far.mixed(with: palette.horizon, 0.35),
      ]))
    let shore = height * random.number(0.7...0.76)
    for (count, size, opacity) in [(38, 1.6, 0.55), (16, 2.8, 0.9)] {
      var stars = SamplePath(from: Point(x: 0, y: 0))
      for _ in 0..<count {
        let fall = random.number(0...1)
        stars.dot(at: Point(x: width * random.number(0.02...0.98), y: height * (0.02 + 0.6 * fall * fall)))
      }
      line(stars, palette.light, width: unit / 400 * size, opacity: opacity)
    }
    let moon = Point(x: width * random.number(0.25...0.75), y: height * random.number(0.2...0.34))
    let radius = unit * random.number(0.07...0.1)
    circle(moon, radius: radius * 4.5, glow(palette.light, opacity: 0.5))
    if random.next() % 2 == 0 {
      circle(moon, radius: radius, .color(palette.light))
    } else {
      var crescent = SamplePath(from: Point(x: moon.x + radius * 0.3, y: moon.y - radius))
      let tip = Point(x: moon.x + radius * 0.3, y: moon.y + radius)
      crescent.arc(to: tip, radius: radius * 1.04, large: true, clockwise: false)
      crescent.arc(to: Point(x: moon.x + radius * 0.3, y: moon.y - radius), radius: radius * 1.25)
      crescent.close()
      path(crescent, .color(palette.light))
    }
    for depth in [0.25, 0.8] {
      let heights = random.ridge(detail: 4, roughness: 0.5).map { abs($0) * 1.3 + 0.15 }
      let points = skyline(heights, base: shore, reach: height * (0.24 - 0.13 * depth))
      land(
        under: points, smooth: false,
        gradient([glowing.mixed(with: deep, depth), glowing.mixed(with: deep, depth * 0.6)]))
    }
    rectangle(
      x: 0, y: shore, width: width, height: height - shore,
      gradient([glowing.mixed(with: palette.horizon, 0.25), palette.near, deep]))
    for step in 0..<6 {
      let thickness = unit * 0.006 * (1 + Double(step) * 0.25)
      let length = radius * random.number(0.7...2.2)
      rectangle(
        x: moon.x - length / 2 + radius * random.number(-0.3...0.3),
        y: shore + (height - shore) * (0.08 + 0.15 * Double(step)),
        width: length, height: thickness, .color(palette.light), corner: thickness / 2,
        opacity: 0.6 - 0.08 * Double(step))
    }
  }
}
