/// Reads values from an input, front to back. After its end, the values are zeros.
struct InputBytes {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// Returns a value from 0 to 255, below `limit`. Returns 0 if `limit` is 0.
  mutating func index(below limit: Int) -> Int {
    let byte = Int(byte())
    return limit > 0 ? byte % limit : 0
  }

  /// Returns the remaining bytes as text. Invalid UTF-8 is replaced.
  mutating func rest() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }

  /// Returns a realistic number: usually a small one, sometimes an extreme one.
  mutating func number() -> Double {
    switch byte() {
    case 255: .nan
    case 254: .infinity
    case 253: -.infinity
    case 252: .greatestFiniteMagnitude
    case 251: -.greatestFiniteMagnitude
    case 250: 1e300
    case 249: -1e19
    case let first: Double(Int16(bitPattern: UInt16(first) | UInt16(byte()) << 8)) / 8
    }
  }
}
