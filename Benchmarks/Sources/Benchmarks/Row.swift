/// A line of the table.
struct Row {
  /// The limit for `ours`.
  enum Target {
    /// A multiple of the floor.
    case ratio(Double)
    /// The floor plus an amount.
    case more(Double)
    /// A time on the quiet machine, in nanoseconds. `quiet` is the floor's time on that machine.
    ///
    /// The limit is the ratio of the two times, because a slower or busier machine takes longer for both.
    case time(Double, quiet: Double)
    /// An absolute amount that doesn't depend on the machine, such as bytes.
    case amount(Double)
  }

  enum Unit: String {
    case time = "ns"
    case bytes = "B"
    case count = ""
  }

  let kernel: String
  let count: Int
  /// The measured nanoseconds, bytes, or count.
  let ours: Double
  var floor: Double?
  let target: Target
  var unit = Unit.time
  /// `true` if the row is judged by its target.
  ///
  /// Targets are for many items. Rows with few items show growth, but the fixed cost of a call dominates
  /// them.
  var isJudged: Bool
  /// The factor by which a row may exceed its target before the short benchmark fails, to allow for noise.
  private static let tolerance = 1.25

  init(
    _ kernel: String, _ count: Int, ours: Double, floor: Double? = nil, target: Target, unit: Unit = .time,
    isJudged: Bool? = nil
  ) {
    (self.kernel, self.count, self.ours, self.floor) = (kernel, count, ours, floor)
    (self.target, self.unit, self.isJudged) = (target, unit, isJudged ?? (count >= 1_000_000))
  }

  var ratio: Double? { floor.flatMap { $0 > 0 ? ours / $0 : nil } }

  /// The limit for the ratio, or `nil` if there is none.
  var ratioLimit: Double? {
    switch target {
    case .ratio(let limit): limit
    case .time(let most, let quiet): most / quiet
    case .amount, .more: nil
    }
  }

  var isMet: Bool { use <= 1 }

  var isBroken: Bool { isJudged && use > Self.tolerance }

  /// The used fraction of the row's target. 1 just meets the target.
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
  /// Measures two kernels in turns.
  init(_ kernel: String, _ count: Int, atMost ratio: Double, ours: Kernel, floor: Kernel) {
    let times = inTurns(ours, floor)
    self.init(kernel, count, ours: times.ours, floor: times.floor, target: .ratio(ratio))
  }

  /// Measures a kernel with a time target, in turns with similar work.
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
