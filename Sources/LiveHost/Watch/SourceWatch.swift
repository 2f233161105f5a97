import Foundation

/// Finds out when there is something to build.
struct SourceWatch {
  /// What is another than at the last build.
  struct Change: Equatable {
    var paths: Set<String>
    /// When the last of them was saved, in seconds since 1970.
    var saved: Double
  }

  private let package: SourcePackage
  /// What the last build was made of.
  private(set) var built: [String: SourceStamp]
  /// What was there at the last look.
  private var seen: [String: SourceStamp]
  /// How often something was written since the first look that found a change.
  private var waits = 0
  /// A program may write into its package all the time.
  private static let mostWaits = 20
  /// What was written longer ago was moved here, or its time was set: in seconds.
  private static let longestDelay = 2.0

  init(_ package: SourcePackage) {
    self.package = package
    built = package.stamps
    seen = built
  }

  /// Whether something has changed that may not be written completely yet.
  var isWaiting: Bool { waits > 0 }

  /// Looks whether a source is another one than at the last build, and whether all are written: an editor may take several steps to
  /// save one, and each would be built. Nil if there is nothing to build yet.
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

  /// Called when a build has ended. SwiftPM notes there what it has resolved: that is no change to build.
  mutating func didBuild() { built[package.resolution] = package.stamps[package.resolution] }
}
