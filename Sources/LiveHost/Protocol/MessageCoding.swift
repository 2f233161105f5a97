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

/// Reads and checks messages in the format of ``MessageWriter``.
struct MessageReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(CloseReason) -> UInt8 {
    guard position < bytes.count else { throw .malformed("a message ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number(upTo limit: Int, _ what: String) throws(CloseReason) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      guard next & 0x80 != 0 else {
        guard value <= UInt64(limit) else {
          throw .malformed("\(what) is \(value), limit \(limit)")
        }
        return Int(value)
      }
    }
    throw .malformed("\(what) has too many digits")
  }

  /// Rejects NaN, which no range contains.
  mutating func single(in range: ClosedRange<Double>, _ what: String) throws(CloseReason) -> Double {
    let value = Double(Float(bitPattern: try word()))
    guard range.contains(value) else { throw .malformed("\(what) is \(value)") }
    return value
  }

  mutating func double(in range: ClosedRange<Double>, _ what: String) throws(CloseReason) -> Double {
    let value = Double(bitPattern: try word())
    guard range.contains(value) else { throw .malformed("\(what) is \(value)") }
    return value
  }

  mutating func text(upTo limit: Int, _ what: String) throws(CloseReason) -> String {
    let count = try number(upTo: limit, "the length of \(what)")
    guard bytes.count - position >= count else { throw .malformed("a message ends inside \(what)") }
    defer { position += count }
    guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
      throw .malformed("\(what) isn't UTF-8")
    }
    return text
  }

  func end() throws(CloseReason) {
    guard position == bytes.count else {
      throw .malformed("\(bytes.count - position) bytes after the end of a message")
    }
  }

  private mutating func word<Word: FixedWidthInteger>() throws(CloseReason) -> Word {
    var word: Word = 0
    for shift in stride(from: 0, to: Word.bitWidth, by: 8) { word |= Word(try byte()) << shift }
    return word
  }
}
