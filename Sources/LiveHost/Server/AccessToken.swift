import Foundation

/// The secret part of the page's address, required of every client.
struct AccessToken: Sendable {
  static let length = 32
  private static let fileName = "token"

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

  /// Returns the user's token on this machine, so that open pages and bookmarks stay valid when the program
  /// starts again.
  ///
  /// The token's file and folder are private. A file that other users may have read or written is replaced.
  /// If no file can be written, the token lasts as long as the program.
  static func stored(in folder: URL = Self.stateFolder) -> AccessToken {
    guard let folder = PrivateFolder(at: folder) else { return random() }
    if let bytes = folder.contents(of: fileName, limit: length + 1),
      let token = AccessToken(String(decoding: bytes, as: UTF8.self))
    {
      return token
    }
    let token = random()
    folder.store(Array(token.text.utf8), as: fileName)
    return token
  }

  /// Compares in constant time, to resist timing attacks.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, theirs) = (Array(text.utf8), Array(other.utf8))
    guard own.count == theirs.count else { return false }
    return zip(own, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static var stateFolder: URL {
    stateFolder(environment: ProcessInfo.processInfo.environment)
  }

  static func stateFolder(environment: [String: String]) -> URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
    let base = home.appendingPathComponent("Library/Application Support")
    #else
    // According to the XDG Base Directory Specification, an empty or relative path counts as not set.
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let base = given ?? home.appendingPathComponent(".local/state")
    #endif
    return base.appendingPathComponent("swift-collection-layouts")
  }
}
