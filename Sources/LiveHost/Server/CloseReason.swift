struct CloseReason: Error, Equatable {
  var code: LiveProtocol.CloseCode
  var words: String

  static func protocolError(_ words: String) -> CloseReason {
    CloseReason(code: .protocolError, words: words)
  }

  static func malformed(_ words: String) -> CloseReason { CloseReason(code: .malformed, words: words) }

  static func tooBig(limit: Int) -> CloseReason {
    CloseReason(code: .tooBig, words: "a message exceeds \(limit) bytes")
  }

  static func version(page: Int, server: Int) -> CloseReason {
    let advice = page > server ? "Restart the server with the newer program." : "Reload the page."
    return CloseReason(
      code: .version,
      words: "The page uses protocol version \(page), the server \(server). \(advice)")
  }

  static let farewell = CloseReason(code: .farewell, words: "")
  static let silent = CloseReason(code: .goingAway, words: "the page doesn't respond")
  static let leaving = CloseReason(code: .goingAway, words: "the server is shutting down")
  static let textNotUnderstood = CloseReason(code: .wrongKind, words: "messages must be binary")
  static let tooMany = CloseReason(code: .againstTheRules, words: "too many messages")
  static let tooSlow = CloseReason(code: .againstTheRules, words: "the page is too slow")
  static let full = CloseReason(code: .full, words: "the maximum number of pages is open")

  /// The payload of a close frame, at most 125 bytes long.
  var payload: [UInt8] {
    var text = words
    while text.utf8.count > 123 { text.removeLast() }
    return [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)] + Array(text.utf8)
  }
}
