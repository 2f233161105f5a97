/// A set of flags, written as one number: each flag is the bit at its raw value, from 0.
///
/// Unlike an option set, it lists the names of its flags once, in an enumeration, whose cases
/// ``ProtocolScript`` can list.
struct Flags<Flag: RawRepresentable<Int> & CaseIterable>: Equatable, Sendable, ExpressibleByArrayLiteral {
  private(set) var rawValue = 0

  /// Creates a set of flags, or returns `nil` if a set bit belongs to no flag.
  init?(rawValue: Int) {
    guard rawValue & ~Flag.allCases.reduce(0, { $0 | 1 << $1.rawValue }) == 0 else { return nil }
    self.rawValue = rawValue
  }

  init(arrayLiteral flags: Flag...) { for flag in flags { insert(flag) } }

  var isEmpty: Bool { rawValue == 0 }

  func contains(_ flag: Flag) -> Bool { rawValue & 1 << flag.rawValue != 0 }

  mutating func insert(_ flag: Flag, if condition: Bool = true) {
    if condition { rawValue |= 1 << flag.rawValue }
  }
}
