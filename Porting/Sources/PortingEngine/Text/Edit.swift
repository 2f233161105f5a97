/// A range of the source, in UTF-8 bytes, and its replacement. An empty range is an insertion.
struct Edit {
  let range: Range<Int>
  let text: String
}

extension [Edit] {
  /// Returns the bytes of `range` with the edits inside it.
  ///
  /// Insertions at the same offset keep their order and precede replacements there.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
    let inside = filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
    let own = inside.enumerated().map {
      (edit: $1, order: ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $0))
    }
    .sorted { $0.order < $1.order }
    .map(\.edit)
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in own {
      // Skips edits inside a range replaced by an earlier edit.
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
