import CollectionView
import TestSupport
import Testing

/// Tests handmade sequences of frames at 60 frames per second, in a view of 320 × 480 points.
@Suite struct ContinuityTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

  private static func row(
    _ item: Int, _ y: CGFloat, height: CGFloat = 60, alpha: CGFloat = 1, way: CGFloat = 0,
    fillsFrame: Bool = true
  ) -> DrawnCell {
    DrawnCell(
      item: item, frame: CGRect(x: 0, y: y, width: 320, height: height), alpha: alpha, clip: bounds,
      remainingWay: way, fillsFrame: fillsFrame)
  }

  private static func frame(_ cells: [DrawnCell], offset: CGFloat = 0) -> DrawnFrame {
    DrawnFrame(cells, size: bounds.size, offsets: [0: CGPoint(x: 0, y: offset)])
  }

  /// Returns the breaks in consecutive frames. The first frame after the start follows a change, without
  /// elapsed time.
  private func breaks(_ frames: [DrawnFrame], after duration: Double = 1 / 60) -> [String] {
    var continuity = Continuity()
    return frames.enumerated().flatMap { index, frame in
      continuity.breaks(at: frame, after: index < 2 ? 0 : duration).map {
        "\(index - 1): \($0.kind) \($0.item)"
      }
    }
  }

  private func breaks(_ rows: [[DrawnCell]], after duration: Double = 1 / 60) -> [String] {
    breaks(rows.map { Self.frame($0) }, after: duration)
  }

  @Test func `cells that move, fade, arrive, and depart gradually aren't reported`() {
    var frames = [[Self.row(1, 100), Self.row(2, 300)]]
    for step in 0...18 {
      let part = CGFloat(step) / 18
      frames.append([
        Self.row(1, 100 + 200 * part, way: 200 * (1 - part)),
        Self.row(2, 300 + 300 * part, height: 60 + 100 * part, way: 300 * (1 - part)),
        Self.row(3, 500 - 300 * part, way: 300 * (1 - part)),
        Self.row(4, 150, alpha: part),
        Self.row(5, 20, alpha: 1 - part),
      ])
    }
    frames[0].append(Self.row(5, 20))
    frames.append(Array(frames[19].filter { [1, 3, 4].contains($0.item) }))
    #expect(breaks(frames) == [])
  }

  @Test func `a cell missing right after a change is reported as vanishing`() {
    #expect(breaks([[Self.row(1, 100)], []]) == ["0: vanishes 1"])
  }

  @Test func `a cell present at once after a change is reported as appearing`() {
    #expect(breaks([[], [Self.row(1, 100)]]) == ["0: appears 1"])
  }

  @Test func `a cell moved or resized right after a change is reported as jumping`() {
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 102)]]) == ["0: jumps 1"])
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 100, height: 63)]]) == ["0: jumps 1"])
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 700)]]) == ["0: jumps 1"])
    #expect(breaks([[Self.row(1, 700)], [Self.row(1, 100)]]) == ["0: jumps 1"])
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 100.5)]]) == [])
  }

  @Test func `a sudden change of alpha is reported as vanishing or appearing`() {
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 100, alpha: 0.2)]]) == ["0: vanishes 1"])
    #expect(breaks([[Self.row(1, 100, alpha: 0.2)], [Self.row(1, 100)]]) == ["0: appears 1"])
    #expect(breaks([[Self.row(1, 100)], [Self.row(1, 100)], [Self.row(1, 100, alpha: 0.9)]]) == [])
  }

  @Test func `a moving cell can vanish or jump in any later frame`() {
    let way = [[Self.row(1, 100)], [Self.row(1, 100, way: 200)], [Self.row(1, 110, way: 190)]]
    #expect(breaks(way + [[]]) == ["2: vanishes 1"])
    #expect(breaks(way + [[Self.row(1, 300)]]) == ["2: jumps 1"])
    #expect(breaks(way + [[Self.row(1, 130, way: 170)]]) == [])
  }

  @Test func `the allowed speed grows with a cell's own distance, not with another's`() {
    let start = [[Self.row(1, 100), Self.row(2, 200)]]
    let moving = [Self.row(1, 100, way: 1200), Self.row(2, 200, way: 10)]
    #expect(breaks(start + [moving, [Self.row(1, 220, way: 1080), Self.row(2, 202)]]) == [])
    #expect(
      breaks(start + [moving, [Self.row(1, 220, way: 1080), Self.row(2, 320)]]) == ["1: jumps 2"])
  }

  @Test func `a linear animation that ends at full speed isn't reported`() {
    let frames = (0...18).map { [Self.row(1, 100 + 10 * CGFloat($0), way: 10 * CGFloat(18 - $0))] }
    #expect(breaks([[Self.row(1, 100)]] + frames) == [])
  }

  @Test func `a cell at the edge may appear and disappear`() {
    #expect(breaks([[Self.row(1, 475), Self.row(2, -55)], []]) == [])
    #expect(breaks([[], [Self.row(1, 475), Self.row(2, -55)]]) == [])
    #expect(breaks([[Self.row(1, 440)], [Self.row(1, 440)], []], after: 1 / 240) == ["1: vanishes 1"])
  }

  @Test func `cells may move as far as the contents scroll`() {
    let before = Self.frame([Self.row(1, 100), Self.row(2, 400)])
    let after = Self.frame([Self.row(1, -100), Self.row(2, 200), Self.row(3, 460)], offset: 200)
    #expect(breaks([before, before, after]) == [])
    #expect(breaks([before, after]) == ["0: jumps 1", "0: jumps 2", "0: appears 3"])
  }

  @Test func `the longer a frame lasts, the farther a cell may move`() {
    let frames = [[Self.row(1, 100)], [Self.row(1, 100, way: 200)], [Self.row(1, 300)]]
    #expect(breaks(frames, after: 0.5) == [])
    #expect(breaks(frames) == ["1: jumps 1"])
  }

  @Test func `a cell that fades out under its replacement counts as the same item`() {
    let frames = (0...10).map { step in
      [Self.row(1, 100, alpha: 1 - CGFloat(step) / 10), Self.row(1, 100, alpha: CGFloat(step) / 10)]
    }
    #expect(breaks([[Self.row(1, 100)]] + frames + [[Self.row(1, 100)]]) == [])
  }

  @Test func `a cell may vanish only if an opaque cell covers it completely`() {
    func breaks(behind cover: DrawnCell) -> [String] { self.breaks([[Self.row(1, 100), cover], [cover]]) }
    #expect(breaks(behind: Self.row(2, 90, height: 80)) == [])
    for cover in [
      Self.row(2, 90, height: 80, alpha: 0.9), Self.row(2, 90, height: 80, fillsFrame: false),
      Self.row(2, 110, height: 80),
    ] {
      #expect(breaks(behind: cover) == ["0: vanishes 1"])
    }
  }

  @Test func `a change without animation isn't compared with the previous frame`() {
    var continuity = Continuity()
    _ = continuity.breaks(at: Self.frame([Self.row(1, 100)]), after: 0)
    continuity.restart(at: Self.frame([Self.row(1, 300)]))
    #expect(continuity.breaks(at: Self.frame([Self.row(1, 300)]), after: 0) == [])
    #expect(continuity.breaks(at: Self.frame([]), after: 0).map(\.kind) == [.vanishes])
  }
}
