#if Live
import CollectionView
import FlyingSocks
import Foundation
import Logging

@MainActor
final class LiveProgram {
  private static let reloadInterval: UInt64 = 400_000_000
  /// The time within which a page should reconnect and show its first frame, in nanoseconds.
  private static let pagePatience: UInt64 = 3_000_000_000

  private let options: LiveOptions
  private let studio: LiveStudio
  private let log: Logger = {
    var log = Logger(label: "LiveHost")
    // The terminal belongs to the program, so the log is usually silent.
    log.logLevel = ProcessInfo.processInfo.environment["LIVE_PREVIEW_LOG"] == nil ? .error : .debug
    return log
  }()

  init(title: String, scenes: [LiveScene], options: LiveOptions) {
    self.options = options
    studio = LiveStudio(title: title, scenes: scenes, images: ImageStore(), log: log)
  }

  func run() async throws {
    let endpoint = try open()
    let (socket, token) = (endpoint.socket, endpoint.token)
    FaultWatch.main.install()
    if WatchedProgram.isChild {
      WatchedProgram.readNotices { [studio] in studio.announce($0) }
      if let failure = WatchedProgram.failure { studio.fail(failure) }
    }
    let router = RequestRouter(
      token: token, isLoopback: options.isLoopback, assets: PageAssets.replies, images: studio.images)
    let server = LiveServer(socket: socket, router: router, log: log) { [studio] link in
      LiveSession(studio: studio, link: link)
    }
    if let times = WatchedProgram.times { tellWhenShown(times) }
    async let reload: Void = watchExecutable(socket: socket, token: token)
    try await server.run()
    await reload
  }

  /// Inherits another program's socket, or opens one and prints its address.
  func open() throws(LivePreviewError) -> ServerEndpoint {
    Interruption.endProgram()
    if let inherited = Handover.consume() {
      if !WatchedProgram.isChild { tell("Reloaded.") }
      return inherited
    }
    let (socket, port) = try openSocket()
    let endpoint = ServerEndpoint(socket: socket, port: port, token: .stored())
    announce(endpoint)
    return endpoint
  }

  private func openSocket() throws(LivePreviewError) -> (socket: Socket, port: UInt16) {
    let wanted: ListenSocket.Port = options.port.map { .exactly($0) } ?? .from(LiveOptions.defaultPort)
    let (socket, port) = try ListenSocket.open(host: options.host, port: wanted)
    if options.port == nil, port != LiveOptions.defaultPort {
      tell("Port \(LiveOptions.defaultPort) is in use. Using port \(port) instead.")
    }
    if !options.isLoopback {
      tell(
        "Warning: other machines can reach \(options.host). Anyone with an address below can see "
          + "and control the views, and the connection isn't encrypted.")
    }
    return (socket, port)
  }

  private func announce(_ endpoint: ServerEndpoint) {
    let addresses = OwnAddresses.reaching(options.host).map { host in
      "http://\(host.contains(":") ? "[\(host)]" : host):\(endpoint.port)/\(endpoint.token.text)/"
    }
    for address in addresses { print(address) }
    fflush(nil)
    if options.opensBrowser, let address = addresses.last { DesktopBrowser.open(address) }
  }

  private func tell(_ words: String) { FileHandle.standardError.write(Data((words + "\n").utf8)) }

  // MARK: Reload

  /// Prints the times since a source was saved, once a page shows the result or `pagePatience` is over.
  private func tellWhenShown(_ times: ReloadTimes) {
    unsetenv(WatchedProgram.timesVariable)
    var times = times
    times.end("starting")
    let started = times
    studio.onFirstFrame = {
      var times = started
      times.end("first frame")
      Self.tellReload(times)
    }
    Task { [studio] in
      try? await Task.sleep(nanoseconds: Self.pagePatience)
      guard studio.onFirstFrame != nil else { return }
      studio.onFirstFrame = nil
      Self.tellReload(started)
    }
  }

  private static func tellReload(_ times: ReloadTimes) {
    FileHandle.standardError.write(Data("Reloaded \(times.words).\n".utf8))
  }

  private func watchExecutable(socket: Socket, token: AccessToken) async {
    guard options.reloads, !WatchedProgram.isChild, let path = ExecutableWatch.executablePath else { return }
    while await Self.isRebuilt(ExecutableWatch(path: path)) {
      Handover.run(path, arguments: CommandLine.arguments, socket: socket, token: token)
      tell("The new build couldn't be started. The current build keeps running.")
    }
  }

  /// Waits for a new build. Returns `false` if the task is canceled.
  private nonisolated static func isRebuilt(_ watch: ExecutableWatch) async -> Bool {
    var watch = watch
    while (try? await Task.sleep(nanoseconds: reloadInterval)) != nil {
      if watch.findsNewBuild() { return true }
    }
    return false
  }
}
#endif
