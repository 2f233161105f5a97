import SwiftParser
import SwiftSyntax

/// A file being edited: its tree, edits, and notes.
final class OpenFile {
  let source: SourceFile
  let tree: SourceFileSyntax
  let bytes: [UInt8]
  private let lines: SourceLocationConverter
  private(set) var edits: [Edit] = []
  private(set) var notes: [Note] = []
  /// `true` if the edited text uses a UIKit name.
  var needsUIKit = false

  init(_ source: SourceFile) {
    self.source = source
    tree = Parser.parse(source: source.text)
    bytes = Array(source.text.utf8)
    lines = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func line(at offset: Int) -> Int { lines.location(for: AbsolutePosition(utf8Offset: offset)).line }

  func changed(_ node: some SyntaxProtocol, _ message: String) { note(.changed, node, message) }

  func cannot(_ node: some SyntaxProtocol, _ message: String) { note(.cannot, node, message) }

  private func note(_ kind: Note.Kind, _ node: some SyntaxProtocol, _ message: String) {
    notes.append(Note(kind: kind, path: source.path, line: line(of: node), message: message))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: text))
  }

  /// Replaces the node without its surrounding trivia.
  func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.contentRange, with: text) }

  func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }

  /// Removes the node and the blanks after it.
  ///
  /// If it's alone on its line, also removes the blanks before it. Line ends and comments stay.
  func remove(_ node: some SyntaxProtocol) {
    var range = node.contentRange
    while range.upperBound < bytes.count, isBlank(range.upperBound) {
      range = range.lowerBound..<range.upperBound + 1
    }
    let endsLine =
      range.upperBound == bytes.count || bytes[range.upperBound] == 10 || bytes[range.upperBound] == 13
    if endsLine {
      while range.lowerBound > 0, isBlank(range.lowerBound - 1) {
        range = range.lowerBound - 1..<range.upperBound
      }
    }
    edits.append(Edit(range: range, text: ""))
  }

  /// Returns the start of the offset's line if only blanks precede the offset. Otherwise returns the offset.
  func startOfLine(before offset: Int) -> Int {
    var start = offset
    while start > 0, isBlank(start - 1) { start -= 1 }
    return start == 0 || bytes[start - 1] == 10 ? start : offset
  }

  private func isBlank(_ offset: Int) -> Bool { bytes[offset] == 32 || bytes[offset] == 9 }

  /// Removes a range, with the edits inside it, and returns its text. Line ends stay.
  func cut(_ range: Range<Int>) -> String {
    let text = text(in: range)
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    replace(range, with: String(repeating: "\n", count: bytes[range].count { $0 == 10 }))
    return text
  }

  /// Returns the text of a range with the edits inside it.
  func text(in range: Range<Int>) -> String { edits.applied(to: bytes, in: range) }

  func finish() -> PortedFile {
    PortedFile(
      path: source.path, original: source.text, text: text(in: 0..<bytes.count),
      notes: notes.sorted { $0.line < $1.line })
  }
}

extension SyntaxProtocol {
  /// The node's range without surrounding trivia, in UTF-8 bytes.
  var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text in one line, without comments.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      let blank = token.trailingTrivia.contains { !$0.isComment } || token.nextBeginsLine
      return token.text + (blank ? " " : "")
    }.joined().trimmed
  }
}

extension TokenSyntax {
  fileprivate var nextBeginsLine: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
  }
}

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else {
      return ""
    }
    return String(self[first...last])
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
