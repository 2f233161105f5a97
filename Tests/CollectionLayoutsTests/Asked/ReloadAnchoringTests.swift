import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests `reloadData()` with self-sizing cells. With the same data, the screen shows the same contents.
@Suite(.asked("MagazineLayout#56"))
struct ReloadAnchoringTests {
  @Test(arguments: [1, 2, 3], [false, true])
  func `a self-sizing waterfall keeps its frames and offset after a reload`(
    laneCount: Int, isRightToLeft: Bool
  ) {
    let board = MeasuredBoard(
      [Array(0..<200), Array(200..<400)], isRightToLeft: isRightToLeft, headers: [70, 30]
    ) { $0.laneCount = .fixed(laneCount) }
    for _ in 0..<20 { board.position += 150 }
    let shown = board.framesOnScreen
    let offset = board.view.contentOffset
    #expect(offset.y > 1000)
    #expect(shown.count > 2)
    for _ in 0..<2 {
      board.view.reloadData()
      expectEqual((board.framesOnScreen, shown), (board.view.contentOffset, offset))
      #expect(board.wrong.isEmpty)
    }
    // Invisible items keep their frames, too.
    #expect(board.misplaced.isEmpty)
    board.position -= 150
    #expect(board.framesOnScreen.keys.contains { shown[$0] != nil })
    for (number, frame) in board.framesOnScreen {
      guard let before = shown[number] else { continue }
      #expect(frame.isClose(to: before.offsetBy(dx: 0, dy: 150)))
    }
    #expect(board.wrong.isEmpty)
  }

  @Test func `a reload with other data measures again and discards old measurements`() {
    let board = MeasuredBoard([Array(0..<200), Array(200..<300)])
    for _ in 0..<20 { board.position += 150 }
    board.sections = [Array(500..<510)]
    board.view.reloadData()
    #expect(board.wrong.isEmpty)
    for position in [board.room, 0] {
      board.position = position
      #expect(board.wrong.isEmpty)
    }
    board.view.performFinishedUpdates {
      board.sections = [board.sections[0] + Array(600..<800), Array(800..<900)]
      board.view.insertItems(at: (10..<210).map { [0, $0] })
      board.view.insertSections([1])
    }
    expectEqual(
      (board.layout.layoutAttributesForItem(at: [0, 60])?.frame.height, MeasuredBoard.estimate),
      (board.layout.layoutAttributesForItem(at: [1, 0])?.frame.height, MeasuredBoard.estimate))
    #expect(board.wrong.isEmpty)
  }

  @Test(arguments: LineAlignment.allCases)
  func `lines of tags keep their frames and offset after a reload`(alignment: LineAlignment) {
    let layout = TagLayout()
    layout.alignment = alignment
    let board = TagBoard([Array(0..<400)], layout)
    for _ in 0..<6 { board.scroll(to: board.view.contentOffset.y + 150) }
    let (shown, offset) = (board.framesOnScreen, board.view.contentOffset)
    #expect(offset.y > 500)
    #expect(shown.count > 10)
    board.view.reloadData()
    expectEqual(
      (board.isFullyMeasured, true),
      (board.framesOnScreen, shown),
      (board.view.contentOffset, offset))
    board.sections = [Array(1000..<1010)]
    board.view.reloadData()
    #expect(board.isFullyMeasured)
    expectAll(0..<10) { layout.lines.measured[[0, $0]] == TagBoard.size(of: 1000 + $0) }
    #expect(layout.lines.measured[[0, 10]] == nil)
  }
}
