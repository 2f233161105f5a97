import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct TagSelfSizingTests {
  /// Expects tags where the reference implementation puts them, with measured or estimated sizes.
  private func expectPlain(_ board: TagBoard, sourceLocation: SourceLocation = #_sourceLocation) {
    board.layOut()
    var top: CGFloat = 0
    for (section, numbers) in board.sections.enumerated() {
      let plain = PlainTags(
        sizes: numbers.indices.map {
          board.layout.lines.measured[[section, $0]] ?? CGSize(width: 80, height: 32)
        }, breadth: board.view.bounds.width - 20, alignment: board.layout.alignment)
      let expected = plain.frames.map { $0.offsetBy(dx: 10, dy: top + 10) }
      expectFrames(board.frames(section), equal: expected, sourceLocation: sourceLocation)
      top += plain.extent + 20
    }
  }

  @Test(.asked("IGListKit#516"), arguments: LineAlignment.allCases)
  func `visible tags have measured sizes, and others have the estimate`(alignment: LineAlignment) {
    let layout = TagLayout()
    layout.alignment = alignment
    let board = TagBoard([Array(0..<300)], layout)
    expectEqual(
      (board.isFullyMeasured, true),
      (board.frame(of: 299)?.size, CGSize(width: 80, height: 32)))
    expectPlain(board)
  }

  @Test(arguments: [(.nan, 32), (80, .nan), (.nan, .nan)] as [(CGFloat, CGFloat)])
  func `tags size themselves even with an invalid estimate`(width: CGFloat, height: CGFloat) {
    collectingDiagnostics { reports in
      let layout = TagLayout()
      layout.itemSize = .estimated(CGSize(width: width, height: height))
      let board = TagBoard([Array(0..<60)], layout)
      #expect(board.isFullyMeasured)
      #expect(!board.view.visibleCells.isEmpty)
      #expect(reports().map(\.subject) == ["item"])
    }
  }

  @Test(arguments: [true, false])
  func `a tag with a changed title is measured again`(isReconfigured: Bool) {
    let board = TagBoard([Array(0..<40)])
    board.sections[0][3] = 77
    if isReconfigured {
      board.view.reconfigureItems(at: [[0, 3]])
    } else {
      board.view.reloadItems(at: [[0, 3]])
    }
    board.layOut()
    #expect(board.isMeasured(77))
    #expect(TagBoard.size(of: 77) != TagBoard.size(of: 3))
    #expect(board.isFullyMeasured)
  }

  /// Scrolls by a distance. Expects everything on screen to move by it, except at the ends of the contents.
  private func scroll(_ board: TagBoard, by distance: CGFloat) {
    let before = board.framesOnScreen
    board.scroll(to: max(0, board.view.contentOffset.y + distance))
    #expect(board.isFullyMeasured)
    let offset = board.view.contentOffset.y
    guard offset > 0, offset < board.view.contentSize.height - board.view.bounds.height else { return }
    for (number, frame) in board.framesOnScreen {
      // Short tags of a line at the edge may not have appeared yet.
      guard let old = before[number], old.minY > 6, old.maxY < board.view.bounds.height - 6 else { continue }
      #expect(isClose(frame, old.offsetBy(dx: 0, dy: -distance), 1e-3), "\(number) at \(offset)")
    }
  }

  private func board(_ alignment: LineAlignment, _ sections: [[Int]]) -> TagBoard {
    let layout = TagLayout()
    layout.alignment = alignment
    return TagBoard(sections, layout)
  }

  @Test(arguments: few(LineAlignment.allCases))
  func `measuring a tag while scrolling down moves no visible tag`(
    alignment: LineAlignment
  ) {
    let board = board(alignment, [Array(0..<600)])
    for _ in 0..<90 { scroll(board, by: 23) }
    board.layout.invalidateLayout()
    expectPlain(board)
  }

  @Test(arguments: few(LineAlignment.allCases), seedBlocks(20))
  func `measuring while scrolling up moves no tag, and lines break anew at the start`(
    alignment: LineAlignment, block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let board = board(alignment, [Array(0..<200), Array(200..<400)])
      board.scroll(to: random.double(800...2500))
      #expect(board.isFullyMeasured)
      for _ in 0..<1000 where board.view.contentOffset.y > 0 {
        // Sometimes scrolls in the opposite direction.
        scroll(board, by: -CGFloat(random.double(random.chance(0.1) ? -50...0 : 1...60)))
      }
      #expect(board.view.contentOffset.y == 0)
      #if !os(iOS) && !os(tvOS) && !os(visionOS)
      FrameClock.main.run(for: 1)
      expectEqual((board.isFullyMeasured, true), (board.view.contentOffset.y, 0))
      expectPlain(board)
      #endif
    }
  }

  @Test(arguments: LineAlignment.allCases)
  func `the first scrollToItem places a tag at the requested position`(alignment: LineAlignment) throws {
    for item in few(Array(stride(from: 12, to: 399, by: 13))) {
      for (part, position) in [(0, .top), (0.5, .centeredVertically), (1, .bottom)]
        as [(CGFloat, UICollectionView.ScrollPosition)]
      {
        let board = board(alignment, [Array(0..<400)])
        board.view.scrollToItem(at: [0, item], at: position, animated: false)
        // Contents don't scroll past their estimated end.
        let isAtEnd = board.view.bounds.maxY >= board.view.contentSize.height - 1
        board.view.layoutIfNeeded()
        #expect(board.isFullyMeasured)
        let bounds = board.view.bounds
        guard !isAtEnd, bounds.minY > 0, bounds.maxY < board.view.contentSize.height else { continue }
        let frame = try #require(board.frame(of: item))
        #expect(
          isClose(frame.minY + part * frame.height - bounds.minY, part * bounds.height), "\(item) \(part)")
      }
    }
  }

  @Test func `after scrolling up, a jump breaks lines from the start of their section at once`() {
    let board = board(.center, [Array(0..<400)])
    board.scroll(to: 2000)
    for _ in 0..<20 { scroll(board, by: -40) }
    board.scroll(to: 3500)
    #expect(board.isFullyMeasured)
    expectPlain(board)
  }

  @Test(arguments: seedBlocks(40))
  func `a measured size moves with its tag and is removed with it`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let board = TagBoard([Array(0..<150), Array(200..<350)])
      for offset in [0, 700, 1500] as [CGFloat] { board.scroll(to: offset) }
      for round in 0..<6 {
        board.scroll(to: random.double(100...1500))
        let (measured, first) = (Set(board.sections.joined().filter(board.isMeasured)), board.first)
        guard let first else { return }
        let section = random.int(0...1)
        board.view.performFinishedUpdates {
          let numbers = board.sections[section]
          let removed = numbers.indices.filter { numbers[$0] != first.number && random.chance(0.1) }
          for item in removed.reversed() { board.sections[section].remove(at: item) }
          board.view.deleteItems(at: removed.map { [section, $0] })
          let added = 1000 + round * 20..<1000 + round * 20 + random.int(0...9)
          let index = random.int(0...board.sections[section].count)
          board.sections[section].insert(contentsOf: added, at: index)
          board.view.insertItems(at: added.indices.map { [section, index + $0 - added.lowerBound] })
        }
        expectEqual(
          (board.isFullyMeasured, true),
          (measured.intersection(board.sections.joined()).filter { !board.isMeasured($0) }, []))
        if let frame = board.frame(of: first.number), board.view.contentOffset.y > 0 {
          let rest = board.view.contentSize.height - board.view.bounds.maxY
          if rest > 1 { #expect(isClose(frame.minY - board.view.contentOffset.y, first.distance)) }
        }
        // New tags moved nothing during the batch.
        board.layout.invalidateLayout()
        expectPlain(board)
      }
    }
  }

  @Test func `inserted and deleted sections don't mix up measured sizes`() {
    let board = TagBoard([Array(0..<9), Array(100..<109)])
    board.view.performFinishedUpdates {
      board.sections.insert([500, 501], at: 0)
      board.view.insertSections([0])
    }
    #expect(board.isFullyMeasured)
    expectPlain(board)
    board.view.performFinishedUpdates {
      board.sections.removeFirst(2)
      board.view.deleteSections([0, 1])
    }
    #expect(board.isFullyMeasured)
    expectPlain(board)
  }

  @Test func `after a text size change the first visible tag stays, with new sizes`()
    throws
  {
    let board = TagBoard([Array(0..<400)])
    board.scroll(to: 700)
    let first = try #require(board.first)
    for scale in [1.4, 0.8, 1] as [CGFloat] {
      board.scale = scale
      #expect(board.isFullyMeasured)
      let frame = try #require(board.frame(of: first.number))
      #expect(isClose(frame.minY - board.view.contentOffset.y, first.distance, 1))
    }
    board.scale = 1.4
    for offset in [900, 1400, 800, 100, 0] as [CGFloat] {
      board.scroll(to: offset)
      #expect(board.isFullyMeasured)
    }
  }

  @Test func `a direction change after scrolling up keeps the first visible tag`()
    throws
  {
    let board = TagBoard([Array(0..<400)])
    board.scroll(to: 3000)
    board.scroll(to: 2700)
    let first = try #require(board.first)
    board.layout.scrollDirection = .horizontal
    board.layOut()
    let frame = try #require(board.frame(of: first.number))
    #expect(isClose(frame.minX - board.view.contentOffset.x, first.distance, 1))
    board.layout.scrollDirection = .vertical
    board.layOut()
    #expect(board.first?.number == first.number)
  }

  @Test func `reloaded data is measured again`() {
    let board = TagBoard([Array(0..<300)])
    board.sections = [Array((300..<600).reversed())]
    board.view.reloadData()
    #expect(board.isFullyMeasured)
    expectPlain(board)
    #expect(!board.layout.lines.measured.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an interactively moved tag keeps its size when dropped or canceled`(
    isCancelled: Bool
  ) throws {
    let board = TagBoard([Array(0..<20)])
    #expect(board.view.beginInteractiveMovementForItem(at: [0, 2]))
    for target in [9, 4, 7] {
      let frame = try #require(board.view.layoutAttributesForItem(at: [0, target])).frame
      board.view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      board.layOut()
    }
    let movingItem = try #require(
      (0..<20).first { board.layout.lines.measured[[0, $0]] == TagBoard.size(of: 2) })
    #expect(movingItem != 2)
    if isCancelled { board.view.cancelInteractiveMovement() } else { board.view.endInteractiveMovement() }
    expectEqual(
      (board.sections[0].firstIndex(of: 2), isCancelled ? 2 : movingItem),
      (board.isFullyMeasured, true))
    expectAll(0..<20) {
      board.layout.lines.measured[[0, $0]] == TagBoard.size(of: board.sections[0][$0])
    }
    expectPlain(board)
  }

  @Test func `a tag with wrapping text is measured again when the width changes`() {
    let board = TagBoard([[0, 9000, 1]])
    // 900 points of text in lines of 300.
    #expect(board.frame(of: 9000)?.size == CGSize(width: 300, height: 60))
    board.view.frame.size.width = 480
    #expect(board.frame(of: 9000)?.size == CGSize(width: 460, height: 40))
    board.view.frame.size.width = 320
    #expect(board.frame(of: 9000)?.size == CGSize(width: 300, height: 60))
    board.view.frame.size.width = 1000
    #expect(board.frame(of: 9000)?.size == CGSize(width: 900, height: 20))
  }

  @Test func `the delegate's size takes precedence over the cell's`() {
    let board = TagBoard([Array(0..<20)]) {
      $0.isMultiple(of: 2) ? CGSize(width: 44, height: 22) : nil
    }
    expectAll(0..<20) { number in
      board.frame(of: number)?.size
        == (number.isMultiple(of: 2) ? CGSize(width: 44, height: 22) : TagBoard.size(of: number))
    }
    let measured = board.layout.lines.measured.items(ofSection: 0)
    expectAll(measured.keys) { !$0.isMultiple(of: 2) }
  }
}
