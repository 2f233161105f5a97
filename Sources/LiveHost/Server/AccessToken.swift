import Foundation

/// The secret part of the page's address. A client without it gets nothing, even on this machine.
struct AccessToken: Sendable {
  static let length = 32

  let text: String

  init?(_ text: String) {
    let isHex = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard text.utf8.count == Self.length, isHex else { return nil }
    self.text = text
  }

  private init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<Self.length).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
      .joined()
  }

  static func random() -> AccessToken { AccessToken() }

  /// The token of this user on this machine, so that open pages and bookmarks outlive the program. It is stored
  /// in a file that only the user can read. A file that others may have read or written is replaced. If no file
  /// can be written, the token lasts as long as the program.
  static func stored(in folder: URL = Self.stateFolder) -> AccessToken {
    let file = folder.appendingPathComponent("token")
    if isPrivate(file), let text = try? String(contentsOf: file, encoding: .utf8),
      let token = AccessToken(text)
    {
      return token
    }
    let token = random()
    let manager = FileManager.default
    try? manager.removeItem(at: file)
    let ownOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: ownOnly)
    _ = manager.createFile(
      atPath: file.path, contents: Data(token.text.utf8), attributes: [.posixPermissions: 0o600])
    return token
  }

  /// Compares in constant time, so that the time does not reveal how much was right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, theirs) = (Array(text.utf8), Array(other.utf8))
    guard own.count == theirs.count else { return false }
    return zip(own, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func isPrivate(_ file: URL) -> Bool {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }

  private static var stateFolder: URL {
    stateFolder(environment: ProcessInfo.processInfo.environment)
  }

  static func stateFolder(environment: [String: String]) -> URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
    let base = home.appendingPathComponent("Library/Application Support")
    #else
    // By the XDG Base Directory Specification, a value that is empty or not an absolute path counts as not set.
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let base = given ?? home.appendingPathComponent(".local/state")
    #endif
    return base.appendingPathComponent("swift-collection-layouts")
  }
}
