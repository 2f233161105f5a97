import CollectionView

/// P20: a whole frame, from layout to message, with few cells and with many.
struct FrameRows {
  /// The total number of visible cells in the steps of a turn, the same for all stages.
  private let cellsInATurn: Int
  private let rounds: Int
  private let sizes: [Int]
  private let kind: FrameStage.Kind

  /// Creates the rows.
  ///
  /// - Parameter isShort: `true` to skip the largest number of cells, which take seconds to create.
  init(kind: FrameStage.Kind, isShort: Bool) {
    self.kind = kind
    sizes = isShort ? [200, 2_000] : [200, 2_000, 10_000]
    (cellsInATurn, rounds) = isShort ? (4_000, 4) : (10_000, 5)
  }

  /// Measures scroll steps, steps without new cells, and bounds changes. Each takes turns with larger numbers
  /// of cells.
  func rows() -> [Row] {
    let stages = sizes.map { FrameStage(kind, visible: $0) }
    var rows: [Row] = []
    for (name, step) in [
      ("scrolled by a twentieth of them", { $0.scroll() }), ("resized", { $0.resize() }),
    ] as [(String, (FrameStage) -> Void)] {
      let times = parts(stages, step)
      for stage in stages { stage.check() }
      for (size, parts) in zip(sizes, times) {
        // Resizing changes every constraint's row, and the rows of 2,000 cells exceed a level-2 cache of 1 MB.
        let target = kind == .constrained && name == "resized" ? 1.75 : 1.3
        rows += self.rows("\(kind.rawValue), \(name)", size, parts, few: times[0], atMost: target)
      }
    }
    return rows + still(stages[0])
  }

  /// Returns the time per cell in each stage's shortest turn.
  private func parts(_ stages: [FrameStage], _ step: (FrameStage) -> Void) -> [FrameParts] {
    var shortest = [FrameParts?](repeating: nil, count: stages.count)
    for round in 0..<rounds {
      for (index, stage) in stages.enumerated() {
        let steps = cellsInATurn / stage.visible
        _ = FrameMeter.main.begin()
        // Scrolls in both directions, so that cells appear at both ends.
        for _ in 0..<2 {
          for _ in 0..<steps { step(stage) }
          stage.turnRound()
        }
        let parts = FrameMeter.main.begin() / (2 * steps * stage.visible)
        guard round > 0 else { continue }
        if let known = shortest[index], known.total <= parts.total { continue }
        shortest[index] = parts
      }
    }
    return shortest.map { $0 ?? FrameParts() }
  }

  private func rows(
    _ name: String, _ size: Int, _ parts: FrameParts, few: FrameParts, atMost target: Double
  ) -> [Row] {
    func row(_ part: String, _ value: KeyPath<FrameParts, Double>, isJudged: Bool = false) -> Row {
      Row(
        "\(part), a cell", size, ours: parts[keyPath: value], floor: few[keyPath: value],
        target: .ratio(target), isJudged: isJudged && size > sizes[0])
    }
    return [
      row(name, \.total, isJudged: true), row("… layout", \.layout), row("… cells", \.cells),
      row("… contents of cells", \.contents), row("… display list", \.list), row("… wire", \.wire),
    ]
  }

  // MARK: Frames of 200 cells

  /// Measures the 95th percentile of a round's steps, in the best round.
  private func still(_ stage: FrameStage) -> [Row] {
    let floor = Calibration.frame
    func slowest(_ name: String, _ most: Double, isJudged: Bool, _ step: @escaping () -> Void) -> Row {
      let kernels: [Kernel] = [
        {
          let times = (0..<60).map { _ in timed(step) }
          return times.sorted()[times.count * 19 / 20]
        }, floor.kernel,
      ]
      let times = inTurns(2) { kernels[$0]() }
      return Row(
        name, stage.visible, ours: times[0], floor: times[1], target: .time(most, quiet: floor.quiet),
        isJudged: isJudged)
    }
    let isJudged = kind != .coloured
    let rows = [
      slowest("\(kind.rawValue), scrolled: a frame, but for a twentieth", 8_300_000, isJudged: isJudged) {
        stage.scroll()
      },
      slowest("… where no cell comes or goes", 2_000_000, isJudged: isJudged) { stage.nudge() },
    ]
    let allocations = stage.nudgeAllocations(steps: 20)
    // In every other step, a text of the row at the edge comes into view, and is then read out with the row.
    let most = kind == .list ? 1.0 : 0
    return rows + [
      Row(
        "… and its allocations up to the display list", stage.visible, ours: allocations.layout,
        target: .amount(0), unit: .count, isJudged: true),
      Row(
        "… and from there to the message", stage.visible, ours: allocations.sending,
        target: .amount(most), unit: .count, isJudged: true),
    ]
  }
}
