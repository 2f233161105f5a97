import Foundation

/// What a child of the watching program knows of its role.
enum WatchedProgram {
  /// Set for a child: why the one before has ended, or empty.
  static let variable = "LIVE_PREVIEW_WATCHED"
  /// Stands for the end of a line within a notice.
  static let lineEnd = "\u{2028}"

  static let isChild = failureText != nil
  /// Why the child before has ended. Nil for the first, and after a build.
  static var failure: String? { failureText.flatMap { $0.isEmpty ? nil : $0 } }

  private static let failureText = ProcessInfo.processInfo.environment[variable]

  /// Set for a child that was started after a build: where the time has gone so far.
  static let timesVariable = "LIVE_PREVIEW_RELOAD"
  static var times: ReloadTimes? {
    ProcessInfo.processInfo.environment[timesVariable].flatMap { ReloadTimes($0) }
  }

  /// Passes on notices until the watching program has gone.
  static func readNotices(_ show: @escaping @MainActor (String) -> Void) {
    Thread.detachNewThread {
      while let line = readLine() {
        let words = line.replacing(lineEnd, with: "\n")
        Task { @MainActor in show(words) }
      }
      _exit(0)
    }
  }

  /// What a page is told of a program that has ended.
  ///
  /// - Parameters:
  ///   - output: What the program has written on standard error, maybe with a backtrace.
  ///   - root: The folder of its package.
  static func failure(output: String, root: String) -> String {
    let lines = output.split(separator: "\n")
    let error = lines.last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
    // Other threads may come first. What begins with a full stop was fetched or built.
    let crashed = lines.drop { !$0.hasPrefix("Thread ") || !$0.hasSuffix(" crashed:") }
    let call = crashed.first { $0.contains(" at \(root)/") && !$0.contains(" at \(root)/.") }
    let location = call.flatMap { line -> String? in
      let parts = line.split(separator: " ")
      guard let at = parts.lastIndex(of: "at"), at + 1 < parts.count else { return nil }
      return "At " + parts[at + 1].dropFirst(root.count + 1)
    }
    return [
      error.map { String($0.trimmingPrefix { $0 == " " }) } ?? "The program has ended.", location,
      "This is the last picture before it. Change the source, and the page goes on.",
    ].compactMap { $0 }.joined(separator: "\n")
  }

  /// Whether a build has failed by an error in a source. It is one for every builder.
  static func isMistake(output: String, root: String) -> Bool {
    output.split(separator: "\n").contains { $0.hasPrefix(root + "/") && $0.contains(": error:") }
  }

  /// What a page is told of a build that has failed: the first error.
  static func buildFailure(output: String, root: String) -> String {
    let lines = output.split(separator: "\n")
    // SwiftPM's own errors only say that the compiler has some.
    let error = (lines.first { $0.contains(": error:") } ?? lines.first { $0.contains("error:") }).map(
      String.init)
    return "The build has failed, this is the one before.\n"
      + (error?.replacing(root + "/", with: "") ?? "The terminal says why.")
  }
}
