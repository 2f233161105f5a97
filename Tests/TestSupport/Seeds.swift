import Foundation

/// The seeds of a test that tries many random cases: a tenth of them, and 4 at least; all of them where the environment variable
/// `TEST_SEEDS` is `all`, as in CI.
public func seeds<Seed: FixedWidthInteger & Sendable>(_ count: Seed) -> Range<Seed> {
  0..<(triesAllSeeds ? count : min(count, max(4, count / 10)))
}

/// Whether tests try all they can, however long it takes.
public let triesAllSeeds = ProcessInfo.processInfo.environment["TEST_SEEDS"] == "all"

/// The frames at which a test interrupts an animation: every fifth one and the last, or all of them where `TEST_SEEDS` is `all`.
public func frames(_ count: Int) -> [Int] {
  (0..<count).filter { triesAllSeeds || $0.isMultiple(of: 5) || $0 == count - 1 }
}
