import CollectionView
import TestSupport
import Testing

@testable import Previews

@Suite("The source of values and layouts") struct SwiftSourceTests {
  private enum Shape {
    case round, fraction(width: CGFloat, height: CGFloat), corner(CGFloat), pair(Int, Int), made(() -> Void)
  }

  private struct Frame {
    var length = Shape.corner(4)
    var size = CGSize(width: 1, height: 2)
  }

  @Test func `the source of a value is idiomatic Swift`() {
    #expect(text(CGFloat(20)) == "20")
    #expect(text(CGFloat(0.1) + 0.2) == "0.3")
    #expect(text(CGFloat.pi / 90) == "\(Double.pi / 90)")
    #expect(text(-0.5) == "-0.5")
    #expect(text(true) == "true")
    #expect(text("a \"b\"") == "\"a \\\"b\\\"\"")
    #expect(text(CGFloat?.none as Any) == "nil")
    #expect(text(CGFloat?.some(3) as Any) == "3")
    #expect(text(CGSize(width: 1, height: 2.5)) == "CGSize(width: 1, height: 2.5)")
    #expect(text(CGFloat(0.5)...1.25) == "0.5...1.25")
    #expect(
      text(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)")
    #expect(text([CGFloat(0), 0.5]) == "[0, 0.5]")
    #expect(text(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(text(Shape.round) == ".round")
    #expect(text(Shape.fraction(width: 0.7, height: 1)) == ".fraction(width: 0.7, height: 1)")
    #expect(text(Shape.corner(4)) == ".corner(4)")
    #expect(text(Shape.pair(1, 2)) == ".pair(1, 2)")
    #expect(text(UICollectionView.ScrollDirection.horizontal) == ".horizontal")
    #expect(text(Frame()) == "Frame(length: .corner(4), size: CGSize(width: 1, height: 2))")
    #expect(text(Frame?.some(Frame()) as Any) == text(Frame()))
  }

  @Test func `closures and objects have no source`() {
    #expect(text(Shape.made {}) == nil)
    #expect(text(UIView()) == nil)
    #expect(text(Frame(length: .made {})) == nil)
    #expect(text(0..<3) == nil)
  }

  @Test func `a layout's source sets only changed settable properties, superclass first`() {
    let layout = Columns()
    #expect(source(layout) == "let layout = Columns()\n")
    (layout.columns, layout.spacing, layout.counted) = (4, 12.5, 9)
    #expect(source(layout) == "let layout = Columns()\nlayout.spacing = 12.5\nlayout.columns = 4\n")
  }

  private func source(_ layout: Columns) -> String {
    LayoutSource(of: layout, comparedWith: Columns(), properties: ["columns", "spacing", "unknown"]).text
  }

  private func text(_ value: Any) -> String? { SwiftSource(of: value)?.text }
}

private class Rows: UICollectionViewLayout {
  var spacing: CGFloat = 10
}

private final class Columns: Rows {
  var columns = 2
  var counted = 0
}
