import Foundation

/// Random access to encoded bytes in memory or in a file. Only the necessary pages of a file are read.
///
/// Reading past the end throws ``ImageError/truncated``, so parsers need no bounds checks.
package nonisolated final class ImageBytes {
  package let count: Int

  private enum Storage {
    case data(Data)
    case file(OpenFile)
  }

  private let storage: Storage
  private var window: [UInt8] = []
  private var windowStart = 0

  private static let pageSize = 4096

  package init(_ data: Data) {
    storage = .data(data)
    count = data.count
  }

  package init(_ file: OpenFile) {
    storage = .file(file)
    count = file.count
  }

  package func byte(at offset: Int) throws(ImageError) -> UInt8 {
    window[try index(of: offset, count: 1)]
  }

  package func prefix(at offset: Int, limit: Int) throws(ImageError) -> ArraySlice<UInt8> {
    let length = max(0, min(limit, count - offset))
    guard length > 0 else { return [] }
    let start = try index(of: offset, count: length)
    return window[start..<start + length]
  }

  /// Returns an unsigned number of at most seven bytes.
  package func number(at offset: Int, count: Int, order: ByteOrder) throws(ImageError) -> Int {
    let start = try index(of: offset, count: count)
    var result = 0
    for step in 0..<count {
      let position = order == .bigEndian ? step : count - 1 - step
      result = result << 8 | Int(window[start + position])
    }
    return result
  }

  package func matches(_ expected: some Collection<UInt8>, at offset: Int) -> Bool {
    guard let start = try? index(of: offset, count: expected.count) else { return false }
    return window[start..<start + expected.count].elementsEqual(expected)
  }

  package func matches(_ text: StaticString, at offset: Int) -> Bool {
    matches(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), at: offset)
  }

  package enum ByteOrder: Sendable { case bigEndian, littleEndian }

  private func index(of offset: Int, count length: Int) throws(ImageError) -> Int {
    guard offset >= 0, length <= count, offset <= count - length else { throw .truncated }
    if offset >= windowStart, offset + length <= windowStart + window.count { return offset - windowStart }
    let loaded = max(length, min(Self.pageSize, count - offset))
    switch storage {
    case .data(let data): window = [UInt8](data.dropFirst(offset).prefix(loaded))
    case .file(let file): window = try file.bytes(at: offset, count: loaded)
    }
    windowStart = offset
    guard window.count >= length else { throw .truncated }
    return 0
  }
}
