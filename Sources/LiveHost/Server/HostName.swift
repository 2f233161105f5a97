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

enum OwnAddresses {
  /// Returns the addresses that reach `host`. If `host` stands for all addresses of the machine, returns
  /// those of the machine's networks, followed by the loopback address.
  static func reaching(_ host: String) -> [String] {
    switch host {
    case "0.0.0.0": networks(AF_INET) + ["127.0.0.1"]
    // On common systems, `::` also accepts connections to IPv4 addresses.
    case "::": networks(AF_INET) + networks(AF_INET6) + ["::1"]
    default: [host]
    }
  }

  /// Returns the machine's addresses, without loopback and IPv6 link-local addresses.
  private static func networks(_ family: Int32) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first) { $0?.pointee.ifa_next }.compactMap { entry in
      guard let interface = entry?.pointee, let address = interface.ifa_addr,
        Int32(address.pointee.sa_family) == family,
        interface.ifa_flags & UInt32(IFF_UP) != 0, interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { return nil }
      let text = numbers(of: address, family)
      return text.contains("%") ? nil : text
    }
  }

  private static func numbers(of address: UnsafePointer<sockaddr>, _ family: Int32) -> String {
    let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let flags = NI_NUMERICHOST
    guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, flags) == 0 else {
      return ""
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
