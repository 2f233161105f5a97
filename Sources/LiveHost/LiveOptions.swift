/// Where and how to serve.
public struct LiveOptions: Equatable, Sendable {
  /// The port to listen on if none is given and it is free: 8080.
  public static let defaultPort: UInt16 = 8080

  /// The address to listen on. Default: this machine only. Any other address lets other machines connect, and
  /// prints a warning.
  public var host = "127.0.0.1"
  /// The only port to listen on. Default: 8080 or the next free one.
  public var port: UInt16?
  /// Whether the page is opened in the desktop's browser.
  public var opensBrowser = false
  /// Whether the program restarts, on the same port, when its executable is rebuilt. Default true.
  public var reloads = true

  /// Whether the program is built and started again when a source of its package changes. A program that fails, by an index out
  /// of range for example, is then replaced after the next change, and the page shows its last picture meanwhile. Default false.
  public var watches = false

  /// The default options: loopback, the default port or the next free one.
  public init() {}

  /// Parses `--port N`, `--host ADDRESS`, `--open`, `--no-open`, `--no-reload` and `--watch`.
  public init(arguments: some Sequence<String>) throws(LivePreviewError) {
    try self.init(arguments: arguments, LiveOptions())
  }

  /// - Parameter defaults: The options where no argument sets them.
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
