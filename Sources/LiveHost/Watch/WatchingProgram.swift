import Foundation

/// Builds the program whenever a source changes, and serves the newest build, as a process of its own: whatever becomes of that,
/// this one goes on.
@MainActor
final class WatchingProgram {
  private static let interval: UInt64 = 100_000_000
  /// A child that ends sooner after another has failed would do so each time.
  private static let shortLife = 2.0

  private let package: SourcePackage
  private let entrance: Entrance
  private var child: WatchedChild?
  private var build: BuildRun?
  private var sources: SourceWatch
  private var runningBuild: ExecutableWatch.Build?
  private var hasFailed = false

  init(package: SourcePackage, entrance: Entrance) {
    (self.package, self.entrance) = (package, entrance)
    sources = SourceWatch(package)
  }

  /// Until the program is ended.
  func run() async throws {
    try start()
    while true {
      try await Task.sleep(nanoseconds: Self.interval)
      try lookAfterChild()
      if let build {
        guard !build.isRunning else { continue }
        self.build = nil
        sources.didBuild()
        try finish(build)
      }
      if sources.findsChange() { build = BuildRun(package.buildCommand) }
    }
  }

  private func start(failure: String? = nil) throws {
    let path = package.executable.path
    runningBuild = ExecutableWatch.Build(path: path)
    child = WatchedChild(
      executable: path, arguments: CommandLine.arguments, socket: entrance.socket, token: entrance.token,
      failure: failure)
    if child == nil { tell("The program could not be started.") }
  }

  private func lookAfterChild() throws {
    guard let child, let ending = child.ending() else { return }
    self.child = nil
    // It ends by itself only where its author says so.
    if case .exit(let code) = ending { exit(code) }
    let life = Double(DispatchTime.now().uptimeNanoseconds - child.started.uptimeNanoseconds) / 1e9
    guard !hasFailed || life > Self.shortLife else {
      return tell("The program ends as soon as it is started. It is started again after the next change.")
    }
    hasFailed = true
    try start(failure: WatchedProgram.failure(output: child.lastWords, root: package.root.path))
  }

  private func finish(_ build: BuildRun) throws {
    guard build.hasSucceeded else {
      tell(build.output)
      child?.notify(WatchedProgram.buildFailure(output: build.output, root: package.root.path))
      return
    }
    guard ExecutableWatch.Build(path: package.executable.path) != runningBuild || hasFailed else {
      child?.notify("")
      return
    }
    child?.end()
    hasFailed = false
    try start()
    tell("Reloaded.")
  }

  private func tell(_ words: String) { FileHandle.standardError.write(Data((words + "\n").utf8)) }
}
