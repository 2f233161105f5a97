import Testing
import UIKit

/// Files that import only UIKit get Core Graphics' results, although Foundation on Linux returns different
/// ones.
@Suite("Geometry in sources that import UIKit")
@MainActor
struct GeometryTests {
  @Test func `intersects is false for touching rectangles, even as a function reference`() {
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10)
    )
    #expect(!left.intersects(right))
    #expect([right].filter { $0.intersects(left) }.isEmpty)
    #expect([right].filter(left.intersects).isEmpty)
  }

  @Test func `points and rectangles print as numbers in parentheses`() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect(String(describing: CGPoint(x: 1, y: 2)) == "(1.0, 2.0)")
  }
}
