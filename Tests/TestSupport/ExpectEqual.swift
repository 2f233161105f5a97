import Testing

/// Two values of a type, and whether they are equal.
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

/// Expects the two values of each row to be equal: first what is found, then what is expected.
///
///     expectEqual((view.contentSize, CGSize(width: 320, height: 960)), (view.visibleCells.count, 12))
///
/// The values of a row have one type, and each row its own. What fails prints all rows in two columns and marks those that differ.
///
/// It is a function, and one for each number of rows: they compile in a quarter of the time that as many `#expect` take. A list of
/// parameters that are repeated does without the number, but then a literal is no optional number.
public func expectEqual<A: Equatable>(
  _ a: (A, A), comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: two rows.
public func expectEqual<A: Equatable, B: Equatable>(
  _ a: (A, A), _ b: (B, B), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: three rows.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: four rows.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: five rows.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: six rows.
public func expectEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: seven rows.
public func expectEqual<
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F), _ g: (G, G),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f), Pair(g)], comment, sourceLocation) }

/// Expects the two values of each row to be equal: eight rows.
public func expectEqual<
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
>(
  _ a: (A, A), _ b: (B, B), _ c: (C, C), _ d: (D, D), _ e: (E, E), _ f: (F, F), _ g: (G, G), _ h: (H, H),
  comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect([Pair(a), Pair(b), Pair(c), Pair(d), Pair(e), Pair(f), Pair(g), Pair(h)], comment, sourceLocation)
}
