/// Constants of the protocol between page and server. `docs/LIVE.md` describes it byte by byte.
enum LiveProtocol {
  /// Incremented with every change of what the bytes mean.
  static let version = 14

  /// The largest number of path elements that is sent. The rest of a longer path is left out.
  static let pathLimit = 16_384
  /// The largest number of dashes and gaps of a line that is sent.
  static let dashLimit = 64

  /// Messages from a page, by their first byte.
  enum ClientKind: UInt8 {
    case hello = 1, acknowledge, viewport, touches, wheel, pinch, key, setting, scene, focus, control,
      inspect,
      time, gesture, export, scroll, rest
  }

  /// Messages from the server, by their first byte.
  enum ServerKind: UInt8 {
    case welcome = 1, scene, frame, values, notice, report, tree, time, document, exported, rested
  }
}
