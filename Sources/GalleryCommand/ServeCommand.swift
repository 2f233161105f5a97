import ArgumentParser
import Gallery
import LiveHost

struct ServeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the scenes in a browser, live: scroll, pinch and turn them. The default.",
    discussion: """
      Prints the address to open, and serves until Control-C. The views run here; the page shows them. Rebuilding the \
      program reloads it, and open pages come back where they were.
      """)

  @OptionGroup var photoOptions: PhotoOptions

  @Option(
    help: ArgumentHelp(
      "The port to listen on, and no other. By default \(LiveOptions.defaultPort), or the next one that is free.",
      valueName: "n"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address to listen on. By default this machine only; anything else lets other machines in.",
      valueName: "address"))
  var host = LiveOptions().host

  @Flag(inversion: .prefixedNo, help: "Open the page in the desktop's browser.")
  var open = false

  @Flag(inversion: .prefixedNo, help: "Restart when the program is rebuilt.")
  var reload = true

  func validate() throws {
    if port == 0 { throw ValidationError("--port is 0, it has to be from 1 to 65535.") }
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
