import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CardStackLayoutTests {
  @Test func `cards are centered, each 15 points narrower and lower than the one above`()
    throws
  {
    let stage = Stage(CardStackLayout(), width: 400, height: 600, counts: [3, 0, 5])
    #expect(stage.view.contentSize == CGSize(width: 400, height: 600).narrowed)
    for (index, indexPath) in stage.indexPaths.enumerated() {
      let attributes = try #require(stage.attributes(indexPath.item, section: indexPath.section))
      let i = CGFloat(index)
      #expect(attributes.size == CGSize(width: 350 - 15 * i, height: 350))
      #expect(isClose(attributes.center, CGPoint(x: 200, y: 300 + 15 * i)))
      expectEqual((attributes.zIndex, 8 - index), (attributes.isHidden, index >= 4))
    }
  }

  @Test func `only the visible cards get cells`() {
    let stage = Stage(CardStackLayout(), counts: [1000])
    expectEqual(
      (Set(stage.view.indexPathsForVisibleItems), [[0, 0], [0, 1], [0, 2], [0, 3]]),
      (Stage(CardStackLayout(), counts: [2]).view.visibleCells.count, 2))
  }

  @Test func `outside a batch, a new card has no appearance animation`() {
    let stage = Stage(CardStackLayout(), counts: [8])
    func start() -> CGFloat { stage.layout.initialLayoutAttributesForAppearingItem(at: [0, 1])?.alpha ?? 1 }
    #expect(start() == 1)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(start() == 1)
  }

  @Test func `widths never fall below 0`() {
    let layout = CardStackLayout()
    layout.visibleCount = 40
    let stage = Stage(layout, counts: [40])
    expectEqual(
      (stage.attributes(23)?.size.width, 5),
      (stage.attributes(24)?.size.width, 0),
      (stage.attributes(39)?.size.width, 0))
  }

  @Test func `itemSize, widthStep, offsetStep, and visibleCount are applied`() {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 200, height: 100))
    layout.widthStep = 20
    layout.offsetStep = -10
    layout.visibleCount = 2
    let stage = Stage(layout, width: 400, height: 600, counts: [5])
    expectEqual(
      (stage.attributes(1)?.frame, CGRect(x: 110, y: 240, width: 180, height: 100)),
      (stage.view.visibleCells.count, 2))
    layout.visibleCount = 3
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 3)
    layout.visibleCount = 0
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.attributes(0)?.isHidden == true)
  }

  @Test func `after a reload without the top card, the stack moves up and shows another card`() {
    let stage = Stage(CardStackLayout(), width: 400, height: 600, counts: [6])
    stage.counts = [5]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.attributes(0)?.frame, CGRect(x: 25, y: 125, width: 350, height: 350)),
      (stage.attributes(0)?.zIndex, 5),
      (stage.view.visibleCells.count, 4))
  }

  @Test func `a rect query matches the item attributes, for any rectangle`() {
    let stage = Stage(CardStackLayout(), counts: [2, 9])
    for x in few(Array(stride(from: CGFloat(-100), through: 500, by: 29))) {
      for y in stride(from: CGFloat(0), through: 800, by: 17) {
        for length in [1, 90, 900] as [CGFloat] {
          #expect(stage.disagreement(in: CGRect(x: x, y: y, width: length, height: length)) == nil)
        }
      }
    }
  }

  @Test func `the stack follows the size of the bounds`() {
    let layout = CardStackLayout()
    let stage = Stage(layout)
    stage.resize(width: 1000, height: 500)
    #expect(stage.attributes(0)?.center == CGPoint(x: 500, y: 250))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 40, width: 1000, height: 500)))
  }

  @Test func `the stack handles empty data and bounds, and right-to-left doesn't change it`() {
    for counts in [[], [0], [0, 0]] {
      #expect(Stage(CardStackLayout(), counts: counts).view.visibleCells.isEmpty)
    }
    #expect(Stage(CardStackLayout(), width: 0, height: 0).attributes(0)?.center == .zero)
    let mirrored = Stage(CardStackLayout(), width: 400, height: 600, isRightToLeft: true)
    #expect(mirrored.attributes(1)?.frame == CGRect(x: 32.5, y: 140, width: 335, height: 350))
  }
}
