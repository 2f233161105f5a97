import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source, and its tree with the operators folded.
struct SourceText {
  let bytes: [UInt8]
  let tree: Syntax

  init(_ text: String) {
    bytes = Array(text.utf8)
    // Operators of one's own have no precedence here: what they stand in stays a sequence, and is left alone.
    tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a node with a part of it replaced.
  func text(of node: some SyntaxProtocol, replacing part: Range<Int>, with replacement: String) -> String {
    let whole = node.textRange
    return self[whole.lowerBound..<part.lowerBound] + replacement + self[part.upperBound..<whole.upperBound]
  }
}

extension SyntaxProtocol {
  /// Where the node is, without the space around it, in UTF-8.
  var textRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

/// In one line, without the comma of a list.
func oneLine(_ text: String) -> String {
  let lines = text.split(separator: "\n").map { line in
    var line = line.drop { $0 == " " }
    // A comment at its end would swallow what follows.
    if let comment = line.firstRange(of: " // ") { line = line[..<comment.lowerBound] }
    return line.hasPrefix("//") ? "" : String(line)
  }
  let line = lines.filter { !$0.isEmpty }.joined(separator: " ")
  return line.hasSuffix(",") ? String(line.dropLast()) : line
}
