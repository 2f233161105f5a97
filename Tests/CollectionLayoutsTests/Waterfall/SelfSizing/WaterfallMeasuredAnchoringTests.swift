import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallMeasuredAnchoringTests {
  @Test func `preferred lengths have no effect in a section with only delegate lengths`() {
    let board = MeasuredBoard(
      [Array(0..<3), Array(10..<13)], fixed: [10: 40, 11: 50, 12: 60], size: CGSize(width: 300, height: 900))
    #expect(board.framesOnScreen.count == 6)
    #expect(board.wrong.isEmpty)
    #expect((10..<13).map { board.framesOnScreen[$0]?.height } == [40, 50, 60])
  }

  @Test func `a jump that realigns the lanes keeps the first visible item in place`() throws {
    let board = MeasuredBoard([Array(0..<200)]) {
      $0.laneCount = 3
      $0.itemSpacing = 6
    }
    // Measures items while scrolling up from the end, so the lanes don't start level.
    board.position = board.room
    while board.position > 1500 { board.position -= 150 }
    #expect(board.layout.lanes.sections?.isPackedForward == false)
    let target = board.room - 40
    let area = CGRect(x: 0, y: target, width: 300, height: 400)
    let first = try #require(
      board.layout.layoutAttributesForElements(in: area)?.filter { $0.frame.minY >= target }
        .min { $0.frame.minY < $1.frame.minY })
    let distance = first.frame.minY - target
    board.position = target
    #expect(board.layout.lanes.sections?.isPackedForward == true)
    let now = try #require(board.framesOnScreen[board.sections[0][first.indexPath.item]])
    #expect(isClose(now.minY, distance))
  }

  @Test func `querying single items realigns the lanes and keeps the first visible item`()
    throws
  {
    let board = MeasuredBoard([Array(0..<200)]) {
      $0.laneCount = 3
      $0.itemSpacing = 6
    }
    board.position = board.room
    while board.position > 1500 { board.position -= 150 }
    // Items that appeared in the last step are anchors only if there are no others.
    board.position -= 1
    #expect(board.layout.lanes.sections?.isPackedForward == false)
    let first = try #require(
      board.framesOnScreen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    let context = SectionedInvalidationContext()
    context.invalidateItems(at: [[0, 190]])
    board.layout.invalidateLayout(with: context)
    board.view.layoutIfNeeded()
    #expect(board.layout.lanes.sections?.isPackedForward == true)
    #expect(isClose(try #require(board.framesOnScreen[first.key]).minY, first.value.minY))
  }

  @Test(
    arguments: seeds(60))
  func `a rotation with changed cell lengths keeps the first visible item first`(
    seed: UInt64
  ) throws {
    func first(_ board: MeasuredBoard) -> Int? {
      board.framesOnScreen.filter { $0.value.minY >= 0 }.min {
        ($0.value.minY, $0.key) < ($1.value.minY, $1.key)
      }?.key
    }
    var random = SeededGenerator(seed: seed)
    let board = MeasuredBoard([Array(0..<200)]) {
      $0.laneCount = .fixed(random.int(1...4))
      $0.itemSpacing = 6
    }
    board.position = CGFloat(random.int(500...3000))
    board.position += CGFloat(random.int(0...100))
    let before = try #require(first(board))
    for number in 0..<200 { board.lengths[number] = CGFloat(random.int(20...300)) }
    board.view.frame.size = CGSize(width: 500, height: 300)
    board.view.layoutIfNeeded()
    #expect(first(board) == before)
  }

  @Test func `a header's length is discarded when its section is gone after a reload`() {
    func length(_ board: MeasuredBoard) -> CGFloat? {
      board.view.layoutIfNeeded()
      return board.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])?.frame.height
    }
    let board = MeasuredBoard([Array(0..<60), Array(100..<110)], headers: [30, 85])
    #expect(length(board) == 44)
    board.position = board.room
    #expect(length(board) == 85)
    board.position = 0
    for sections in [[Array(0..<60)], [Array(0..<60), Array(100..<110)]] {
      board.sections = sections
      board.view.reloadData()
      board.view.layoutIfNeeded()
    }
    #expect(length(board) == 44)
  }
}
