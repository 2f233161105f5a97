import Foundation

/// Detects changes to build.
struct SourceWatch {
  /// The difference from the last build.
  struct Change: Equatable {
    var paths: Set<String>
    /// The time of the last save, in seconds since 1970.
    var saved: Double
  }

  private let package: SourcePackage
  /// The sources of the last build.
  private(set) var built: [String: SourceStamp]
  /// The sources at the last check.
  private var seen: [String: SourceStamp]
  /// The number of writes since the first check that found a change.
  private var waits = 0
  /// The largest number of waits. A program may write into its package continuously.
  private static let mostWaits = 20
  /// The longest plausible delay since saving, in seconds. An older file was moved here, or its time was set.
  private static let longestDelay = 2.0

  init(_ package: SourcePackage) {
    self.package = package
    built = package.stamps
    seen = built
  }

  /// `true` if a change may not be completely written.
  var isWaiting: Bool { waits > 0 }

  /// Returns the changes since the last build once they're completely written, or `nil` if there's nothing to
  /// build yet.
  ///
  /// An editor may save a file in several steps, and each step would otherwise trigger a build.
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

  /// Called when a build has ended. SwiftPM records its resolved versions in a file, which isn't a change to
  /// build.
  mutating func didBuild() { built[package.resolution] = package.stamps[package.resolution] }
}
