import CollectionView
import Foundation

@testable import LiveHost

/// An address as users write and share it, such as `waterfall?Pictures=40&laneSpacing=8`. Parses it like the
/// page, and the same bytes as a request.
enum LinkInput {
  static func run(_ bytes: [UInt8]) {
    request(bytes)
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "?", maxSplits: 2, omittingEmptySubsequences: false)
    let page = FuzzedPage()
    page.hello(
      scene: String(unescaped(parts.first ?? "").prefix(LiveProtocol.limits.nameBytes)),
      settings: parts.count > 1 ? settings(parts[1]) : [])
    page.frames(3)
    page.close()
  }

  /// Matches `Address.read` in `address.js`.
  private static func settings(_ query: Substring) -> [ClientMessage.NamedValue] {
    query.split(separator: "&").prefix(LiveProtocol.limits.settings).compactMap { field in
      let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let value = Double(unescaped(sides[1])), value.isFinite else { return nil }
      return ClientMessage.NamedValue(
        name: String(unescaped(sides[0]).prefix(LiveProtocol.limits.nameBytes)), value: value)
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }

  private static func request(_ bytes: [UInt8]) {
    guard let head = try? RequestHead(bytes) else { return }
    _ = (head.pathParts.count, head.hasBody)
    _ = head.headers["host"].flatMap(HostName.init).map { ($0.isLoopback, $0.isAddress) }
    _ = head.pathParts.first.flatMap { AccessToken(String($0)) }
  }
}
