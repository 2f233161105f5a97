/// The agreement between page and server, declared once. ``ProtocolScript`` and `scripts/wire` pass it on to
/// the page and to `docs/WIRE.md`.
enum LiveProtocol {
  /// Incremented with every change in the meaning of the bytes.
  static let version = 19

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
      open
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
