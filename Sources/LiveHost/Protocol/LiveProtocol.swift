/// What page and server agree on. `docs/LIVE.md` describes it byte by byte.
enum LiveProtocol {
  /// Grows with every change of what the bytes mean.
  static let version = 4

  /// Elements of a path that are told; the rest of a longer one is left out.
  static let pathLimit = 16_384
  /// Dashes and gaps of a line that are told.
  static let dashLimit = 64

  /// Messages of a page, by their first byte.
  enum ClientKind: UInt8 {
    case hello = 1, acknowledge, viewport, touches, wheel, pinch, key, setting, scene, focus
  }

  /// Messages of the server, by their first byte.
  enum ServerKind: UInt8 {
    case welcome = 1, scene, frame, values, notice
  }
}
