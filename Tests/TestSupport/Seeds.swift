import Foundation

// The environment variable `TEST_SEEDS` says how much the tests with random cases try: `all` in the night, `many` in CI, few
// where a person waits.

private let triesAllSeeds = ProcessInfo.processInfo.environment["TEST_SEEDS"] == "all"

/// Whether tests try more than what a person waits for.
public let triesManySeeds = triesAllSeeds || ProcessInfo.processInfo.environment["TEST_SEEDS"] == "many"

/// The seeds of a test that tries many random cases: the first twentieth of them, and 1 at least. With `many`, those that follow, up to a
/// tenth, and 1 at least, since CI tries the first ones before. All of them with `all`.
public func seeds<Seed: FixedWidthInteger & Sendable>(_ count: Seed) -> Range<Seed> {
  if triesAllSeeds { return 0..<count }
  let first = min(count, max(1, count / 20))
  if triesManySeeds, first < count { return first..<max(first + 1, count / 10) }
  return 0..<first
}

/// The number of items of a test with very many: a fifth of them, or all of them with many seeds.
public func largeCount(_ count: Int) -> Int { triesManySeeds ? count : count / 5 }

/// Every fifth pair of a test's cases and the last, or all pairs with many seeds.
public func fewPairs<First, Second>(
  _ first: some Collection<First>, _ second: some Collection<Second>
) -> [(First, Second)] {
  few(first.flatMap { one in second.map { (one, $0) } })
}

/// Every fifth of a test's cases and the last, or all of them with many seeds.
public func few<Case>(_ cases: some Collection<Case>) -> [Case] {
  let cases = Array(cases)
  return cases.indices.filter { triesManySeeds || $0.isMultiple(of: 5) || $0 == cases.count - 1 }.map {
    cases[$0]
  }
}
