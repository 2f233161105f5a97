/// A set of flags, each the bit at its raw value. Unlike an option set, it has an enumeration that
/// ``ProtocolScript`` can list.
struct Flags<Flag: RawRepresentable<Int> & CaseIterable>: Equatable, Sendable, ExpressibleByArrayLiteral {
  private(set) var rawValue = 0

  /// Returns `nil` if a set bit belongs to no flag.
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
