import FlyingSocks
import Foundation

/// Replaces the running program with a newer build: same process, same arguments, same port.
///
/// The listening socket stays open, so a page reconnecting at once is accepted. The token is passed on, so
/// the page is let in.
enum Handover {
  private static let socketVariable = "LIVE_PREVIEW_SOCKET"
  private static let tokenVariable = "LIVE_PREVIEW_TOKEN"

  /// Returns the entrance passed on by the previous program, but only once.
  static func consume() -> Entrance? {
    let environment = ProcessInfo.processInfo.environment
    unsetenv(socketVariable)
    unsetenv(tokenVariable)
    guard let descriptor = environment[socketVariable].flatMap({ Int32($0) }),
      let token = environment[tokenVariable].flatMap(AccessToken.init),
      let (socket, port) = ListenSocket.adopt(descriptor: descriptor)
    else { return nil }
    return Entrance(socket: socket, port: port, token: token)
  }

  /// Returns the environment variables for passing on a socket and its token.
  static func variables(socket: Socket, token: AccessToken) -> [String: String] {
    [socketVariable: String(socket.file.rawValue), tokenVariable: token.text]
  }

  /// Replaces the running program. Returns only if the new program can't be started.
  static func run(_ path: String, arguments: [String], socket: Socket, token: AccessToken) {
    let descriptor = socket.file.rawValue
    for (name, value) in variables(socket: socket, token: token) { setenv(name, value, 1) }
    closeOnSuccess(allBut: descriptor)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    execv(path, words)
    for word in words { free(word) }
    unsetenv(socketVariable)
    unsetenv(tokenVariable)
  }

  /// Marks all other descriptors to close on success. Pages must see their connections end, and open
  /// descriptors must not accumulate from build to build.
  private static func closeOnSuccess(allBut exempt: Int32) {
    for descriptor in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 65536)) where descriptor != exempt {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    _ = fcntl(exempt, F_SETFD, fcntl(exempt, F_GETFD) & ~FD_CLOEXEC)
  }
}
