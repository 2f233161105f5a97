/// What a page asks of its clock.
enum TimeRequest: Equatable, Sendable {
  /// How fast it goes, from 0, where it stands, to 1.
  case speed(Double)
  /// Makes one frame, a sixtieth of a second, while the clock stands.
  case step

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case speed, step }
}
