/// One line of the table.
struct Row {
  /// What `ours` must not exceed.
  enum Target {
    /// Times the floor.
    case ratio(Double)
    /// So many more than the floor.
    case more(Double)
    /// So many nanoseconds on the quiet machine, where the floor takes `quiet`. What is judged is the ratio that this makes: a
    /// slower or busier machine takes longer for both.
    case time(Double, quiet: Double)
    /// An absolute amount of bytes or of anything else that no machine changes.
    case amount(Double)
  }

  enum Unit: String {
    case time = "ns"
    case bytes = "B"
    case count = ""
  }

  let kernel: String
  let count: Int
  /// Nanoseconds, bytes, or how many.
  let ours: Double
  var floor: Double?
  let target: Target
  var unit = Unit.time
  /// The targets are for many items. With few, the fixed cost of a call decides; they are there to show growth.
  var isJudged: Bool
  /// How many times its target a row may be before the short benchmark fails: for noise.
  private static let tolerance = 1.25

  init(
    _ kernel: String, _ count: Int, ours: Double, floor: Double? = nil, target: Target, unit: Unit = .time,
    isJudged: Bool? = nil
  ) {
    (self.kernel, self.count, self.ours, self.floor) = (kernel, count, ours, floor)
    (self.target, self.unit, self.isJudged) = (target, unit, isJudged ?? (count >= 1_000_000))
  }

  var ratio: Double? { floor.flatMap { $0 > 0 ? ours / $0 : nil } }

  /// What the ratio must not exceed; nil where there is none.
  var ratioLimit: Double? {
    switch target {
    case .ratio(let limit): limit
    case .time(let most, let quiet): most / quiet
    case .amount, .more: nil
    }
  }

  var isMet: Bool { use <= 1 }

  var isBroken: Bool { isJudged && use > Self.tolerance }

  /// How much of its target a row takes up; 1 where that is just met.
  var use: Double {
    if let ratio, let ratioLimit { return ratio / ratioLimit }
    switch target {
    case .amount(let most): return ours == 0 ? 0 : ours / most
    case .more(let extra): return ours / ((floor ?? 0) + extra)
    case .ratio, .time: return 0
    }
  }
}

extension Row {
  /// Two kernels in turns.
  init(_ kernel: String, _ count: Int, atMost ratio: Double, ours: Kernel, floor: Kernel) {
    let times = inTurns(ours, floor)
    self.init(kernel, count, ours: times.ours, floor: times.floor, target: .ratio(ratio))
  }

  /// One kernel with a target in time, in turns with work of its kind.
  init(
    _ kernel: String, _ count: Int, nanoseconds most: Double, like floor: Calibration, isJudged: Bool? = nil,
    ours: Kernel
  ) {
    let times = inTurns(ours, floor.kernel)
    self.init(
      kernel, count, ours: times.ours, floor: times.floor, target: .time(most, quiet: floor.quiet),
      isJudged: isJudged)
  }
}
