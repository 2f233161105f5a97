/// A source with many mutants, each with a switch: `mutantIsOn(7) ? a <= b : a < b`.
public struct MutatedSource: Sendable {
  /// A mutant's location in the new text.
  struct Location: Sendable {
    let id: Int
    let range: Range<Int>
  }

  /// The text with the mutants.
  public let text: String
  let locations: [Location]
  private let lineStarts: [Int]

  /// The module with the switch.
  public static let switchModule = "MutantSwitch"

  /// Creates the text.
  ///
  /// - Parameter mutants: The mutants of this source with the numbers of their switches.
  public init(_ original: String, mutants: [(id: Int, mutant: Mutant)]) {
    var writer = Writer(source: Array(original.utf8))
    writer.output = Array("import \(Self.switchModule)\n".utf8)
    let ordered = mutants.sorted { a, b in
      let (first, second) = (a.mutant.range, b.mutant.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      // A statement can contain an expression, but not vice versa.
      return a.mutant.edit.isOfStatement && !b.mutant.edit.isOfStatement
    }
    writer.write(0..<writer.source.count, with: ordered[...])
    text = String(decoding: writer.output, as: UTF8.self)
    locations = writer.locations
    lineStarts = [0] + writer.output.indices.filter { writer.output[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the mutants responsible for a compiler error: the innermost mutant around it, the mutants of its
  /// line, or the nearest within ten lines.
  public func mutants(atLine line: Int, column: Int) -> [Int] {
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let offset = lineStarts[line - 1] + column - 1
    let around = locations.filter { $0.range.contains(offset) || $0.range.upperBound == offset }
    if let innermost = around.min(by: { $0.range.count < $1.range.count }) { return [innermost.id] }
    for distance in 0...10 {
      let first = lineStarts[max(0, line - 1 - distance)]
      let end = line + distance < lineStarts.count ? lineStarts[line + distance] : Int.max
      let near = locations.filter { $0.range.overlaps(first..<end) }
      if !near.isEmpty { return near.map(\.id) }
    }
    return []
  }

  private struct Writer {
    let source: [UInt8]
    var output: [UInt8] = []
    var locations: [Location] = []

    /// Writes a part of the source with its mutants, which are sorted with outer ones first.
    mutating func write(_ range: Range<Int>, with mutants: ArraySlice<(id: Int, mutant: Mutant)>) {
      var position = range.lowerBound
      var rest = mutants
      while let (id, mutant) = rest.popFirst() {
        let inner = rest.prefix { $0.mutant.range.upperBound <= mutant.range.upperBound }
        rest = rest.dropFirst(inner.count)
        output += source[position..<mutant.range.lowerBound]
        let start = output.count
        let (before, after) = mutant.edit.wrapping(id: id)
        output += before.utf8
        write(mutant.range, with: inner)
        output += after.utf8
        locations.append(Location(id: id, range: start..<output.count))
        position = mutant.range.upperBound
      }
      output += source[position..<range.upperBound]
    }
  }
}

extension Mutant.Edit {
  fileprivate var isOfStatement: Bool {
    switch self {
    case .statement, .removal: true
    case .expression, .negation: false
    }
  }

  /// Returns the text before and after the original.
  fileprivate func wrapping(id: Int) -> (String, String) {
    switch self {
    case .expression(let other): ("(mutantIsOn(\(id)) ? \(other) : ", ")")
    case .statement(let other): ("if mutantIsOn(\(id)) { \(other) } else { ", " }")
    case .removal: ("if !mutantIsOn(\(id)) { ", " }")
    case .negation: ("(mutantIsOn(\(id)) != (", "))")
    }
  }
}
