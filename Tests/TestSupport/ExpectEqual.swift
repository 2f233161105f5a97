import Testing

private struct Pair {
  let areEqual: Bool
  private let values: () -> (String, String)

  init<Value: Equatable>(_ row: (found: Value, expected: Value)) {
    areEqual = row.found == row.expected
    values = { (words(row.found), words(row.expected)) }
  }

  var found: String { values().0 }
  var expected: String { values().1 }
}

private func expect(_ pairs: [Pair], _ comment: () -> Comment?, _ sourceLocation: SourceLocation) {
  let differing = pairs.indices.filter { !pairs[$0].areEqual }
  guard !differing.isEmpty else { return }
  record(
    columns(pairs.map(\.found), pairs.map(\.expected), Set(differing)), comment(), sourceLocation)
}

// MARK: Up to eight rows

/// Expects the two values of each row to be equal: first the actual value, then the expected one.
///
///     expectEqual((view.contentSize, CGSize(width: 320, height: 960)), (view.visibleCells.count, 12))
///
/// The two values of a row have the same type, which can differ from row to row. A failure prints all rows in
/// two columns and marks the differences.
///
/// There is one function for each number of rows. A call compiles in a quarter of the time that separate
/// `#expect` macros take. A parameter pack would need only one function, but then literals wouldn't convert
/// to optional numbers.
public func expectEqual<A: Equatable>(
  _ a: (A, A), comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a)], comment, sourceLocation) }

/// Expects the two values of each of two rows to be equal.
public func expectEqual<A: Equatable, B: Equatable>(
  _ a: (A, A), _ b: (B, B), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b)], comment, sourceLocation) }

/// Expects the two values of each of three rows to be equal.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c)], comment, sourceLocation) }

/// Expects the two values of each of four rows to be equal.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d)], comment, sourceLocation) }

/// Expects the two values of each of five rows to be equal.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e)], comment, sourceLocation) }

/// Expects the two values of each of six rows to be equal.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f)], comment, sourceLocation) }

/// Expects the two values of each of seven rows to be equal.
public func expectEqual<
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F), _ g: (G, G),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f), Pair(g)], comment, sourceLocation) }

/// Expects the two values of each of eight rows to be equal.
public func expectEqual<
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F), _ g: (G, G), _ h: (H, H),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f), Pair(g), Pair(h)], comment, sourceLocation)
}
