/// What page and server agree on. `docs/LIVE.md` describes it byte by byte.
enum LiveProtocol {
  /// Grows with every change of what the bytes mean.
  static let version = 3

  /// Messages of a page, by their first byte.
  enum ClientKind: UInt8 {
    case hello = 1, acknowledge, viewport, touches, wheel, pinch, key, setting, scene, focus
  }

  /// Messages of the server, by their first byte.
  enum ServerKind: UInt8 {
    case welcome = 1, scene, frame, values, notice
  }
}
