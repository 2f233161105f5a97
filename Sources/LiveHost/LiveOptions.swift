/// Options for serving previews.
public struct LiveOptions: Equatable, Sendable {
  /// The first port to try: 8080.
  public static let defaultPort: UInt16 = 8080

  /// The address to listen on. The default value is 127.0.0.1, which only this machine can reach. For an
  /// address that other machines can reach, the program prints a warning.
  public var host = "127.0.0.1"
  /// The only port to try. If this is `nil`, the default value, the server listens on 8080 or the next free
  /// port.
  public var port: UInt16?
  /// `true` to open the page in the desktop's browser.
  public var opensBrowser = false
  /// `true` to restart when the executable is rebuilt. The default value is `true`.
  public var reloads = true

  /// `true` to build and start again when a source of the package changes. The default value is `false`. A
  /// failed program is replaced after the next change.
  public var watches = false

  /// Creates the default options.
  public init() {}

  /// Creates options from the arguments `--port N`, `--host ADDRESS`, `--open`, `--no-open`, `--no-reload`
  /// and `--watch`.
  public init(arguments: some Sequence<String>) throws(LivePreviewError) {
    try self.init(arguments: arguments, LiveOptions())
  }

  /// - Parameter defaults: The values of options that the arguments don't set.
  init(arguments: some Sequence<String>, _ defaults: LiveOptions) throws(LivePreviewError) {
    self = defaults
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--open": opensBrowser = true
      case "--no-open": opensBrowser = false
      case "--no-reload": reloads = false
      case "--watch": watches = true
      case "--host":
        guard let value = rest.popFirst() else { throw .usage("--host requires an address") }
        host = value
      case "--port":
        guard let value = rest.popFirst(), let number = UInt16(value), number > 0 else {
          throw .usage("--port requires a number from 1 to 65535")
        }
        port = number
      default:
        throw .usage(
          "unknown option '\(argument)'. The options are --port N, --host ADDRESS, --open, "
            + "--no-open, --no-reload, and --watch"
        )
      }
    }
  }

  var isLoopback: Bool { HostName(host.contains(":") ? "[\(host)]" : host)?.isLoopback ?? false }
}

/// An error that prevents the server from starting.
public enum LivePreviewError: Error, Equatable, CustomStringConvertible {
  /// Another program uses the port.
  case portInUse(UInt16)
  /// The host is not an IP address.
  case notAnAddress(String)
  /// The system can't listen for another reason.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The command line is invalid. The associated value is the reason.
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
