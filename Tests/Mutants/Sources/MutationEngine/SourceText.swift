import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source and its tree with folded operators.
struct SourceText {
  let bytes: [UInt8]
  let tree: Syntax

  init(_ text: String) {
    bytes = Array(text.utf8)
    // Custom operators have no precedence here. Their expressions stay sequences and aren't mutated.
    tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a node with a replaced part.
  func text(of node: some SyntaxProtocol, replacing part: Range<Int>, with replacement: String) -> String {
    let whole = node.textRange
    return self[whole.lowerBound..<part.lowerBound] + replacement + self[part.upperBound..<whole.upperBound]
  }
}

extension SyntaxProtocol {
  /// The node's range without surrounding trivia, in UTF-8.
  var textRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

/// Returns the text in one line, without a list's trailing comma.
func oneLine(_ text: String) -> String {
  let lines = text.split(separator: "\n").map { line in
    var line = line.drop { $0 == " " }
    // A trailing comment would include the following text.
    if let comment = line.firstRange(of: " // ") { line = line[..<comment.lowerBound] }
    return line.hasPrefix("//") ? "" : String(line)
  }
  let line = lines.filter { !$0.isEmpty }.joined(separator: " ")
  return line.hasSuffix(",") ? String(line.dropLast()) : line
}
