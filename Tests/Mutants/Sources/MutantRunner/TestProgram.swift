import Foundation

/// The copy's built tests.
struct TestProgram: Sendable {
  enum Outcome: Equatable, Sendable {
    case passed
    /// The run failed for this reason.
    case failed(String)
  }

  let program: URL
  let folder: URL

  init(project: Project) {
    folder = project.copy
    program = project.build.appending(path: "debug/\(PackageCopy.testProgram)")
  }

  /// Returns the names of all suites.
  func suites(log: URL) throws -> [String] {
    var lines: [String] = []
    let ending = try command(["--list-tests"]).run {
      lines.append($0)
      return false
    }
    guard ending == .exit(0) else {
      try lines.joined(separator: "\n").write(to: log, atomically: true, encoding: .utf8)
      throw RunError.noTests(log: log.path)
    }
    return Set(lines.filter { $0.contains(".") }.map { String($0.prefix { $0 != "/" }) }).sorted()
  }

  /// Runs suites until the first failure.
  ///
  /// - Parameters:
  ///   - mutant: The active mutant.
  ///   - variables: Additional environment variables.
  ///   - reached: The file for the reached mutants.
  func run(
    _ suites: [Suite], mutant: Int?, variables: [String: String] = [:], reached: URL? = nil,
    processorLimit: Int, clockLimit: Double
  )
    throws -> Outcome
  {
    var command = command(["--filter", Suite.filter(suites)])
    // A trapping mutant would wait for a backtrace, which takes a minute in a program of this size.
    command.environment = variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    if let mutant { command.environment[SwitchModule.activeVariable] = String(mutant) }
    if let reached { command.environment[SwitchModule.reachedVariable] = reached.path }
    command.processorLimit = processorLimit
    command.clockLimit = clockLimit
    command.memoryLimit = 6_000_000
    let ending = try command.run { $0.contains(" recorded an issue") }
    switch ending {
    case .exit(0): return .passed
    case .stopped(let line): return .failed(failedTest(line))
    case .signal(SIGXCPU), .signal(SIGKILL):
      return .failed("took more than \(processorLimit) s of processor time")
    case .timeout: return .failed("took more than \(Int(clockLimit)) s")
    case .signal(let signal): return .failed("signal \(signal)")
    case .exit(let status): return .failed("exit status \(status)")
    }
  }

  private func command(_ arguments: [String]) -> Command {
    Command(
      program: program.path, arguments: ["--testing-library", "swift-testing"] + arguments, folder: folder)
  }
}

/// `✘ Test "a name" recorded an issue at …` → `"a name"`.
private func failedTest(_ line: String) -> String {
  guard let end = line.firstRange(of: " recorded an issue") else { return line }
  return String(line[..<end.lowerBound].drop { $0 != " " }.dropFirst()).replacing("\t", with: " ")
}
