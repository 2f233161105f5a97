import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallSelfSizingTests {
  private func board(
    _ kind: MeasuredBoardKind, isVertical: Bool = true, count: Int = 150, random: inout SeededGenerator
  ) -> MeasuredBoard {
    let numbers = [Array(0..<count), Array(1000..<1000 + count / 2)]
    var spans: [Int: Int] = [:]
    if kind.hasSpans {
      for number in numbers.joined() where Int.random(in: 0..<9, using: &random) == 0 { spans[number] = 2 }
    }
    return MeasuredBoard(
      numbers, isRightToLeft: kind.isRightToLeft, headers: kind.hasHeaders ? [30, 85] : nil,
      footers: kind.hasFooters ? [25, 60] : nil, spans: spans,
      size: isVertical ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
    ) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
      $0.laneCount = .fixed(kind.laneCount)
      $0.itemSpacing = 6
      $0.placement = kind.placement
    }
  }

  @Test(
    arguments: [
      UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 150),
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 300),
    ],
    [true, false])
  func `items in lanes of zero breadth are measured, even at the view's edge`(
    inset: UIEdgeInsets, isVertical: Bool
  ) {
    let board = MeasuredBoard([Array(0..<40)], size: CGSize(width: 300, height: 300)) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
      $0.laneCount = 1
      $0.sectionInset =
        isVertical ? inset : UIEdgeInsets(top: inset.left, left: 0, bottom: inset.right, right: 0)
    }
    #expect(board.measured.count > 1)
    #expect(!board.framesOnScreen.isEmpty)
    for (number, frame) in board.framesOnScreen {
      expectEqual(
        (isVertical ? frame.width : frame.height, 0),
        (isVertical ? frame.height : frame.width, board.wanted(number)))
    }
  }

  @Test(.asked("MagazineLayout#56", "MagazineLayout#137"), arguments: seeds(60), [true, false])
  func `a cell measured as it scrolls in moves no visible item`(
    seed: UInt64, isVertical: Bool
  ) {
    var random = SeededGenerator(seed: seed)
    let board = board(MeasuredBoardKind(seed: seed), isVertical: isVertical, random: &random)
    for _ in 0..<12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: board.position = .random(in: 0...board.room, using: &random)
      default:
        let step = CGFloat.random(in: -180...180, using: &random)
        for _ in 0..<Int.random(in: 1...6, using: &random) { board.scroll(by: step) }
      }
      #expect(board.wrong.isEmpty)
    }
    board.layout.invalidateLayout()
    board.view.layoutIfNeeded()
    #expect(board.misplaced.isEmpty)
  }

  @Test(
    .asked("CHTCollectionViewWaterfallLayout#74", "CollectionViewWaterfallLayout#17", "IGListKit#516"),
    arguments: seeds(12))
  func `contents measured from the start match a layout with known lengths`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let board = board(MeasuredBoardKind(seed: seed), count: 80, random: &random)
    for _ in 0..<400 where board.position < board.room {
      board.position = min(board.room, board.position + .random(in: 50...300, using: &random))
    }
    #expect(isClose(board.position, board.room))
    #expect(board.wrong.isEmpty)
    #expect(board.misplaced.isEmpty)
  }

  @Test func `after scrolling up to the start, lanes are aligned once scrolling ends`() {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = board.room / 2
    for _ in 0..<1000 where board.position > 0 { board.scroll(by: -90) }
    #expect(board.position == 0)
    #expect(!board.misplaced.isEmpty)
    #if !os(iOS) && !os(tvOS) && !os(visionOS)
    FrameClock.main.run(for: 1)
    board.view.layoutIfNeeded()
    #expect(board.misplaced.isEmpty)
    #expect(board.wrong.isEmpty)
    #expect(board.position == 0)
    #endif
  }

  @Test(.asked("MagazineLayout#116", "MagazineLayout#119"), arguments: seeds(30))
  func `measured lengths move with their items, and the first visible item stays`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let board = board(MeasuredBoardKind(seed: seed &* 2), count: 60, random: &random)
    if seed % 2 == 1 { board.layout.laneCount = 1 }
    var (next, compared) = (5000, 0)
    for _ in 0..<8 {
      board.position = .random(in: 0...board.room, using: &random)
      let isAtStart = board.position == 0
      let first = try #require(board.firstInSight.min())
      let top = try #require(board.framesOnScreen[first]).minY
      // During the batch, only items visible before or after it appear.
      board.view.performFinishedUpdates {
        let section = Int.random(in: 0..<2, using: &random)
        let removed = board.sections[section].indices.filter {
          Int.random(in: 0..<9, using: &random) == 0 && board.sections[section][$0] != first
        }
        for item in removed.reversed() { board.sections[section].remove(at: item) }
        board.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
        let start = Int.random(in: 0...min(10, board.sections[section].count), using: &random)
        let count = Int.random(in: 0...6, using: &random)
        board.sections[section].insert(contentsOf: next..<next + count, at: start)
        next += count
        board.view.insertItems(at: (start..<start + count).map { IndexPath(item: $0, section: section) })
      }
      #expect(board.wrong.isEmpty)
      // At the start, new items become visible. At the end, contents don't scroll further.
      if !isAtStart, board.position > 0, board.room - board.position > 1 {
        #expect(isClose(try #require(board.framesOnScreen[first]).minY, top))
        compared += 1
      }
      board.layout.invalidateLayout()
      board.view.layoutIfNeeded()
      #expect(board.misplaced.isEmpty)
    }
    #expect(compared > 1)
  }

  /// An action on a board of measured numbers, and the resulting lengths by index.
  nonisolated struct Lengths: CustomTestStringConvertible, Sendable {
    let name: String
    let board: @MainActor @Sendable () -> MeasuredBoard
    var act: @MainActor @Sendable (MeasuredBoard) -> Void = { _ in }
    /// `nil` stands for the number's preferred length.
    let lengths: KeyValuePairs<Int, CGFloat?>
    /// `true` if everything has been visible, so no position depends on an estimate.
    var isMeasured = false

    var testDescription: String { name }

    static let all: [Lengths] = [
      Lengths(
        name: "visible items are measured, and others are estimated",
        board: { MeasuredBoard([Array(0..<100)]) }, lengths: [0: nil, 99: MeasuredBoard.estimate]),
      Lengths(
        name: "a number inserted again is measured again",
        board: { MeasuredBoard([Array(0..<100)]) },
        act: { board in
          board.view.performFinishedUpdates {
            board.sections[0].removeFirst()
            board.view.deleteItems(at: [[0, 0]])
          }
          board.view.performFinishedUpdates {
            board.sections[0].append(0)
            board.view.insertItems(at: [[0, 99]])
          }
        }, lengths: [0: nil, 99: MeasuredBoard.estimate]),
      Lengths(
        name: "new data is measured again", board: { MeasuredBoard([Array(0..<100)]) },
        act: { board in
          board.sections = [Array(50..<150)]
          board.view.reloadData()
        }, lengths: [0: nil, 99: MeasuredBoard.estimate]),
      Lengths(
        name: "only automatic lengths are measured; a delegate's lengths are kept",
        board: { MeasuredBoard([Array(0..<40)], fixed: [0: 111, 3: 20, 17: 70]) },
        act: { $0.scrollThrough() }, lengths: [0: 111, 1: nil, 3: 20, 17: 70, 39: nil], isMeasured: true),
      Lengths(
        name: "with an estimate and no delegate, all items measure themselves",
        board: { MeasuredBoard([Array(0..<30)]) },
        act: { board in
          board.view.delegate = nil
          board.layout.invalidateLayout()
          board.scrollThrough()
        }, lengths: [0: nil, 15: nil, 29: nil], isMeasured: true),
    ]
  }

  @Test(arguments: Lengths.all)
  func `an item's length comes from its cell, its delegate, or the estimate`(row: Lengths) {
    let board = row.board()
    row.act(board)
    board.layOut()
    let found = row.lengths.map { item, _ in
      board.layout.layoutAttributesForItem(at: [0, item])?.frame.height
    }
    let expected: [CGFloat?] = row.lengths.map { item, length in
      length ?? board.wanted(board.sections[0][item])
    }
    expectRows(found, equal: expected)
    #expect(board.wrong == [])
    if row.isMeasured { #expect(board.misplaced == []) }
  }

  @Test(arguments: [true, false])
  func `items stop sizing themselves once the delegate returns their lengths`(isList: Bool) {
    let board = MeasuredBoard([Array(0..<60)], lanes: [2])
    #expect(board.wrong.isEmpty)
    for number in 0..<60 { board.fixed[number] = 50 }
    (board.listedSections, board.lanes) = (isList ? [0] : [], [3])
    // The section's lane count has changed, so the layout requests all its lengths again.
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    board.layout.invalidateLayout(with: context)
    #expect(board.wrong.isEmpty)
    board.scroll(by: 200)
    expectEqual((board.wrong, []), (board.view.contentSize.height, 20 + 20 * 50 + 19 * 10))
  }

  @Test(arguments: 0...2)
  func `a resized visible cell moves only the items below it`(index: Int) throws {
    let board = MeasuredBoard([Array(0..<100)]) { $0.laneCount = 1 }
    board.position = 900
    let shown = board.framesOnScreen.sorted { $0.value.minY < $1.value.minY }.filter { $0.value.minY >= 0 }
    let grown = try #require(shown.dropFirst(index).first)
    board.lengths[grown.key] = grown.value.height + 33
    let cell = try #require(board.view.cellForItem(at: [0, grown.key]))
    cell.invalidateIntrinsicContentSize()
    board.view.layoutIfNeeded()
    for (number, frame) in board.framesOnScreen {
      guard let old = shown.first(where: { $0.key == number })?.value else { continue }
      let moves = old.minY > grown.value.minY
      #expect(isClose(frame.minY, old.minY + (moves ? 33 : 0)), "\(number)")
    }
    #expect(isClose(try #require(board.framesOnScreen[grown.key]).height, grown.value.height + 33))
  }

  @Test func `a resized header at the start stays there and moves the items below it`() throws {
    let board = MeasuredBoard(
      (0..<4).map { Array($0 * 10..<$0 * 10 + 10) }, headers: [30, 40, 50, 60])
    let kind = UICollectionView.elementKindSectionHeader
    func header() throws -> CGRect {
      try #require(board.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [1, 0])).frame
    }
    for position in stride(from: 0, to: 700, by: 100) as StrideTo<CGFloat> { board.position = position }
    board.position = try header().minY
    let before = try #require(board.framesOnScreen[10]).minY
    board.headers?[1] = 65
    try #require(board.view.supplementaryView(forElementKind: kind, at: [1, 0]))
      .invalidateIntrinsicContentSize()
    board.view.layoutIfNeeded()
    #expect(try header().height == 65)
    #expect(isClose(try header().minY, board.position))
    #expect(isClose(try #require(board.framesOnScreen[10]).minY, before + 25))
  }

  @Test func `preferred attributes with invalid index paths are ignored`() {
    let board = MeasuredBoard([Array(0..<10)])
    for path in [[], [0], [0, 10], [7, 0], [0, -1]] as [IndexPath] {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.size = CGSize(width: 10, height: 900)
      #expect(
        !board.layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    }
  }
}
