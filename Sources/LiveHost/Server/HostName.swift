import Foundation

/// The value of a `Host` header.
///
/// A foreign page can make its domain name resolve to this machine (DNS rebinding). The header still contains
/// that name, so the server only answers to names that no one else can own.
struct HostName: Equatable, Sendable {
  var name: String

  init?(_ header: String) {
    if header.hasPrefix("[") {
      guard let end = header.firstIndex(of: "]") else { return nil }
      name = String(header[header.index(after: header.startIndex)..<end])
      guard Self.isPort(header[header.index(after: end)...]), Self.isAddress(name, family: AF_INET6) else {
        return nil
      }
    } else {
      let parts = header.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      name = parts[0].lowercased()
      guard !name.isEmpty, parts.count == 1 || Self.isPort(":" + parts[1]) else { return nil }
    }
  }

  var isLoopback: Bool {
    name == "localhost" || name == "::1" || (isAddress && name.hasPrefix("127."))
  }

  var isAddress: Bool { Self.isAddress(name, family: AF_INET) || Self.isAddress(name, family: AF_INET6) }

  private static func isAddress(_ text: String, family: Int32) -> Bool {
    var storage = in6_addr()
    return inet_pton(family, text, &storage) == 1
  }

  private static func isPort(_ text: some StringProtocol) -> Bool {
    if text.isEmpty { return true }
    return text.hasPrefix(":") && UInt16(text.dropFirst()) != nil
  }
}
