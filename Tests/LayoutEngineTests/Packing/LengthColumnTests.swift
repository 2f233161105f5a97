import TestSupport
import Testing

@testable import LayoutEngine

struct LengthColumnTests {
  /// Zero, and every power of two with its `Float` and `Double` neighbors.
  static let edges: [Double] =
    [0]
    + (-160...130).flatMap { exponent in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [
        power.nextDown, power, power.nextUp, power * 1.5, power * (1 + 0x1p-23), power * (1 + 0x1p-24),
        power * (1 + 0x1p-29),
      ]
    }

  @Test(arguments: [false, true])
  func `each length is stored exactly, in four bytes if a Float represents it`(fills: Bool) {
    var dice = SeededGenerator(seed: 7)
    let lengths = FlatColumn<Double>.copy(of: Self.edges)
    defer { lengths.free() }
    for (index, edge) in Self.edges.enumerated() {
      var column = LengthColumn()
      defer { column.free() }
      // Earlier lengths that a `Float` represents, in the range with the faster check.
      let usual = (0..<dice.int(0...9)).map { _ in Double(dice.int(1...300)) }
      for length in usual {
        column.extend(by: 1)
        column[column.count - 1] = length
      }
      if fills {
        column.extend(by: 1)
        column.fill(usual.count..<usual.count + 1) { _ in edge }
      } else {
        column.append(lengths, from: index, count: 1)
      }
      let stored = (0..<column.count).map { column[$0] }
      #expect(stored == usual + [edge])
      #expect(column.isWide == (Double(Float(edge)) != edge), "with \(edge)")
    }
  }

  @Test func `infinite or NaN lengths count as 0`() {
    let lengths = FlatColumn<Double>.copy(of: [5, .infinity, 7, .nan, 0.1])
    defer { lengths.free() }
    var column = LengthColumn()
    defer { column.free() }
    column.append(lengths, from: 0, count: 5)
    #expect((0..<5).map { column[$0] } == [5, 0, 7, 0, 0.1])
    #expect(column.isWide)
  }
}

extension FlatColumn {
  fileprivate static func copy(of elements: [Element]) -> FlatColumn {
    var column = FlatColumn()
    for element in elements { column.append(element) }
    return column
  }
}
