/// Why a page's connection is closed, as the page is told. The codes are those of RFC 6455, section 7.4, and
/// our own from 4000 on.
struct CloseReason: Error, Equatable {
  var code: UInt16
  var words: String

  static func protocolError(_ words: String) -> CloseReason { CloseReason(code: 1002, words: words) }

  static func malformed(_ words: String) -> CloseReason { CloseReason(code: 1007, words: words) }

  static func tooBig(limit: Int) -> CloseReason {
    CloseReason(code: 1009, words: "a message over \(limit) bytes")
  }

  static func version(page: Int, server: Int) -> CloseReason {
    let advice = page > server ? "Restart the server with the newer program." : "Reload the page."
    return CloseReason(
      code: 4001, words: "The page speaks version \(page), this server version \(server). \(advice)")
  }

  static let farewell = CloseReason(code: 1000, words: "")
  static let silent = CloseReason(code: 1001, words: "the page does not answer")
  static let leaving = CloseReason(code: 1001, words: "the server ends")
  static let textNotUnderstood = CloseReason(code: 1003, words: "messages are binary")
  static let tooMany = CloseReason(code: 1008, words: "too many messages")
  static let tooSlow = CloseReason(code: 1008, words: "the page takes nothing")
  static let full = CloseReason(code: 1013, words: "the maximum number of pages is open")

  /// The payload of a close frame: at most 125 bytes.
  var payload: [UInt8] {
    var text = words
    while text.utf8.count > 123 { text.removeLast() }
    return [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(text.utf8)
  }
}
