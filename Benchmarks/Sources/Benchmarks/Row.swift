/// One line of the table.
struct Row {
  /// What `ours` must not exceed.
  enum Target {
    /// Times the floor.
    case ratio(Double)
    /// An absolute amount.
    case amount(Double)
  }

  enum Unit { case time, bytes }

  let kernel: String
  let count: Int
  /// Nanoseconds or bytes.
  let ours: Double
  var floor: Double?
  let target: Target
  var unit = Unit.time

  var ratio: Double? { floor.map { ours / $0 } }

  /// The targets are for many items. With few, the fixed cost of a call decides; they are there to show growth.
  var isJudged: Bool { count >= 1_000_000 }

  /// 1 where the target is just met; less is better.
  var use: Double {
    switch target {
    case .ratio(let target): (ratio ?? 0) / target
    case .amount(let most): ours / most
    }
  }
}

extension Row {
  /// Two kernels in turns.
  init(_ kernel: String, _ count: Int, atMost ratio: Double, ours: Kernel, floor: Kernel) {
    let times = takingTurns(ours, floor)
    self.init(
      kernel: kernel, count: count, ours: times.ours, floor: times.floor, target: .ratio(ratio))
  }

  /// One kernel on its own.
  init(_ kernel: String, _ count: Int, nanoseconds most: Double, ours: Kernel) {
    self.init(kernel: kernel, count: count, ours: median(of: ours), target: .amount(most))
  }
}
