#if Live
import Foundation

/// Builds the program whenever a source changes, and serves the newest build in a separate process.
///
/// ```
/// SourceWatch ──▶ PlannedBuild ──▶ BuildRun ──▶ WatchedChild
///   a change        the commands     runs them    serves the result
/// ```
@MainActor
final class WatchingProgram {
  private static let interval: UInt64 = 100_000_000
  private static let shortInterval: UInt64 = 20_000_000
  /// The minimum life of a child after a failure, in seconds. A child that ends sooner would end again each
  /// time it is started.
  private static let shortLife = 2.0

  private struct Build {
    let run: BuildRun
    let plan: (files: PlannedBuild.Files, commands: [BuildPlan.Command])?
    var times: ReloadTimes
  }

  private let package: SourcePackage
  private let endpoint: ServerEndpoint
  private var child: WatchedChild?
  private var build: Build?
  private var sources: SourceWatch
  private var planned: PlannedBuild?
  private var prelinked: PrelinkedObject?
  private var runningBuild: ExecutableWatch.Build?
  private var hasFailed = false

  init(package: SourcePackage, endpoint: ServerEndpoint) {
    (self.package, self.endpoint) = (package, endpoint)
    sources = SourceWatch(package)
  }

  func run() async throws {
    try start()
    planned = PlannedBuild(of: package, madeOf: sources.built)
    prelink()
    while true {
      let isBusy = build != nil || sources.isWaiting
      try await Task.sleep(nanoseconds: isBusy ? Self.shortInterval : Self.interval)
      try lookAfterChild()
      if let build {
        guard !build.run.isRunning else { continue }
        self.build = nil
        sources.didBuild()
        try finish(build)
      }
      if build == nil, let change = sources.change() { beginBuild(of: change) }
    }
  }

  private func start(failure: String? = nil, times: ReloadTimes? = nil) throws {
    let path = package.executable.path
    runningBuild = ExecutableWatch.Build(path: path)
    child = WatchedChild(
      executable: path, arguments: CommandLine.arguments, socket: endpoint.socket, token: endpoint.token,
      failure: failure, times: times)
    if child == nil { tell("The program couldn't be started.") }
  }

  private func lookAfterChild() throws {
    guard let child, let ending = child.ending() else { return }
    self.child = nil
    // The child only exits by itself if its code calls `exit`.
    if case .exit(let code) = ending { exit(code) }
    let life = Double(DispatchTime.now().uptimeNanoseconds - child.started.uptimeNanoseconds) / 1e9
    guard !hasFailed || life > Self.shortLife else {
      return tell("The program exits as soon as it starts. It is restarted after the next change.")
    }
    hasFailed = true
    try start(failure: WatchedProgram.failure(output: child.lastWords, root: package.root.path))
  }

  // MARK: Building

  private func beginBuild(of change: SourceWatch.Change) {
    var times = ReloadTimes(saved: change.saved)
    let files = planned?.files
    guard let files, let commands = planned?.commands(for: files, after: change.paths),
      let lock = BuildLock(scratch: package.scratch.path)
    else { return buildWithSwiftPM(times) }
    times.end("noticing")
    build = Build(
      run: BuildRun(
        (prelinked?.linking(commands) ?? commands).map(BuildRun.Step.init), in: package.root, lock: lock),
      plan: (files, commands), times: times)
  }

  private func buildWithSwiftPM(_ times: ReloadTimes) {
    var times = times
    planned = nil
    times.end("noticing")
    let step = BuildRun.Step(words: package.buildCommand, name: "building")
    build = Build(run: BuildRun([step], in: package.root), plan: nil, times: times)
  }

  private func finish(_ build: Build) throws {
    let output = build.run.output
    var times = build.times
    times.add(build.run.times)
    guard build.run.hasSucceeded else {
      if build.plan != nil, !WatchedProgram.isMistake(output: output, root: package.root.path) {
        return buildWithSwiftPM(times)
      }
      tell(output)
      child?.notify(WatchedProgram.buildFailure(output: output, root: package.root.path))
      return
    }
    if ExecutableWatch.Build(path: package.executable.path) != runningBuild || hasFailed {
      child?.end()
      hasFailed = false
      try start(times: times)
    } else {
      child?.notify("")
    }
    if let plan = build.plan {
      planned?.didBuild(plan.files, with: plan.commands)
    } else {
      planned = PlannedBuild(of: package, madeOf: sources.built)
    }
    prelink()
  }

  private func prelink() {
    guard let planned, prelinked?.isBeingMade != true,
      prelinked?.isMade(of: planned.link, apartFrom: planned.changing) != true
    else { return }
    prelinked = PrelinkedObject(of: planned.link, apartFrom: planned.changing, in: package)
  }

  private func tell(_ words: String) { FileHandle.standardError.write(Data((words + "\n").utf8)) }
}
#endif
