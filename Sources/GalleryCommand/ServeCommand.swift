#if Live
import ArgumentParser
import Gallery
import LiveHost

struct ServeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the live scenes in a browser (default).",
    discussion: """
      Prints the address to open, and runs until Control-C. The views run in this program, and the page \
      shows them. After a rebuild, the program restarts, and open pages keep their state.
      """)

  @OptionGroup var photoOptions: PhotoOptions

  @Option(
    help: ArgumentHelp(
      "The port to listen on. The default is \(LiveOptions.defaultPort) or the next free port.",
      valueName: "n"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address to listen on. The default accepts connections from this machine only.",
      valueName: "address"))
  var host = LiveOptions().host

  @Flag(inversion: .prefixedNo, help: "Open the page in the desktop's browser.")
  var open = false

  @Flag(inversion: .prefixedNo, help: "Restart when the program is rebuilt.")
  var reload = true

  func validate() throws {
    if port == 0 { throw ValidationError("--port is 0, but must be from 1 to 65535.") }
  }

  @MainActor func perform() async throws {
    let pictures = try photoOptions.load()
    try await LivePreview.serve(Preview.gallery(of: pictures), title: "Collection layouts", options: options)
  }

  private var options: LiveOptions {
    var options = LiveOptions()
    (options.host, options.port, options.opensBrowser, options.reloads) = (host, port, open, reload)
    return options
  }
}
#endif
