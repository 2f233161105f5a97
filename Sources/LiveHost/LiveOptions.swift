/// Options for serving previews.
public struct LiveOptions: Equatable, Sendable {
  /// The port to listen on if none is given and this one is free: 8080.
  public static let defaultPort: UInt16 = 8080

  /// The address to listen on. The default value is 127.0.0.1, which only this machine can reach. Any other
  /// address lets other machines connect, and prints a warning.
  public var host = "127.0.0.1"
  /// The only port to listen on. The default value is `nil`: 8080 or the next free port.
  public var port: UInt16?
  /// A Boolean value that indicates whether the page is opened in the desktop's browser.
  public var opensBrowser = false
  /// A Boolean value that indicates whether the program restarts, on the same port, when its executable is
  /// rebuilt. The default value is `true`.
  public var reloads = true

  /// A Boolean value that indicates whether the program is built and started again when a source of its
  /// package changes. The default value is `false`.
  ///
  /// A program that fails, for example because an index is out of range, is replaced after the next change.
  /// In the meantime, the page shows the program's last picture.
  public var watches = false

  /// Creates the default options: loopback, and the default port or the next free one.
  public init() {}

  /// Creates options from the arguments `--port N`, `--host ADDRESS`, `--open`, `--no-open`, `--no-reload`
  /// and `--watch`.
  public init(arguments: some Sequence<String>) throws(LivePreviewError) {
    try self.init(arguments: arguments, LiveOptions())
  }

  /// Creates options from arguments.
  ///
  /// - Parameter defaults: The options for missing arguments.
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
        guard let value = rest.popFirst() else { throw .usage("--host needs an address") }
        host = value
      case "--port":
        guard let value = rest.popFirst(), let number = UInt16(value), number > 0 else {
          throw .usage("--port needs a number from 1 to 65535")
        }
        port = number
      default:
        throw .usage(
          "'\(argument)' is unknown; there are --port N, --host ADDRESS, --open, --no-open, --no-reload and --watch"
        )
      }
    }
  }

  var isLoopback: Bool { HostName(host.contains(":") ? "[\(host)]" : host)?.isLoopback ?? false }
}
