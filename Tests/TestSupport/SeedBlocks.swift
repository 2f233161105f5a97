import Testing

/// Returns the seeds of ``seeds(_:)`` in at most fifty blocks, one per test case. Swift Testing prints two
/// lines per case, and a case on the main actor blocks all others.
public func seedBlocks(_ count: UInt64) -> [Range<UInt64>] {
  let all = seeds(count)
  let size = max(1, (all.count + 49) / 50)
  return stride(from: 0, to: all.count, by: size).map { start in
    all.lowerBound + UInt64(start)..<all.lowerBound + UInt64(min(start + size, all.count))
  }
}

extension Range where Bound == UInt64 {
  /// Runs the body with each seed of a block and reports the seed of a failure.
  public func forEachSeed(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (UInt64) throws -> Void
  ) {
    for seed in self {
      nonisolated(unsafe) var fails = false
      do {
        // Every issue stays an unknown one. The closure `matching` only detects issues.
        try withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
          try body(seed)
        } matching: { _ in
          fails = true
          return false
        }
      } catch {
        fails = true
        Issue.record(error, sourceLocation: sourceLocation)
      }
      if fails { Issue.record("The seed was \(seed).", sourceLocation: sourceLocation) }
    }
  }
}
