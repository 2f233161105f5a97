/// Options for serving previews.
public struct LiveOptions: Equatable, Sendable {
  /// The first port to try: 8080.
  public static let defaultPort: UInt16 = 8080

  /// The address to listen on. The default value is 127.0.0.1, which only this machine can reach. For an
  /// address that other machines can reach, the program prints a warning.
  public var host = "127.0.0.1"
  /// The only port to listen on. The default value is `nil`, for 8080 or the next free port.
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
