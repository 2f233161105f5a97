import CollectionView
import TestSupport
import Testing

/// The issues recorded while a test collects them. They don't count as failures.
nonisolated private enum Recorded {
  nonisolated(unsafe) static var isCollecting = false
  nonisolated(unsafe) static var issues: [Issue] = []
}

@Suite(
  .serialized,
  .filterIssues { issue in
    guard Recorded.isCollecting else { return true }
    Recorded.issues.append(issue)
    return false
  })
struct ExpectFramesTests {
  nonisolated private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)
  nonisolated private static let next = CGRect(x: 10, y: 0, width: 10, height: 10)

  private func recorded(_ body: () -> Void) -> [Issue] {
    (Recorded.issues, Recorded.isCollecting) = ([], true)
    body()
    Recorded.isCollecting = false
    return Recorded.issues
  }

  /// Returns the messages that the body records.
  private func issues(_ body: () -> Void) -> [String] {
    recorded(body).flatMap { $0.comments.map(\.rawValue) }
  }

  @Test func `equal lists pass, and frames may differ within the tolerance`() {
    let moved = Self.square.offsetBy(dx: 0.4, dy: 0)
    let found = issues {
      expectFrames([Self.square, nil], equal: [Self.square, nil])
      expectFrames([moved], equal: [Self.square], within: 0.5)
      expectFrames([.infinite, .null], equal: [.infinite, .null])
      expectRows(["a"], equal: ["a"])
      expectAll([2, 4]) { $0.isMultiple(of: 2) }
      expectAscending([1, 2, 3])
      expectEqual((1, 1), ("a", "a"), (Self.square.isEmpty ? 1.5 : nil, nil))
    }
    #expect(found == [])
  }

  @Test func `differing lists are printed in two columns with the first difference marked`() {
    let found = issues {
      expectFrames([Self.square, Self.square, nil], equal: [Self.square, Self.next, nil], "rows")
    }
    #expect(
      found == [
        """
        rows: Row 1 differs.
             found (3)               expected (3)
          0  (0.0, 0.0, 10.0, 10.0)  (0.0, 0.0, 10.0, 10.0)
        → 1  (0.0, 0.0, 10.0, 10.0)  (10.0, 0.0, 10.0, 10.0)
          2  nil                     nil
        """
      ])
  }

  @Test func `pairs of several types are printed as rows with all differences marked`() {
    let found = issues {
      expectEqual((Self.square, Self.next), (1, 1), ([2], []), comment: "step 3")
      expectEqual((nil, "text"), comment: "alone")
    }
    #expect(
      found == [
        """
        step 3: Row 0 differs.
             found (3)               expected (3)
        → 0  (0.0, 0.0, 10.0, 10.0)  (10.0, 0.0, 10.0, 10.0)
          1  1                       1
        → 2  [2]                     []
        """,
        """
        alone: Row 0 differs.
             found (1)  expected (1)
        → 0  nil        text
        """,
      ])
  }

  @Test(
    arguments: [
      ([square], [square, next], 1), ([square, next], [square], 1), ([], [square], 0), ([square], [nil], 0),
      ([nil], [square], 0), ([square.offsetBy(dx: 0, dy: 1e-3)], [square], 0),
    ] as [([CGRect?], [CGRect?], Int)])
  func `lists of different lengths fail, as do missing and moved frames`(
    found: [CGRect?], expected: [CGRect?], row: Int
  ) {
    let words = issues { expectFrames(found, equal: expected) }
    #expect(words.map { $0.prefix { $0 != "\n" } } == ["Row \(row) differs."])
  }

  @Test func `named frames are compared by name`() {
    let found = issues {
      expectFrames([9: Self.square, 10: Self.next], equal: [10: Self.next, 9: Self.square])
      expectFrames(["b": Self.square, "a": Self.square], equal: ["a": Self.square, "c": Self.next])
    }
    #expect(
      found == [
        """
        Row b differs.
             found (3)               expected (3)
          a  (0.0, 0.0, 10.0, 10.0)  (0.0, 0.0, 10.0, 10.0)
        → b  (0.0, 0.0, 10.0, 10.0)  nil
          c  nil                     (10.0, 0.0, 10.0, 10.0)
        """
      ])
  }

  @Test func `comparing empty lists fails`() {
    let found = issues {
      expectFrames([], equal: [])
      expectFrames([Int: CGRect](), equal: [:])
      expectRows([Int](), equal: [])
      expectAll([Int]()) { _ in true }
      expectAscending([1])
    }
    #expect(found.count == 5)
  }

  @Test func `a long list is printed only around the differing row`() throws {
    var rows = Array(0..<1000)
    rows[500] = -1
    let words = try #require(issues { expectRows(rows, equal: Array(0..<1000)) }.first)
    let lines = words.split(separator: "\n")
    #expect(lines.count == 43)
    #expect(lines.filter { $0.hasPrefix("→") } == ["→ 500  -1            500"])
  }

  @Test func `a failing condition or order names its element`() {
    let found = issues {
      expectAll([2, 3, 5], "even") { $0.isMultiple(of: 2) }
      expectAscending([1, 3, 3])
    }
    #expect(
      found == [
        "even: Element 1 does not meet the condition: 3", "Element 2, 3, does not come after 3 in [1, 3, 3]",
      ])
  }

  @Test func `an issue has the source location of the call`() {
    let found = recorded {
      expectFrames([], equal: [Self.square])
      expectEqual((1, 2))
    }
    #expect(found.map { $0.sourceLocation?.line } == [#line - 3, #line - 2])
  }
}
