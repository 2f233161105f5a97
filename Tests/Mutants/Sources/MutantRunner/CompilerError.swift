/// The location of a compiler error.
struct CompilerError: Hashable {
  /// The path relative to the package's folder.
  let file: String
  let line: Int
  let column: Int

  /// Creates an error from a line of output. Returns `nil` unless the line is an error in one of the
  /// package's files.
  init?(line text: String, below prefix: String) {
    guard text.hasPrefix(prefix), let match = text.firstMatch(of: #/:(\d+):(\d+): error:/#),
      let line = Int(match.1), let column = Int(match.2)
    else { return nil }
    file = String(text[..<match.range.lowerBound].dropFirst(prefix.count))
    self.line = line
    self.column = column
  }
}
