import CollectionView

extension SampleCanvas {
  mutating func drawSky(_ palette: LandscapePalette, sun: Point, radius: Double) {
    ground(gradient(palette.sky))
    circle(sun, radius: radius * 5, glow(palette.light, opacity: 0.75))
    circle(sun, radius: radius, .color(palette.light))
  }

  mutating func land(under points: [Point], smooth: Bool, _ fill: Fill) {
    var path = SamplePath(from: points[0])
    if smooth {
      path.smooth(through: points)
    } else {
      for point in points.dropFirst() { path.line(to: point) }
    }
    path.line(to: Point(x: width, y: height))
    path.line(to: Point(x: 0, y: height))
    path.close()
    self.path(path, fill)
  }

  /// Returns points across the picture, at `heights` above `base` in units of `reach`.
  func skyline(_ heights: [Double], base: Double, reach: Double) -> [Point] {
    heights.enumerated().map { index, height in
      Point(x: width * Double(index) / Double(heights.count - 1), y: base - height * reach)
    }
  }
}

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
