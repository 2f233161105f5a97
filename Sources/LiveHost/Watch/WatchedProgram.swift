import Foundation

enum WatchedProgram {
  /// The environment variable that contains the reason why the previous child ended, or an empty string.
  static let variable = "LIVE_PREVIEW_WATCHED"
  /// The line break within a notice.
  static let lineEnd = "\u{2028}"

  static let isChild = failureText != nil
  /// The reason why the previous child ended, or `nil` for the first child and after a build.
  static var failure: String? { failureText.flatMap { $0.isEmpty ? nil : $0 } }

  private static let failureText = ProcessInfo.processInfo.environment[variable]

  static let timesVariable = "LIVE_PREVIEW_RELOAD"
  static var times: ReloadTimes? {
    ProcessInfo.processInfo.environment[timesVariable].flatMap { ReloadTimes($0) }
  }

  static func readNotices(_ show: @escaping @MainActor (String) -> Void) {
    Thread.detachNewThread {
      while let line = readLine() {
        let words = line.replacing(lineEnd, with: "\n")
        Task { @MainActor in show(words) }
      }
      _exit(0)
    }
  }

  static func failure(output: String, root: String) -> String {
    let lines = output.split(separator: "\n")
    let error = lines.last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
    // Skips other threads, which may come before the crashed one. Also skips folders whose names begin with a
    // period, because their sources were fetched or generated.
    let crashed = lines.drop { !$0.hasPrefix("Thread ") || !$0.hasSuffix(" crashed:") }
    let call = crashed.first { $0.contains(" at \(root)/") && !$0.contains(" at \(root)/.") }
    let location = call.flatMap { line -> String? in
      let parts = line.split(separator: " ")
      guard let at = parts.lastIndex(of: "at"), at + 1 < parts.count else { return nil }
      return "At " + parts[at + 1].dropFirst(root.count + 1)
    }
    return [
      error.map { String($0.trimmingPrefix { $0 == " " }) } ?? "The program has exited.", location,
      "The page shows the last picture before the error. Change the source to continue.",
    ].compactMap { $0 }.joined(separator: "\n")
  }

  /// Returns `true` if the output reports an error in a source, which SwiftPM would report, too.
  static func isMistake(output: String, root: String) -> Bool {
    output.split(separator: "\n").contains { $0.hasPrefix(root + "/") && $0.contains(": error:") }
  }

  static func buildFailure(output: String, root: String) -> String {
    let lines = output.split(separator: "\n")
    // SwiftPM's own errors only report that the compiler found errors.
    let error = (lines.first { $0.contains(": error:") } ?? lines.first { $0.contains("error:") }).map(
      String.init)
    return "The build failed. The page shows the previous build.\n"
      + (error?.replacing(root + "/", with: "") ?? "The terminal shows the reason.")
  }
}
