import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Cells measure themselves during a drag, a flick, or an animation.
@Suite(.serialized) struct WaterfallSelfSizingMovementTests {
  @Test(arguments: [true, false])
  func `an interactively moved item keeps its length in any section, even if canceled`(
    isCancelled: Bool
  ) throws {
    let board = MeasuredBoard([Array(0..<5), Array(10..<15)], size: CGSize(width: 300, height: 1200))
    let (layout, view) = (board.layout, board.view)
    func lengths() -> [[CGFloat?]] {
      view.layoutIfNeeded()
      layout._checkInvariants()
      return board.sections.indices.map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
        }
      }
    }
    func wanted(_ sections: [[Int]]) -> [[CGFloat?]] { sections.map { $0.map { board.wanted($0) } } }
    func move(over target: IndexPath) throws {
      let frame = try #require(layout.layoutAttributesForItem(at: target)).frame
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(lengths() == wanted([Array(0..<5), Array(10..<15)]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    try move(over: [0, 3])
    #expect(lengths() == wanted([[0, 2, 3, 1, 4], Array(10..<15)]))
    try move(over: [1, 2])
    #expect(lengths() == wanted([[0, 2, 3, 4], [10, 11, 1, 12, 13, 14]]))
    if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    expectEqual(
      (lengths(), wanted(board.sections)),
      (board.sections[0], isCancelled ? Array(0..<5) : [0, 2, 3, 4]))
  }

  @Test(arguments: [0, 900] as [CGFloat])
  func `a measured length follows a moved item, even when it is off-screen`(
    position: CGFloat
  ) throws {
    let board = MeasuredBoard([Array(0..<400)])
    let (layout, view) = (board.layout, board.view)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    board.position = position
    let target = try #require(view.indexPathsForVisibleItems.sorted().dropFirst(3).first)
    let frame = try #require(layout.layoutAttributesForItem(at: target)).frame
    view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(board.sections[0].firstIndex(of: 1) == target.item)
    board.position = board.room / 2
    // A new lane breadth makes the layout request all lengths again.
    layout.laneSpacing += 1
    view.layoutIfNeeded()
    for item in 0..<4 {
      let height = layout.layoutAttributesForItem(at: [0, item])?.frame.height
      #expect(height == board.wanted(board.sections[0][item]), "\(item)")
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  /// Returns the movement of the items on screen in a step. It must be equal for all.
  private func movement(_ board: MeasuredBoard, _ step: () -> Void) -> CGFloat? {
    let before = board.framesOnScreen
    step()
    board.layout._checkInvariants()
    let moved = board.framesOnScreen.compactMap { number, frame in before[number].map { $0.minY - frame.minY }
    }
    expectAll(moved, "\(moved)") { isClose($0, moved[0], 0.01) }
    return moved.first
  }

  @Test
  func `a batch and a rotation don't interrupt a flick, and measured items don't jump`()
    throws
  {
    let board = MeasuredBoard([Array(0..<400)]) { $0.laneCount = 3 }
    let view = board.view
    board.position = 6000
    let finger = Finger(in: try #require(view.window))
    // Scrolls up into unseen contents, then down.
    for distance in [250, -250] as [CGFloat] {
      finger.drag(
        from: CGPoint(x: 150, y: 200 - distance / 2), to: CGPoint(x: 150, y: 200 + distance / 2),
        duration: 0.1)
      #expect(view.isDecelerating)
      for frame in 0..<600 where view.isDecelerating {
        let moved = movement(board) { FrameClock.main.advance(by: 1 / 60) }
        if let moved {
          #expect(moved * -distance >= 0, "frame \(frame)")
          #expect(moved.magnitude < 45, "frame \(frame)")
        }
        #expect(board.wrong.isEmpty)
        if frame == 3 {
          let first = try #require(
            board.framesOnScreen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
          view.performBatchUpdates {
            board.sections[0].removeFirst(7)
            view.deleteItems(at: (0..<7).map { [0, $0] })
          }
          #expect(isClose(try #require(board.framesOnScreen[first.key]).minY, first.value.minY, 0.01))
          #expect(view.isDecelerating)
        }
        if frame == 8 {
          let first = try #require(
            board.framesOnScreen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
          view.frame.size.width = view.bounds.width == 300 ? 360 : 300
          let now = try #require(board.framesOnScreen[first.key])
          #expect(now.minY >= -0.01)
          #expect(now.minY <= first.value.minY + 0.01)
          #expect(view.isDecelerating)
        }
      }
      #expect(!view.isDecelerating)
      #expect(board.wrong.isEmpty)
    }
  }

  @Test
  func `an animated scroll to the start over unmeasured cells moves all cells together`() {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = board.room / 2
    board.view.setContentOffset(.zero, animated: true)
    for _ in 0..<30 where board.position > 0 {
      _ = movement(board) { FrameClock.main.advance(by: 1 / 60) }
      #expect(board.wrong.isEmpty)
    }
    #expect(board.position == 0)
    FrameClock.main.run(for: 1)
    #expect(board.position == 0)
    #expect(board.wrong.isEmpty)
    #expect(board.misplaced.isEmpty)
  }

  @Test(
    .asked("ChatLayout#10"), arguments: [0, 12])
  func `a scroll to an appended item ends at the lower edge without moving back`(
    inset: CGFloat
  ) throws {
    let board = MeasuredBoard([Array(0..<60)]) { $0.laneCount = 1 }
    let view = board.view
    view.contentInset.bottom = inset
    view.scrollToItem(at: [0, 59], at: .bottom, animated: false)
    for number in 60..<63 {
      #expect(isClose(try #require(board.framesOnScreen[number - 1]).maxY, 400 - inset))
      view.performBatchUpdates {
        board.sections[0].append(number)
        view.insertItems(at: [[0, number]])
      }
      view.scrollToItem(at: [0, number], at: .bottom, animated: true)
      for _ in 0..<60 {
        let position = board.position
        FrameClock.main.advance(by: 1 / 60)
        #expect(board.position >= position)
        #expect(board.wrong.isEmpty)
      }
      #expect(isClose(try #require(board.framesOnScreen[number]).maxY, 400 - inset))
    }
  }

  @Test(.asked("ChatLayout#96"))
  func `an item scrolled to the top stays there while the one below grows`() throws {
    let board = MeasuredBoard([Array(0..<60)]) { $0.laneCount = 1 }
    let view = board.view
    board.position = board.room
    board.lengths[61] = 20
    view.performBatchUpdates {
      board.sections[0].append(contentsOf: [60, 61])
      view.insertItems(at: [[0, 60], [0, 61]])
    }
    // Adds space below, so the next-to-last item can be at the top.
    view.contentInset.bottom = 400
    view.scrollToItem(at: [0, 60], at: .top, animated: true)
    FrameClock.main.run(for: 1)
    for length in stride(from: CGFloat(20), through: 320, by: 15) {
      board.lengths[61] = length
      try #require(view.cellForItem(at: [0, 61])).invalidateIntrinsicContentSize()
      FrameClock.main.advance(by: 1 / 60)
      let (question, answer) = (
        try #require(board.framesOnScreen[60]), try #require(board.framesOnScreen[61])
      )
      #expect(isClose(question.minY, 0))
      #expect(isClose(answer.minY, question.maxY + board.layout.itemSpacing))
      #expect(isClose(answer.height, length))
      #expect(board.wrong.isEmpty)
    }
  }

  @Test func `self-sizing pinned headers and footers stay at the edges and move nothing`()
    throws
  {
    let lengths: [CGFloat] = (0..<12).map { 20 + CGFloat($0 * 29 % 70) }
    let board = MeasuredBoard(
      (0..<12).map { section in Array(section * 20..<section * 20 + 20) }, headers: lengths,
      footers: Array(lengths.reversed())
    ) {
      ($0.laneCount, $0.sectionHeadersPinToVisibleBounds, $0.sectionFootersPinToVisibleBounds) = (
        3, true, true
      )
    }
    let view = board.view
    func frames(_ kind: String) -> [Int: CGRect] {
      var frames: [Int: CGRect] = [:]
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        frames[path.section] = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
      }
      return frames
    }
    var compared = 0
    for jump in [3000, 700, 5000, 1800] as [CGFloat] {
      board.position = jump
      for step in [0, 90, 90, -90, -90, -90, -90, 90] as [CGFloat] {
        let before = board.framesOnScreen
        board.position += step
        for (number, frame) in board.framesOnScreen {
          guard step != 0, let old = before[number] else { continue }
          compared += 1
          #expect(isClose(frame.minY, old.minY - step, 0.01), "\(number) by \(step) from \(jump)")
        }
        #expect(board.wrong.isEmpty)
        let bounds = view.bounds
        let headers = frames(UICollectionView.elementKindSectionHeader)
        let footers = frames(UICollectionView.elementKindSectionFooter)
        #expect(!headers.isEmpty)
        #expect(!footers.isEmpty)
        for (section, frame) in headers { #expect(isClose(frame.height, lengths[section])) }
        for (section, frame) in footers { #expect(isClose(frame.height, lengths[11 - section])) }
        // They're at the edges unless a section starts or ends there.
        #expect(headers.values.contains { $0.minY <= bounds.minY + 0.01 })
        #expect(footers.values.contains { $0.maxY >= bounds.maxY - 0.01 })
      }
    }
    #expect(compared > 10)
  }

  @Test func `after a text size change the first visible item stays, with new lengths`()
    throws
  {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = 2000
    for scale in [1.5, 0.7] as [CGFloat] {
      let first = try #require(
        board.framesOnScreen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
      board.lengths = Dictionary(
        uniqueKeysWithValues: board.sections[0].map { ($0, scale * CGFloat(25 + ($0 * 53 + 7) % 170)) })
      // Labels that follow Dynamic Type call this too.
      for cell in board.view.visibleCells { cell.invalidateIntrinsicContentSize() }
      #expect(board.wrong.isEmpty)
      #expect(isClose(try #require(board.framesOnScreen[first.key]).minY, first.value.minY, 0.01))
      for position in [2300, 1700, 3000, 1000] as [CGFloat] {
        board.position = position
        #expect(board.wrong.isEmpty)
      }
    }
  }
  #endif
}
