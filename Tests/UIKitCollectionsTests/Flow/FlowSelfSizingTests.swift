import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("C11 Flow layout, self-sizing cells")
struct FlowSelfSizingTests {
  private final class SelfSizingCell: UICollectionViewCell {
    static var size: (IndexPath) -> CGSize = { _ in .zero }
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size = Self.size(layoutAttributes.indexPath)
      return layoutAttributes
    }
  }

  private func stage(
    items: [Int], estimate: CGSize = CGSize(width: 300, height: 50), size: @escaping (IndexPath) -> CGSize
  ) -> FlowStage {
    SelfSizingCell.size = size
    SelfSizingCell.asked = 0
    let stage = FlowStage(CGSize(width: 300, height: 300), items: items) {
      $0.estimatedItemSize = estimate
      $0.minimumLineSpacing = 0
    }
    stage.view.register(SelfSizingCell.self, forCellWithReuseIdentifier: "cell")
    return stage
  }

  @Test(.fact("C11", "M6"))
  func `visible cells take their preferred size, and all others the estimate`() {
    let stage = stage(items: [100]) { _ in CGSize(width: 300, height: 80) }
    expectEqual(
      ((0..<4).map { stage.frame($0) }, (0..<4).map { CGRect(0, CGFloat($0) * 80, 300, 80) }),
      (stage.frame(99)?.height, 50),
      (stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(0, 240, 300, 80)))
  }

  // Measured on UIKit: the public repository iamcgn/swiftui-web (a justified line of two items; the last line
  // at the minimum spacing).
  @Test(.fact("M6"))
  func `self-sized items follow the flow rules`() {
    let widths: [CGFloat] = [100, 110, 120, 60]
    let stage = stage(items: [4], estimate: CGSize(width: 50, height: 20)) {
      CGSize(width: widths[$0.item], height: 20)
    }
    #expect((0..<4).map { stage.frame($0)?.minX } == [0, 190, 0, 130])
  }

  // Measured on UIKit: the public repository iamcgn/swiftui-web.
  @Test(.fact("M6"))
  func `a size from the delegate overrides the cell's preferred size`() {
    let stage = stage(items: [5]) { _ in CGSize(width: 300, height: 80) }
    stage.delegate = SizingDelegate { _ in CGSize(width: 300, height: 33) }
    #expect(stage.frame(1) == CGRect(0, 33, 300, 33))
  }

  @Test func `with a delegate that returns no sizes, cells size themselves`() {
    let stage = stage(items: [5]) { _ in CGSize(width: 300, height: 80) }
    stage.delegate = SilentDelegate()
    #expect(stage.frame(1) == CGRect(0, 80, 300, 80))
  }

  @Test(.fact("C11"))
  func `without an estimate, cells are not measured`() {
    let stage = stage(items: [5], estimate: .zero) { _ in CGSize(width: 300, height: 80) }
    #expect(stage.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test(.fact("C11"))
  func `visible items stay in place when items above grow past their estimate`() throws {
    let stage = stage(items: [200]) { CGSize(width: 300, height: 60 + CGFloat($0.item % 5) * 7) }
    stage.layOut()
    stage.view.contentOffset.y = 5025
    stage.layOut()
    // Scroll up in small steps. The cells that appear at the top are longer than estimated.
    for _ in 0..<60 {
      let anchor = try #require(
        stage.view.indexPathsForVisibleItems.sorted().first {
          (stage.frame($0.item)?.minY ?? 0) >= stage.view.contentOffset.y
        })
      let before = try #require(stage.frame(anchor.item)).minY - stage.view.contentOffset.y
      stage.view.contentOffset.y -= 40
      stage.layOut()
      let after = try #require(stage.frame(anchor.item)).minY - stage.view.contentOffset.y
      #expect(after == before + 40)
    }
  }

  @Test(.fact("C11"))
  func `the content grows at its end to keep visible items in place`() throws {
    let stage = stage(items: [200]) { CGSize(width: 300, height: 80 + CGFloat($0.item % 5) * 7) }
    stage.layOut()
    stage.view.contentOffset.y = stage.view.contentSize.height - 310
    func distance(of item: Int) -> CGFloat? {
      stage.layout.layoutAttributesForItem(at: [0, item]).map {
        $0.frame.minY - stage.view.contentOffset.y
      }
    }
    let first = try #require((0..<200).first { distance(of: $0) ?? -1 >= 0 })
    #expect(distance(of: first) == 10)
    stage.layOut()
    #expect(distance(of: first) == 10)
  }

  @Test func `measured sizes survive invalidateLayout and are discarded by reloadData`() {
    var height: CGFloat = 80
    let stage = stage(items: [50]) { _ in CGSize(width: 300, height: height) }
    stage.layOut()
    stage.view.contentOffset.y = 2000
    stage.layOut()
    stage.layout.invalidateLayout()
    #expect(stage.frame(0)?.height == 80)
    height = 50
    stage.view.reloadData()
    #expect(stage.frame(0)?.height == 50)
  }

  @Test func `invalidating the layout measures visible cells again`() {
    var height: CGFloat = 80
    let stage = stage(items: [50]) { _ in CGSize(width: 300, height: height) }
    stage.layOut()
    height = 60
    stage.layout.invalidateLayout()
    stage.layOut()
    expectEqual((stage.frame(0)?.height, 60), (stage.frame(3)?.minY, 180))
  }

  @Test func `measured sizes follow their items through a batch, and visible items stay`()
    throws
  {
    var heights: [CGFloat] = (0..<100).map { 60 + CGFloat($0 % 5) * 7 }
    let stage = stage(items: [100]) { CGSize(width: 300, height: heights[$0.item]) }
    // Measure all items from the start to the final offset.
    for offset in stride(from: 0, through: 2000, by: 200) {
      stage.view.contentOffset.y = CGFloat(offset)
      stage.layOut()
    }
    let top = try #require(stage.view.indexPathsForVisibleItems.min())
    let before = try #require(stage.frame(top.item)).minY
    let moved = heights.remove(at: 10)
    heights.remove(at: 4)
    heights.insert(moved, at: 2)
    heights.insert(77, at: 0)
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.moveItem(at: IndexPath(item: 10, section: 0), to: IndexPath(item: 3, section: 0))
      }
    }
    // The inserted item was never displayed, so it has its estimated height. The deleted item's height was
    // 60 + 4 · 7.
    expectEqual(
      (stage.frame(0)?.height, 50),
      ((1...20).map { stage.frame($0)?.height }, heights[1...20].map { $0 }),
      (stage.frame(top.item)?.minY, before + 50 - 88))
  }

  @Test func `measured sizes are kept during an interactive movement and after the drop`() throws {
    var heights: [CGFloat] = (0..<40).map { 40 + CGFloat($0) }
    let source = LabelledSource([Array(0..<40)])
    let stage = stage(items: [40]) { CGSize(width: 300, height: heights[$0.item]) }
    stage.view.dataSource = source
    for offset in stride(from: 2000, through: 0, by: -100) {
      stage.view.contentOffset.y = CGFloat(offset)
      stage.layOut()
    }
    for offset in stride(from: 0, through: 2000, by: 100) {
      stage.view.contentOffset.y = CGFloat(offset)
      stage.layOut()
    }
    stage.view.contentOffset.y = 0
    #expect((0..<30).map { stage.frame($0)?.height } == heights[0..<30].map { $0 })
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let target = try #require(stage.frame(4))
    // Cells are measured by current index paths, so the heights move with the item.
    heights.insert(heights.remove(at: 1), at: 4)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    #expect((0..<30).map { stage.frame($0)?.height } == heights[0..<30].map { $0 })
    stage.view.endInteractiveMovement()
    #expect((0..<30).map { stage.frame($0)?.height } == heights[0..<30].map { $0 })
  }

  @Test func `measured sizes survive a change of width`() {
    let stage = stage(items: [50]) { _ in CGSize(width: 120, height: 80) }
    #expect(stage.frame(1) == CGRect(180, 0, 120, 80))
    stage.view.frame.size.width = 200
    #expect(stage.frame(1) == CGRect(40, 80, 120, 80))
  }

  @Test(.fact("C11"))
  func `an automatic size starts as the item size, then uses the mean measured size`() {
    let stage = stage(items: [100], estimate: UICollectionViewFlowLayout.automaticSize) { _ in
      CGSize(width: 300, height: 100)
    }
    expectEqual((stage.frame(0)?.height, 100), (stage.frame(99)?.height, 50))
    stage.layout.invalidateLayout()
    #expect(stage.frame(99)?.height == 100)
  }

  @Test(.fact("C11"))
  func `the mean size uses the latest measurement of each cell`() throws {
    var said: [Int: CGSize] = [:]
    let stage = stage(items: [100], estimate: UICollectionViewFlowLayout.automaticSize) { path in
      let size = CGSize(
        width: 200 + 10 * CGFloat(path.item % 3), height: said[path.item] == nil ? 60 : 70)
      said[path.item] = size
      return size
    }
    stage.layOut()
    let count = CGFloat(said.count)
    let width = said.values.reduce(0) { $0 + $1.width } / count
    let height = said.values.reduce(0) { $0 + $1.height } / count
    #expect(said[99] == nil)
    #expect(height > 60)
    stage.layout.invalidateLayout()
    let mean = try #require(stage.frame(99)?.size)
    #expect(abs(mean.width - width) < 1e-9)
    #expect(abs(mean.height - height) < 1e-9)
  }

  @Test func `a cell with an invalid preferred size keeps its estimate`() {
    for size in [CGSize(width: CGFloat.nan, height: 60), CGSize(width: 300, height: -3)] {
      var frame: CGRect?
      let raised = exceptions { frame = stage(items: [3]) { _ in size }.frame(0) }
      #expect(raised.count == (size.height < 0 ? 0 : 3), "\(raised)")
      expectEqual((frame, CGRect(0, 0, 300, 50)), (SelfSizingCell.asked, 3))
    }
  }

  @Test(arguments: [(CGSize.zero, false), (CGSize(width: 300, height: 50), true)])
  func `headers size themselves only if items do`(estimate: CGSize, sizesItself: Bool) throws {
    let stage = stage(items: [3], estimate: estimate) { _ in CGSize(width: 300, height: 80) }
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layOut()
    let original = try #require(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    let preferred = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: original.indexPath)
    preferred.size = CGSize(width: 300, height: 99)
    #expect(
      stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) == sizesItself)
  }

  private final class HighHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 80
      return layoutAttributes
    }
  }

  /// Returns rows of 50 points, as estimated, under headers of 30 with a preferred height of 80.
  private func headedStage(_ items: [Int]) -> FlowStage {
    let stage = stage(items: items) { _ in CGSize(width: 300, height: 50) }
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.view.register(
      HighHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    return stage
  }

  @Test(.fact("C11"), arguments: [false, true])
  func `a header that grows above the visible area keeps visible items in place`(pins: Bool) {
    let stage = headedStage([20, 20])
    stage.layout.sectionHeadersPinToVisibleBounds = pins
    stage.layOut()
    #expect(stage.header(0)?.height == 80)
    // A pinned header is visible anywhere in its section, which begins at 1080.
    let (offset, item): (CGFloat, Int) = pins ? (1400, 6) : (1100, 0)
    stage.scroll(to: CGPoint(x: 0, y: 1400))
    if !pins { stage.scroll(to: CGPoint(x: 0, y: offset)) }
    expectEqual(
      (stage.view.contentOffset.y, offset + 50), (stage.frame(item, 1)?.minY, offset + 60),
      (stage.view.contentSize.height, 2160))
  }

  @Test func `a visible header that grows moves the items that follow it`() {
    let stage = headedStage([20, 20])
    stage.layOut()
    stage.scroll(to: CGPoint(x: 0, y: 1000))
    expectEqual((stage.view.contentOffset.y, 1000), (stage.header(1), CGRect(0, 1080, 300, 80)))
  }

  @Test func `headers keep their measured lengths when other sections change`() throws {
    let stage = headedStage(Array(repeating: 5, count: 20))
    for offset in stride(from: 0, through: 3400, by: 200) {
      stage.scroll(to: CGPoint(x: 0, y: CGFloat(offset)))
    }
    let first = try #require(stage.view.indexPathsForVisibleItems.min())
    let before = stage.frame(first.item, first.section)
    let offset = stage.view.contentOffset.y
    stage.counts[19] = 6
    UIView.performWithoutAnimation {
      stage.view.insertItems(at: [IndexPath(item: 2, section: 19)])
    }
    expectEqual((stage.frame(first.item, first.section), before), (stage.view.contentOffset.y, offset))
    stage.counts.remove(at: 0)
    UIView.performWithoutAnimation { stage.view.deleteSections([0]) }
    #expect((0..<9).map { stage.header($0)?.height } == Array(repeating: 80, count: 9))
  }

  @Test(arguments: [0, 1])
  func `a header sizes itself without items and with a delegate`(count: Int) {
    let stage = headedStage([count])
    stage.delegate = SilentDelegate()
    #expect(stage.header(0)?.height == 80)
    guard count > 0 else { return }
    stage.counts = [0]
    UIView.performWithoutAnimation { stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(stage.header(0)?.height == 80)
  }

  private final class EagerCell: UICollectionViewCell {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      return layoutAttributes
    }
  }

  @Test func `a cell that invalidates the layout while measured causes no extra measuring`() {
    EagerCell.asked = 0
    let stage = FlowStage(CGSize(width: 300, height: 300), items: [50]) {
      $0.estimatedItemSize = CGSize(width: 300, height: 50)
      $0.minimumLineSpacing = 0
    }
    stage.view.register(EagerCell.self, forCellWithReuseIdentifier: "cell")
    stage.layOut()
    #expect(EagerCell.asked == 6)
  }
}
