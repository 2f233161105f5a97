/// What tells this machine from the one that the absolute targets were set on: the floor's waterfall, an item.
enum Calibration {
  /// Nanoseconds there: 2 processors of an AMD EPYC at 3.5 GHz, with nothing else to do.
  static let reference = 1.4

  private static let lanes = FloorLanes(Corpus(count: 1_000_000).lengths)

  static let kernel: Kernel = { timed(per: lanes.count) { lanes.pack() } }
}
