/// An error that prevents serving from beginning.
public enum LivePreviewError: Error, Equatable, CustomStringConvertible {
  /// Another program uses the port.
  case portInUse(UInt16)
  /// The host is not an IP address.
  case notAnAddress(String)
  /// The system can't listen for another reason.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The command line is wrong, for the associated reason.
  case usage(String)

  /// A description without the program's name.
  public var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .notAnAddress(let host):
      "'\(host)' isn't an address to listen on, such as 127.0.0.1 or ::1"
    case .cannotListen(let host, let port, let reason):
      "can't listen on \(host), port \(port): \(reason)"
    case .usage(let words): words
    }
  }

  /// The exit code from sysexits.h: 69 if the server can't listen on the port, and 64 if an argument is
  /// invalid.
  public var exitCode: Int32 {
    switch self {
    case .portInUse, .cannotListen: 69
    case .notAnAddress, .usage: 64
    }
  }
}
