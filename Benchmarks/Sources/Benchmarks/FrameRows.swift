import CollectionView

/// P20: a whole frame, from layout to message, of few cells and of many.
struct FrameRows {
  /// Cells that are in sight in the steps of a turn, whatever their number.
  private let cellsInATurn: Int
  private let rounds: Int
  private let sizes: [Int]
  private let kind: FrameStage.Kind

  /// - Parameter isShort: Without the most cells, which need seconds to make.
  init(kind: FrameStage.Kind, isShort: Bool) {
    self.kind = kind
    sizes = isShort ? [200, 2_000] : [200, 2_000, 10_000]
    (cellsInATurn, rounds) = isShort ? (4_000, 4) : (10_000, 5)
  }

  /// A step of scrolling, a step in which no cell comes or goes, a change of bounds. Each takes turns with more cells.
  func rows() -> [Row] {
    let stages = sizes.map { FrameStage(kind, visible: $0) }
    var rows: [Row] = []
    for (name, step) in [
      ("scrolled by a twentieth of them", { $0.scroll() }), ("resized", { $0.resize() }),
    ] as [(String, (FrameStage) -> Void)] {
      let times = parts(stages, step)
      for stage in stages { stage.check() }
      for (size, parts) in zip(sizes, times) {
        rows += self.rows("\(kind.rawValue), \(name)", size, parts, few: times[0])
      }
    }
    return rows + still(stages[0])
  }

  /// The time a cell of the shortest turn of each stage.
  private func parts(_ stages: [FrameStage], _ step: (FrameStage) -> Void) -> [FrameParts] {
    var shortest = [FrameParts?](repeating: nil, count: stages.count)
    for round in 0..<rounds {
      for (index, stage) in stages.enumerated() {
        let steps = cellsInATurn / stage.visible
        _ = FrameMeter.main.begin()
        // There and back: cells come in at one end and at the other.
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

  private func rows(_ name: String, _ size: Int, _ parts: FrameParts, few: FrameParts) -> [Row] {
    func row(_ part: String, _ value: KeyPath<FrameParts, Double>, isJudged: Bool = false) -> Row {
      Row(
        "\(part), a cell", size, ours: parts[keyPath: value], floor: few[keyPath: value], target: .ratio(1.3),
        isJudged: isJudged && size > sizes[0])
    }
    return [
      row(name, \.total, isJudged: true), row("… layout", \.layout), row("… cells", \.cells),
      row("… contents of cells", \.contents), row("… display list", \.list), row("… wire", \.wire),
    ]
  }

  // MARK: Frames of 200 cells

  /// Of the steps of a round, all but a twentieth take less. The round counts in which that is shortest.
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
    // In every other step, a text of the row at the edge comes into sight, and is said with the row then.
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
