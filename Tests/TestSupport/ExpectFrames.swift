import CollectionView
import Testing

/// Expects two lists of frames to be equal. `nil` stands for an element without a frame.
///
/// A failure prints both lists side by side and marks the first difference. Two empty lists also fail,
/// because nothing was compared.
///
/// - Parameter tolerance: The tolerance for each edge, in points.
public func expectFrames(
  _ found: [CGRect?], equal expected: [CGRect?], within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(columns(found, expected) { areClose($0, $1, tolerance) }, comment(), sourceLocation)
}

/// Expects equal frames for equal names. A failure prints the rows sorted by name.
///
/// - Parameter tolerance: The tolerance for each edge, in points.
public func expectFrames<Name: Hashable>(
  _ found: [Name: CGRect], equal expected: [Name: CGRect], within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  // Sorting short names first puts numbers in order.
  let names: [(Int, String, Name)] = Set(found.keys).union(expected.keys).map { name in
    let text = "\(name)"
    return (text.count, text, name)
  }
  let sorted = names.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  let (rows, others) = (sorted.map { found[$0.2] }, sorted.map { expected[$0.2] })
  let difference = columns(rows, others, names: sorted.map(\.1)) { areClose($0, $1, tolerance) }
  record(difference, comment(), sourceLocation)
}

/// Expects two lists to be equal, like ``expectFrames(_:equal:within:_:sourceLocation:)``.
public func expectRows<Row: Equatable>(
  _ found: [Row], equal expected: [Row], _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(columns(found, expected, by: ==), comment(), sourceLocation)
}

/// Expects at least one element, and a condition for every element. A failure names the first element that
/// doesn't meet it.
public func expectAll<Element>(
  _ elements: some Sequence<Element>, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, meet condition: (Element) throws -> Bool
) rethrows {
  var count = 0
  for element in elements {
    guard try condition(element) else {
      return record("Element \(count) does not meet the condition: \(element)", comment(), sourceLocation)
    }
    count += 1
  }
  if count == 0 { record("There are no elements that could meet the condition.", comment(), sourceLocation) }
}

/// Expects at least two elements in strictly ascending order.
public func expectAscending<Element: Comparable>(
  _ elements: some Sequence<Element>, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let elements = Array(elements)
  guard elements.count > 1 else {
    return record("There are no two elements to compare: \(elements)", comment(), sourceLocation)
  }
  if let index = elements.indices.dropFirst().first(where: { elements[$0 - 1] >= elements[$0] }) {
    let (one, next) = (elements[index - 1], elements[index])
    record("Element \(index), \(next), does not come after \(one) in \(elements)", comment(), sourceLocation)
  }
}

private func areClose(_ one: CGRect?, _ other: CGRect?, _ tolerance: CGFloat) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  // The distance of equal infinite edges is NaN.
  return one == other
    || [\CGRect.minX, \.minY, \.maxX, \.maxY].allSatisfy {
      abs(one[keyPath: $0] - other[keyPath: $0]) <= tolerance
    }
}

func record(_ difference: String?, _ comment: Comment?, _ sourceLocation: SourceLocation) {
  guard let difference else { return }
  let prefix = comment.map { "\($0.rawValue): " } ?? ""
  Issue.record(Comment(rawValue: prefix + difference), sourceLocation: sourceLocation)
}

/// Returns both lists side by side with a mark at the first difference, or `nil` if the rows are equal and
/// not empty.
private func columns<Row>(
  _ found: [Row], _ expected: [Row], names: [String]? = nil, by areEqual: (Row, Row) -> Bool
) -> String? {
  let count = max(found.count, expected.count)
  let first = (0..<count).first {
    $0 >= found.count || $0 >= expected.count || !areEqual(found[$0], expected[$0])
  }
  if first == nil, count > 0 { return nil }
  return columns(found.map(words), expected.map(words), names: names, first.map { [$0] } ?? [])
}

/// Returns two columns of words with marks at the differences. Long lists are cut to the rows near the first
/// difference.
func columns(
  _ found: [String], _ expected: [String], names: [String]? = nil, _ differing: Set<Int>
) -> String {
  guard let first = differing.min() else { return "There are no rows to compare." }
  func name(_ index: Int) -> String { names?[index] ?? "\(index)" }
  func text(_ rows: [String], _ index: Int) -> String { index < rows.count ? rows[index] : "–" }
  let header = ("found (\(found.count))", "expected (\(expected.count))")
  let shown = max(0, first - 20)..<min(max(found.count, expected.count), first + 21)
  let widths = (
    shown.map { name($0).count }.reduce(0, max),
    shown.map { text(found, $0).count }.reduce(header.0.count, max)
  )
  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
  func line(_ mark: String, _ name: String, _ left: String, _ right: String) -> String {
    "\(mark) \(padded(name, to: widths.0))  \(padded(left, to: widths.1))  \(right)"
  }
  let rows = shown.map {
    line(differing.contains($0) ? "→" : " ", name($0), text(found, $0), text(expected, $0))
  }
  return (["Row \(name(first)) differs.", line(" ", "", header.0, header.1)] + rows).joined(separator: "\n")
}

func words<Row>(_ row: Row) -> String {
  if let frame = row as? CGRect { return "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))" }
  let mirror = Mirror(reflecting: row)
  guard mirror.displayStyle == .optional else { return "\(row)" }
  return mirror.children.first.map { words($0.value) } ?? "nil"
}
