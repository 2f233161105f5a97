import Recordings

extension Recording {
  /// A recording of two fixtures with two steps each.
  static var sample: Recording {
    Recording(
      system: "a UIKit", scale: 2,
      fixtures: [
        Recording.Fixture(name: "grid", steps: [.sample("show", y: 0), .sample("scroll to (0, 40)", y: 40)]),
        Recording.Fixture(
          name: "carousel \"endless\"",
          steps: [.sample("show", y: 0), .sample("flick", y: 80, motion: .touches)]),
      ])
  }
}

extension Recording.Step {
  fileprivate static func sample(
    _ operation: String, y: Double, motion: Recording.Motion? = nil
  ) -> Recording.Step {
    Recording.Step(
      operation: operation, motion: motion, size: Recording.Size(width: 100, height: 120),
      contentSize: Recording.Size(width: 100, height: 400), contentOffset: Recording.Point(x: 0, y: y),
      elements: (0..<5).map { item in
        Recording.Element(
          name: "cell 0-\(item)",
          frame: Recording.Frame(x: 0, y: y + Double(item) * 20, width: 100 / 3, height: 20),
          transform: item == 4 ? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, -0.0004, 0, 1] : nil,
          alpha: item == 3 ? 0.5 : 1, zIndex: item)
      }, calls: ["layout prepare", "source cellForItemAt 0-0", "source cellForItemAt 0-1"])
  }
}
