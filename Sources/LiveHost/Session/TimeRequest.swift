/// A request to a page's clock.
enum TimeRequest: Equatable, Sendable {
  /// Sets the speed, from 0 (stopped) to 1.
  case speed(Double)
  /// Makes one frame, a sixtieth of a second, while the clock is stopped.
  case step

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case speed, step }
}
