/// The agreement between page and server, declared once. ``ProtocolScript`` and `scripts/ci/wire` pass it on
/// to the page and to `docs/WIRE.md`.
enum LiveProtocol {
  /// Incremented with every change in the meaning of the bytes.
  static let version = 20

  static let limits = Limits()

  /// The addresses other than those of the page's own files, relative to the page's address.
  enum Path: String, CaseIterable {
    /// The connection to the views.
    case socket
    /// Pictures of scenes, followed by a name.
    case images = "image/"
  }

  /// Messages from a page, by their first byte.
  enum ClientKind: UInt8, CaseIterable {
    case hello = 1, acknowledge, viewport, touches, wheel, pinch, key, setting, scene, focus, control,
      inspect, time, gesture, export, scroll, rest, search
  }

  /// Messages from the server, by their first byte.
  enum ServerKind: UInt8, CaseIterable {
    case welcome = 1, scene, frame, values, notice, report, tree, time, document, exported, rested, selection,
      open, announcement
  }

  /// The close codes of RFC 6455, section 7.4, and our own codes from 4000 on.
  enum CloseCode: UInt16, CaseIterable, Sendable {
    case farewell = 1000
    case goingAway
    case protocolError
    case wrongKind
    case malformed = 1007
    case againstTheRules
    case tooBig
    /// Too many open pages.
    case full = 1013
    /// Page and server use different versions.
    case version = 4001
  }
}

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
