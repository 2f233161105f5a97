/// Where the compiler says that something is wrong.
struct CompilerError: Hashable {
  /// From the package's folder.
  let file: String
  let line: Int
  let column: Int

  /// Nil unless a line of output is an error in one of the package's files.
  init?(line text: String, below prefix: String) {
    guard text.hasPrefix(prefix), let match = text.firstMatch(of: #/:(\d+):(\d+): error:/#),
      let line = Int(match.1), let column = Int(match.2)
    else { return nil }
    file = String(text[..<match.range.lowerBound].dropFirst(prefix.count))
    self.line = line
    self.column = column
  }
}
