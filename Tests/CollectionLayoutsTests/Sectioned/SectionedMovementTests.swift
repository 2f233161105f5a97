import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite("Layouts of sections, interactive movement") struct SectionedMovementTests {
  @Test func `every item keeps its shape during interactive movement`()
    throws
  {
    let layout = JustifiedLayout()
    let feed = Feed([Array(0..<12), Array(20..<23)], layout)
    func ratios(_ section: Int) -> [CGFloat] {
      feed.view.layoutIfNeeded()
      return (0..<feed.view.numberOfItems(inSection: section)).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }.map { ($0.width / $0.height * 70).rounded() }
    }
    func lengths(_ numbers: [Int]) -> [CGFloat] { numbers.map { CGFloat(30 + $0 * 37 % 90) } }
    #expect(ratios(0) == lengths(Array(0..<12)))
    #expect(feed.view.beginInteractiveMovementForItem(at: [0, 0]))
    var target = try #require(layout.layoutAttributesForItem(at: [0, 4])).center
    feed.view.updateInteractiveMovementTargetPosition(target)
    #expect(ratios(0) == lengths([1, 2, 3, 4, 0] + Array(5..<12)))
    target = try #require(layout.layoutAttributesForItem(at: [1, 1])).center
    feed.view.updateInteractiveMovementTargetPosition(target)
    expectEqual(
      (ratios(0), lengths(Array(1..<12))),
      (ratios(1), lengths([20, 0, 21, 22])),
      (feed.sections[0].count, 12))
    feed.view.endInteractiveMovement()
    expectEqual(
      (ratios(1), lengths([20, 0, 21, 22])),
      (feed.sections, [Array(1..<12), [20, 0, 21, 22]]))
  }
}
