import LayoutEngine
import TestSupport
import Testing

/// Compares the part of a view inside its insets with the screen position of every point of the contents.
@Suite struct VisibleAreaTests {
  private func area(_ generator: inout SeededGenerator) -> VisibleArea {
    func inset() -> Double { Double(generator.int(0...30)) }
    let insets = LayoutInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
    let size = LayoutSize(width: Double(generator.int(100...400)), height: Double(generator.int(100...400)))
    return VisibleArea(bounds: size, insets: insets)
  }

  @Test func `the visible range lies between the insets on screen, mirrored or not`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let area = area(&generator)
      let width = generator.chance(0.5) ? Double(generator.int(0...900)) : nil
      let offset = LayoutPoint(x: Double(generator.int(-100...900)), y: Double(generator.int(-100...900)))
      let across = area.range(at: offset, along: .horizontal, mirroredIn: width)
      let down = area.range(at: offset, along: .vertical, mirroredIn: width)
      for point in stride(from: -500.0, through: 1500, by: 1) {
        // Contents narrower than the visible area are mirrored in that area.
        let x = width.map { max($0, area.size.width) - point } ?? point
        let onScreen = x - offset.x
        #expect(
          across.contains(point)
            == (onScreen >= area.insets.left && onScreen <= area.bounds.width - area.insets.right))
        let fromTop = point - offset.y
        #expect(
          down.contains(point)
            == (fromTop >= area.insets.top && fromTop <= area.bounds.height - area.insets.bottom))
      }
      let start = area.start(at: offset, mirroredIn: width)
      expectEqual(
        (start, LayoutPoint(x: across.lowerBound, y: down.lowerBound)),
        (area.offset(showing: start, mirroredIn: width), offset))
    }
  }

  @Test func `insets larger than the view leave an empty range at the start`() {
    let area = VisibleArea(
      bounds: LayoutSize(width: 100, height: 50),
      insets: LayoutInsets(top: 40, left: 60, bottom: 40, right: 60))
    expectEqual(
      (area.size, .zero),
      (area.range(at: LayoutPoint(x: 5, y: 7), along: .vertical, mirroredIn: nil), 47...47),
      (area.range(at: LayoutPoint(x: 5, y: 7), along: .horizontal, mirroredIn: nil), 65...65))
  }

  @Test func `reachable offsets leave no gap in long content and don't scroll short content`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let area = area(&generator)
      let contents = LayoutSize(width: Double(generator.int(0...900)), height: Double(generator.int(0...900)))
      for axis in [Axis.horizontal, .vertical] {
        let offset = Double(generator.int(-300...1200))
        let allowed = (-100...1000).map(Double.init).filter { offset in
          let range = area.range(
            at: axis.point(along: offset, across: 0), along: axis, mirroredIn: nil)
          let isLong = axis.extent(of: contents) > axis.extent(of: area.size)
          return range.lowerBound == 0
            || isLong && range.lowerBound > 0 && range.upperBound <= axis.extent(of: contents)
        }
        let nearest = allowed.min { ($0 - offset).magnitude < ($1 - offset).magnitude }
        #expect(area.reachable(offset, in: contents, along: axis) == nearest)
      }
    }
  }

  @Test func `content that scrolls only because of insets is one point longer than the view`() {
    let area = VisibleArea(
      bounds: LayoutSize(width: 100, height: 50), insets: LayoutInsets(top: 10, left: 0, bottom: 10, right: 0)
    )
    expectEqual(
      (area.contentSize(scrolling: 0, along: .vertical), LayoutSize(width: 100, height: 30)),
      (area.contentSize(scrolling: 5, along: .vertical), LayoutSize(width: 100, height: 51)),
      (area.contentSize(scrolling: 500, along: .vertical), LayoutSize(width: 100, height: 530)),
      (area.contentSize(scrolling: 5, along: .horizontal), LayoutSize(width: 105, height: 30)))
  }
}
