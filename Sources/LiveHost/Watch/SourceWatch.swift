/// Finds out when there is something to build.
struct SourceWatch {
  private let package: SourcePackage
  /// What the last build was made of.
  private var built: [String: SourceStamp]
  /// What was there at the last look.
  private var seen: [String: SourceStamp]
  /// How often something was written since the first look that found a change.
  private var waits = 0
  /// A program may write into its package all the time.
  private static let mostWaits = 20

  init(_ package: SourcePackage) {
    self.package = package
    built = package.stamps
    seen = built
  }

  /// Looks whether a source is another one than at the last build, and whether all are written: an editor may take several steps to
  /// save one, and each would be built.
  mutating func findsChange() -> Bool {
    let sources = package.stamps
    defer { seen = sources }
    guard sources != built else { return false }
    waits += 1
    guard sources == seen || waits > Self.mostWaits else { return false }
    (built, waits) = (sources, 0)
    return true
  }

  /// Called when a build has ended. SwiftPM notes there what it has resolved: that is no change to build.
  mutating func didBuild() { built[package.resolution] = package.stamps[package.resolution] }
}
