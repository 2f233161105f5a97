/// A set of flags. A flag's raw value is the position of its bit. Unlike an option set's options, the flags
/// are an enumeration, so ``ProtocolScript`` can list them.
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
