import Foundation

// The environment variable `TEST_SEEDS` sets the number of random cases: `all` for nightly runs, `many` in
// CI. If it isn't set, the number is small, for interactive runs.

private let triesAllSeeds = ProcessInfo.processInfo.environment["TEST_SEEDS"] == "all"

/// `true` if tests try more cases than in interactive runs.
public let triesManySeeds = triesAllSeeds || ProcessInfo.processInfo.environment["TEST_SEEDS"] == "many"

/// Returns the seeds of a test with random cases: the first twentieth, but at least one. With `all`, returns
/// all seeds. With `many`, returns the seeds after the first twentieth, up to a tenth of all, but at least
/// one: CI tries the first twentieth beforehand.
public func seeds<Seed: FixedWidthInteger & Sendable>(_ count: Seed) -> Range<Seed> {
  if triesAllSeeds { return 0..<count }
  let first = min(count, max(1, count / 20))
  if triesManySeeds, first < count { return first..<max(first + 1, count / 10) }
  return 0..<first
}

/// Returns the number of items for a test with very many items: a fifth, or all with many seeds.
public func largeCount(_ count: Int) -> Int { triesManySeeds ? count : count / 5 }

/// Returns every fifth pair of a test's cases and the last one, or all pairs with many seeds.
public func fewPairs<First, Second>(
  _ first: some Collection<First>, _ second: some Collection<Second>
) -> [(First, Second)] {
  few(first.flatMap { one in second.map { (one, $0) } })
}

/// Returns every fifth of a test's cases and the last one, or all with many seeds.
public func few<Case>(_ cases: some Collection<Case>) -> [Case] {
  let cases = Array(cases)
  return cases.indices.filter { triesManySeeds || $0.isMultiple(of: 5) || $0 == cases.count - 1 }.map {
    cases[$0]
  }
}
