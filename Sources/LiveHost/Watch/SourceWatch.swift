import Foundation

struct SourceWatch {
  struct Change: Equatable {
    var paths: Set<String>
    /// The time of the last save, in seconds since 1970.
    var saved: Double
  }

  private let package: SourcePackage
  private(set) var built: [String: SourceStamp]
  private var seen: [String: SourceStamp]
  /// The number of checks since a change was found.
  private var waits = 0
  /// The maximum number of checks before a build, because a program may write into its package continuously.
  private static let mostWaits = 20
  /// The longest plausible delay since saving, in seconds. A file with an earlier time was moved here, or its
  /// time was set.
  private static let longestDelay = 2.0

  init(_ package: SourcePackage) {
    self.package = package
    built = package.stamps
    seen = built
  }

  var isWaiting: Bool { waits > 0 }

  /// Returns the changes since the last build once they're completely written, because an editor may save a
  /// file in several steps.
  mutating func change() -> Change? {
    let sources = package.stamps
    defer { seen = sources }
    guard sources != built else {
      waits = 0
      return nil
    }
    waits += 1
    guard sources == seen || waits > Self.mostWaits else { return nil }
    let paths = Set(sources.keys).union(built.keys).filter { sources[$0] != built[$0] }
    (built, waits) = (sources, 0)
    let now = Date().timeIntervalSince1970
    let saved = paths.compactMap { sources[$0]?.time }.max() ?? now
    return Change(paths: paths, saved: (now - Self.longestDelay...now).contains(saved) ? saved : now)
  }

  /// Called when a build has ended. SwiftPM's record of resolved versions isn't a change.
  mutating func didBuild() { built[package.resolution] = package.stamps[package.resolution] }
}
