import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Jumps and rotations: many cells appear and are measured at once.
@Suite(.serialized) struct WaterfallSelfSizingJumpTests {
  /// The edge or the middle of the visible area with which `scrollToItem` aligns an item.
  private enum Edge {
    case start, middle, end

    func scrollPosition(_ direction: Board.Direction) -> UICollectionView.ScrollPosition {
      switch (self, direction) {
      case (.start, .down): .top
      case (.middle, .down): .centeredVertically
      case (.end, .down): .bottom
      case (.middle, _): .centeredHorizontally
      case (.start, .right), (.end, .left): .left
      case (.start, .left), (.end, .right): .right
      }
    }

    /// Returns the coordinate of the edge of a rectangle.
    func coordinate(_ rect: CGRect, _ direction: Board.Direction) -> CGFloat {
      switch scrollPosition(direction) {
      case .top: rect.minY
      case .bottom: rect.maxY
      case .left: rect.minX
      case .right: rect.maxX
      case .centeredVertically: rect.midY
      default: rect.midX
      }
    }
  }

  @Test(.asked("ChatLayout#10"), arguments: 1...3, Board.Direction.allCases)
  func `scrollToItem places an item at the requested position`(laneCount: Int, direction: Board.Direction)
    throws
  {
    let jumps: [(item: Int, edge: Edge)] = [
      (150, .start), (20, .start), (280, .start), (150, .start), (7, .start),
      (299, .end), (120, .middle), (200, .end), (35, .middle), (90, .end),
    ]
    let board = MeasuredBoard([Array(0..<300)], isRightToLeft: direction == .left) {
      $0.laneCount = .fixed(laneCount)
      $0.scrollDirection = direction.axis
    }
    board.view.contentInset = UIEdgeInsets(top: 7, left: 7, bottom: 20, right: 20)
    let visible = CGRect(x: 7, y: 7, width: 300 - 27, height: 400 - 27)
    for (item, edge) in jumps {
      board.view.scrollToItem(at: [0, item], at: edge.scrollPosition(direction), animated: false)
      board.view.layoutIfNeeded()
      let frame = try #require(board.framesOnScreen[item])
      let (found, expected) = (edge.coordinate(frame, direction), edge.coordinate(visible, direction))
      #expect(isClose(found, expected), "\(item) at its \(edge)")
      #expect(board.wrong.isEmpty)
    }
  }

  @Test(arguments: 1...3)
  func `the first jump to an unmeasured item places it at the requested position`(
    laneCount: Int
  ) throws {
    for item in few(Array(stride(from: 5, to: 95, by: 3))) {
      for (part, position) in [(0, .top), (0.5, .centeredVertically), (1, .bottom)]
        as [(CGFloat, UICollectionView.ScrollPosition)]
      {
        let board = MeasuredBoard([Array(0..<100)]) { $0.laneCount = .fixed(laneCount) }
        board.view.scrollToItem(at: [0, item], at: position, animated: false)
        // Contents don't scroll past their estimated end.
        let isAtEnd = board.view.contentOffset.y >= board.room - 1
        board.view.layoutIfNeeded()
        #expect(board.wrong.isEmpty)
        guard !isAtEnd, board.position > 0, board.position < board.room else { continue }
        let frame = try #require(board.framesOnScreen[item], "\(item) \(part)")
        #expect(isClose(frame.minY + part * frame.height, part * 400), "\(item) \(part)")
      }
    }
  }

  @Test func `after a jump back to the start, lanes are aligned at once`() {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = board.room / 2
    for _ in 0..<10 { board.scroll(by: -90) }
    board.position = 0
    #expect(board.misplaced.isEmpty)
    #expect(board.wrong.isEmpty)
    #expect(board.position == 0)
  }

  @Test(
    arguments: [(WaterfallLayout.Placement.shortestLane, false), (.shortestLane, true), (.sequential, false)])
  func `scrolling up across a section's end moves no visible item`(
    placement: WaterfallLayout.Placement, spans: Bool
  ) {
    for (second, laneCount) in few((10...22).flatMap { second in (2...3).map { (second, $0) } }) {
      for part in few([0.5, 0.6, 0.7]) as [CGFloat] {
        let numbers = [Array(0..<20), Array(20..<20 + second), Array(100..<120)]
        let wide = numbers.joined().filter { spans && $0 % 6 == 1 }
        let board = MeasuredBoard(
          numbers, spans: Dictionary(uniqueKeysWithValues: wide.map { ($0, 2) }),
          lengths: Dictionary(
            uniqueKeysWithValues: numbers.joined().map { ($0, CGFloat(20 + $0 * 53 % 130)) }),
          lanes: [2, laneCount, 3], size: CGSize(width: 320, height: 500)
        ) {
          ($0.placement, $0.itemSpacing, $0.sectionInset) = (placement, 0, .zero)
        }
        board.position = board.view.contentSize.height * part
        while board.position > 120 {
          let before = board.framesOnScreen
          board.position -= 33
          #expect(board.wrong.isEmpty)
          guard board.position > 0 else { break }
          let staying = board.framesOnScreen.filter { before[$0.key] != nil }
          let expected = before.filter { staying[$0.key] != nil }.mapValues(\.minY).mapValues { $0 + 33 }
          let moved = staying.filter { !isClose($0.value.minY, expected[$0.key] ?? .nan) }
          #expect(moved == [:], "\(second) in \(laneCount) from \(part) at \(board.position)")
        }
      }
    }
  }

  @Test(.asked("MagazineLayout#11"), arguments: seeds(20))
  func `a rotation keeps the first visible item`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let board = MeasuredBoard([Array(0..<300)]) {
      $0.laneCount = .fitting(minimumBreadth: 90)
      $0.itemSpacing = 7
    }
    for _ in 0..<6 {
      board.position = .random(in: board.room * 0.1...board.room * 0.9, using: &random)
      var first = board.firstInSight
      for size in [CGSize(width: 640, height: 300), CGSize(width: 300, height: 400)] {
        board.view.frame.size = size
        board.view.layoutIfNeeded()
        let now = board.firstInSight
        #expect(!now.isDisjoint(with: first))
        first = now
        #expect(board.wrong.isEmpty)
      }
    }
  }

  @Test(.asked("MagazineLayout#9", "MagazineLayout#11"), arguments: 1...3)
  func `scrolling up after a rotation at the end moves no visible item`(laneCount: Int) {
    let board = MeasuredBoard([Array(0..<120)]) { $0.laneCount = .fixed(laneCount) }
    board.view.scrollToItem(at: [0, 119], at: .bottom, animated: false)
    for size in [CGSize(width: 640, height: 300), CGSize(width: 300, height: 400)] {
      board.view.frame.size = size
      board.view.layoutIfNeeded()
      #expect(board.wrong.isEmpty)
      #expect(board.position > 60 * 40)
      for _ in 0..<40 { board.scroll(by: -60) }
      board.position = board.room
    }
  }
}
