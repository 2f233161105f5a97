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
