enum TimeRequest: Equatable, Sendable {
  /// Sets the speed, from 0 (stopped) to 1.
  case speed(Double)
  /// Makes one frame, a sixtieth of a second, while the clock is stopped.
  case step

  enum Kind: UInt8, CaseIterable { case speed, step }
}
