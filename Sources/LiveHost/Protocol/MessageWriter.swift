/// Writes messages. Integers and lengths are LEB128. Other numbers are little-endian.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Writes the kind of a message, or of a part that has several possible kinds.
  mutating func kind(_ kind: some RawRepresentable<UInt8>) { byte(kind.rawValue) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func number(_ value: some BinaryInteger) {
    var rest = UInt64(value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func single(_ value: some BinaryFloatingPoint) { append(Float(value).bitPattern) }

  mutating func double(_ value: some BinaryFloatingPoint) { append(Double(value).bitPattern) }

  mutating func text(_ value: String) {
    let utf8 = value.utf8
    number(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  mutating func append(_ other: MessageWriter) { bytes += other.bytes }

  mutating func word(_ value: UInt32) { append(value) }

  private mutating func append<Word: FixedWidthInteger>(_ word: Word) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
