/// An error that prevents serving from beginning.
public enum LivePreviewError: Error, Equatable, CustomStringConvertible {
  /// Another program uses the port.
  case portInUse(UInt16)
  /// The host is not an IP address.
  case notAnAddress(String)
  /// The system refuses the address or the port, for a reason other than the port being in use.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The command line is wrong. The value describes the mistake.
  case usage(String)

  /// A phrase for standard error, without the program's name.
  public var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .notAnAddress(let host): "'\(host)' is not an address to listen on, such as 127.0.0.1 or ::1"
    case .cannotListen(let host, let port, let reason): "cannot listen on \(host), port \(port): \(reason)"
    case .usage(let words): words
    }
  }

  /// The exit code from sysexits.h: 69 if there is no port, 64 for wrong arguments.
  public var exitCode: Int32 {
    switch self {
    case .portInUse, .cannotListen: 69
    case .notAnAddress, .usage: 64
    }
  }
}
