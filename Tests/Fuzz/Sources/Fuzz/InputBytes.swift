/// Reads values from an input, front to back. An input that has come to its end goes on with zeros.
struct InputBytes {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// From 0 to 255, below `limit`. 0 where the limit is 0.
  mutating func index(below limit: Int) -> Int {
    let byte = Int(byte())
    return limit > 0 ? byte % limit : 0
  }

  /// All that is left, as text. Bytes that are no UTF-8 are replaced.
  mutating func rest() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }

  /// A number that somebody may write: mostly a small one, sometimes one at the edge of what there is.
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
