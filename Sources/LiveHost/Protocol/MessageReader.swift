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
