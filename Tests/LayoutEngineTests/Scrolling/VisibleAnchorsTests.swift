import LayoutEngine
import TestSupport
import Testing

/// Tests the new start of the visible area, chosen so that the visible contents stay in place.
@Suite struct VisibleAnchorsTests {
  private func start(
    distance: Double, extent: Double, now range: ClosedRange<Double>
  ) -> Double? {
    var anchors = VisibleAnchors()
    anchors.add(ItemPath(section: 0, item: 0), at: 500 + distance...500 + distance + extent, in: 500...800)
    return anchors.visibleStart({ $0 }) { _ in range }
  }

  @Test func `an item that starts in view keeps its distance, at any length`() {
    expectEqual(
      (start(distance: 30, extent: 10, now: 100...400), 70),
      (start(distance: 0, extent: 10, now: 100...400), 100))
  }

  @Test func `an item that starts before the view keeps the same fraction out of view`() {
    expectEqual(
      (start(distance: -30, extent: 60, now: 100...120), 110),
      (start(distance: -0.25, extent: 0.5, now: 100...120), 110))
  }

  @Test func `an item that had no length keeps its distance`() {
    #expect(start(distance: -30, extent: 0, now: 100...120) == 130)
  }

  @Test
  func `the anchor is the first remaining item in view, or else one partly visible`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let starts = (0..<generator.int(1...8)).map { _ in Double(generator.int(-5...8)) * 20 }
      var anchors = VisibleAnchors()
      for (item, start) in starts.enumerated() {
        anchors.add(ItemPath(section: 0, item: item), at: start...start + 20, in: 0...100)
      }
      anchors.sort()
      let gone = Set(starts.indices.filter { _ in generator.chance(0.3) })
      let left = starts.indices.filter { !gone.contains($0) }
      let inSight = left.filter { starts[$0] >= 0 }
      let expected = (inSight.isEmpty ? left : inSight).min { (starts[$0], $0) < (starts[$1], $1) }
      func pathAfter(_ path: ItemPath) -> ItemPath? {
        gone.contains(path.item) ? nil : ItemPath(section: 1, item: path.item)
      }
      let following = anchors.following(pathAfter)
      expectEqual((following.first?.item, expected), (following.isEmpty, left.isEmpty))
      // Each item has moved by its own distance.
      func range(_ path: ItemPath) -> ClosedRange<Double> {
        let start = starts[path.item] + 1000 * Double(path.item + 1)
        return start...start + 20
      }
      let wanted = expected.map { 1000 * Double($0 + 1) }
      expectEqual(
        (anchors.visibleStart(pathAfter, rangeOfItem: range), wanted),
        (following.visibleStart({ $0 }, rangeOfItem: range), wanted))
    }
  }

  @Test func `a jump's anchor keeps the aligned part of its target item in place`() {
    let target = JumpTarget(path: ItemPath(section: 1, item: 2), part: 0.5)
    let anchors = VisibleAnchors(target, at: 100...180, in: 90...190)
    #expect(anchors.first == target.path)
    #expect(!anchors.isEmpty)
    #expect(anchors.visibleStart({ $0 }) { _ in 100...120 } == 60)
  }

  @Test func `an anchored part of an item returns to the same fraction of the visible area`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let (part, extent) = (Double(generator.int(0...2)) / 2, Double(generator.int(1...90)))
      let (distance, viewport) = (Double(generator.int(-120...120)), Double(generator.int(50...200)))
      let start = Double(generator.int(0...900))
      let range = start...start + Double(generator.int(1...90))
      let anchors = VisibleAnchors(
        ItemPath(section: 0, item: 0), AnchoredPart(part, distance: distance, extent: extent),
        viewportExtent: viewport)
      let visible = try #require(anchors.visibleStart({ $0 }) { _ in range })
      let edge = visible + part * viewport
      // The edge's position in the item, as a fraction.
      let crossing = part - distance / extent
      let wanted =
        crossing < 0 || crossing > 1
        ? range.lowerBound + part * (range.upperBound - range.lowerBound) - distance
        : range.lowerBound + crossing * (range.upperBound - range.lowerBound)
      #expect(abs(edge - wanted) < 1e-9)
    }
  }
}
