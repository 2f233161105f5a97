#if Live
import FlyingSocks
import Foundation

/// Replaces the running program with a newer build. The process, arguments, and port stay the same. Pages can
/// reconnect at once, because the listening socket stays open and the token is passed on.
enum Handover {
  private static let socketVariable = "LIVE_PREVIEW_SOCKET"
  private static let tokenVariable = "LIVE_PREVIEW_TOKEN"

  /// Returns the previous program's endpoint. A second call returns `nil`.
  static func consume() -> ServerEndpoint? {
    let environment = ProcessInfo.processInfo.environment
    unsetenv(socketVariable)
    unsetenv(tokenVariable)
    guard let descriptor = environment[socketVariable].flatMap({ Int32($0) }),
      let token = environment[tokenVariable].flatMap(AccessToken.init),
      let (socket, port) = ListenSocket.adopt(descriptor: descriptor)
    else { return nil }
    return ServerEndpoint(socket: socket, port: port, token: token)
  }

  /// Returns the environment variables that pass on a socket and its token.
  static func variables(socket: Socket, token: AccessToken) -> [String: String] {
    [socketVariable: String(socket.file.rawValue), tokenVariable: token.text]
  }

  /// Runs the new program in this process. Returns only if it can't be started.
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

  /// Makes the new program start without the other descriptors. Pages must see their connections end, and
  /// descriptors must not accumulate.
  private static func closeOnSuccess(allBut exempt: Int32) {
    for descriptor in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 65536)) where descriptor != exempt {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    _ = fcntl(exempt, F_SETFD, fcntl(exempt, F_GETFD) & ~FD_CLOEXEC)
  }
}
#endif
