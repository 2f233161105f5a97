import CollectionView
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallMeasuredPlaceTests {
  @Test("cells of a section whose lengths are all given are as long as that, whatever they say")
  func given() {
    let board = MeasuredBoard(
      [Array(0..<3), Array(10..<13)], fixed: [10: 40, 11: 50, 12: 60], size: CGSize(width: 300, height: 900))
    #expect(board.shown.count == 6)
    #expect(board.wrong.isEmpty)
    #expect((10..<13).map { board.shown[$0]?.height } == [40, 50, 60])
  }

  @Test("where lanes begin level again after a jump, the first item in sight is where it was")
  func jump() throws {
    let board = MeasuredBoard([Array(0..<200)]) {
      $0.laneCount = 3
      $0.itemSpacing = 6
    }
    // All are measured from the last one to the first, which leaves lanes that do not begin level.
    board.position = board.room
    while board.position > 1500 { board.position -= 150 }
    #expect(board.layout.sections?.isLevel == false)
    let target = board.room - 40
    let area = CGRect(x: 0, y: target, width: 300, height: 400)
    let first = try #require(
      board.layout.layoutAttributesForElements(in: area)?.filter { $0.frame.minY >= target }
        .min { $0.frame.minY < $1.frame.minY })
    let distance = first.frame.minY - target
    board.position = target
    #expect(board.layout.sections?.isLevel == true)
    let now = try #require(board.shown[board.sections[0][first.indexPath.item]])
    #expect(isClose(now.minY, distance))
  }

  @Test("an item that a turn leaves half in sight stays so when its cell gets longer")
  func turn() throws {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 1 }
    board.position = 2000
    board.position = 2010
    let (number, frame) = try #require(
      board.shown.filter { $0.value.minY < 0 }.max { $0.value.minY < $1.value.minY })
    let part = frame.minY / frame.height
    for number in 0..<200 { board.lengths[number] = 2 * board.wanted(number) }
    board.view.frame.size = CGSize(width: 500, height: 300)
    board.view.layoutIfNeeded()
    let now = try #require(board.shown[number])
    #expect(isClose(now.height, 2 * frame.height))
    #expect(isClose(now.minY / now.height, part, 0.01))
  }

  @Test("the length of a header ends with its section where data without it are loaded")
  func otherCounts() {
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
