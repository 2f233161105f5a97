/// Why nothing could be served.
public enum LivePreviewError: Error, Equatable, CustomStringConvertible {
  /// Another program has the port.
  case portTaken(UInt16)
  /// The host is given as something else than an IP address.
  case notAnAddress(String)
  /// The system refuses the address or the port, for another reason than that it is taken.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The arguments of the command line, in words.
  case usage(String)

  /// Half a sentence for standard error, without the program's name.
  public var description: String {
    switch self {
    case .portTaken(let port): "port \(port) is in use"
    case .notAnAddress(let host): "'\(host)' is not an address to listen on, such as 127.0.0.1 or ::1"
    case .cannotListen(let host, let port, let reason): "cannot listen on \(host), port \(port): \(reason)"
    case .usage(let words): words
    }
  }

  /// Of sysexits.h: 69 where there is no port, 64 for wrong arguments.
  public var exitCode: Int32 {
    switch self {
    case .portTaken, .cannotListen: 69
    case .notAnAddress, .usage: 64
    }
  }
}
