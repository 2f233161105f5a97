import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallSelfSizingTests {
  /// A board of any kind.
  private func board(
    seed: UInt64, isVertical: Bool = true, count: Int = 150, random: inout SeededGenerator
  ) -> MeasuredBoard {
    let numbers = [Array(0..<count), Array(1000..<1000 + count / 2)]
    var spans: [Int: Int] = [:]
    if seed % 3 == 1 {
      for number in numbers.joined() where Int.random(in: 0..<9, using: &random) == 0 { spans[number] = 2 }
    }
    return MeasuredBoard(
      numbers, isRightToLeft: seed % 5 == 4, headers: seed % 2 == 0 ? nil : [30, 85],
      footers: seed % 7 < 4 ? nil : [25, 60], spans: spans,
      size: isVertical ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
    ) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
      $0.laneCount = Int(1 + seed % 4)
      $0.itemSpacing = 6
      $0.placement = seed % 6 == 5 ? .sequential : .shortestLane
    }
  }

  /// Scrolls by a distance, and looks whether what stays on screen moves by it.
  private func scroll(_ board: MeasuredBoard, by distance: CGFloat) {
    let before = board.framesOnScreen
    let step = min(max(distance, -board.position), board.room - board.position)
    board.position += step
    board.layout._checkInvariants()
    let after = board.framesOnScreen
    let moved = before.compactMap { number, frame in
      after[number].map { board.isVertical ? $0.minY - frame.minY : $0.minX - frame.minX }
    }
    let across = before.allSatisfy { number, frame in
      after[number].map {
        isClose(board.isVertical ? $0.minX : $0.minY, board.isVertical ? frame.minX : frame.minY)
      }
        ?? true
    }
    let direction: CGFloat = board.layout.isMirrored && !board.isVertical ? 1 : -1
    // At the end, contents that turn out shorter leave nowhere else to be.
    let isAtEnd = isClose(board.position, board.room)
    #expect(across)
    expectAll(moved, "\(moved), not \(step)") { isClose($0, isAtEnd ? moved[0] : direction * step) }
    #expect(board.wrong.isEmpty)
  }

  @Test(
    arguments: [
      UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 150),
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 300),
    ],
    [true, false])
  func `12.B12: items of lanes without a breadth are measured, at the edge of the view, too`(
    inset: UIEdgeInsets, isVertical: Bool
  ) {
    let board = MeasuredBoard([Array(0..<40)], size: CGSize(width: 300, height: 300)) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
      $0.laneCount = 1
      $0.sectionInset =
        isVertical ? inset : UIEdgeInsets(top: inset.left, left: 0, bottom: inset.right, right: 0)
    }
    #expect(board.measured.count > 1)
    for (number, frame) in board.framesOnScreen {
      #expect((isVertical ? frame.width : frame.height) == 0)
      #expect((isVertical ? frame.height : frame.width) == board.wanted(number))
    }
  }

  @Test(.asked("MagazineLayout#56", "MagazineLayout#137"), arguments: seeds(60), [true, false])
  func `a cell that measures itself as it comes in moves nothing that is on screen`(
    seed: UInt64, isVertical: Bool
  ) {
    var random = SeededGenerator(seed: seed)
    let board = board(seed: seed, isVertical: isVertical, random: &random)
    for _ in 0..<12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: board.position = .random(in: 0...board.room, using: &random)
      default:
        let step = CGFloat.random(in: -180...180, using: &random)
        for _ in 0..<Int.random(in: 1...6, using: &random) { scroll(board, by: step) }
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
  func `seen from the start on, everything lies as if its length had been known`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let board = board(seed: seed, count: 80, random: &random)
    for _ in 0..<400 where board.position < board.room {
      board.position = min(board.room, board.position + .random(in: 50...300, using: &random))
    }
    #expect(isClose(board.position, board.room))
    #expect(board.wrong.isEmpty)
    #expect(board.misplaced.isEmpty)
  }

  @Test func `scrolled up to the start after a jump, lanes begin level once the contents are at rest`() {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = board.room / 2
    for _ in 0..<1000 where board.position > 0 { scroll(board, by: -90) }
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

  @Test func `after a jump back to the start, lanes begin level at once`() {
    let board = MeasuredBoard([Array(0..<200)]) { $0.laneCount = 3 }
    board.position = board.room / 2
    for _ in 0..<10 { scroll(board, by: -90) }
    board.position = 0
    #expect(board.misplaced.isEmpty)
    #expect(board.wrong.isEmpty)
    #expect(board.position == 0)
  }

  @Test func `a jump to an item brings it where it was asked to be`() throws {
    let board = MeasuredBoard([Array(0..<300)]) { $0.laneCount = 3 }
    for item in [150, 20, 280, 150, 7] {
      board.view.scrollToItem(at: [0, item], at: .top, animated: false)
      board.view.layoutIfNeeded()
      #expect(isClose(try #require(board.framesOnScreen[item]).minY, 0))
      #expect(board.wrong.isEmpty)
    }
  }

  @Test(.asked("ChatLayout#10"), arguments: 1...3)
  func `a jump to an item brings it to the lower edge or to the middle, if that is asked for`(laneCount: Int)
    throws
  {
    for (isVertical, isRightToLeft) in [(true, false), (false, false), (false, true)] {
      let board = MeasuredBoard([Array(0..<300)], isRightToLeft: isRightToLeft) {
        $0.laneCount = laneCount
        $0.scrollDirection = isVertical ? .vertical : .horizontal
      }
      board.view.contentInset = UIEdgeInsets(top: 7, left: 7, bottom: 20, right: 20)
      let end: UICollectionView.ScrollPosition = isVertical ? .bottom : isRightToLeft ? .left : .right
      let middle: UICollectionView.ScrollPosition = isVertical ? .centeredVertically : .centeredHorizontally
      let visible = CGRect(x: 7, y: 7, width: 300 - 27, height: 400 - 27)
      for (item, position) in [(299, end), (120, middle), (200, end), (35, middle), (90, end)] {
        board.view.scrollToItem(at: [0, item], at: position, animated: false)
        board.view.layoutIfNeeded()
        let frame = try #require(board.framesOnScreen[item])
        switch position {
        case .bottom: #expect(isClose(frame.maxY, visible.maxY), "\(item)")
        case .left: #expect(isClose(frame.minX, visible.minX), "\(item)")
        case .right: #expect(isClose(frame.maxX, visible.maxX), "\(item)")
        case .centeredVertically: #expect(isClose(frame.midY, visible.midY), "\(item)")
        default: #expect(isClose(frame.midX, visible.midX), "\(item)")
        }
        #expect(board.wrong.isEmpty)
      }
    }
  }

  @Test(
    arguments: [(WaterfallLayout.Placement.shortestLane, false), (.shortestLane, true), (.sequential, false)])
  func `nothing moves on the way up across a section's end, either`(
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
          let moved = board.framesOnScreen.filter { number, frame in
            before[number].map { !isClose(frame.minY, $0.minY + 33) } == true
          }
          #expect(moved.isEmpty, "\(second) in \(laneCount) from \(part) at \(board.position)")
        }
      }
    }
  }

  @Test(arguments: 1...3)
  func `so does the first jump into what was never seen, be it near or far`(laneCount: Int) throws {
    for item in few(Array(stride(from: 5, to: 95, by: 3))) {
      for (part, position) in [(0, .top), (0.5, .centeredVertically), (1, .bottom)]
        as [(CGFloat, UICollectionView.ScrollPosition)]
      {
        let board = MeasuredBoard([Array(0..<100)]) { $0.laneCount = laneCount }
        board.view.scrollToItem(at: [0, item], at: position, animated: false)
        // Contents go no further than to their end, as it is estimated.
        let isAtEnd = board.view.contentOffset.y >= board.room - 1
        board.view.layoutIfNeeded()
        #expect(board.wrong.isEmpty)
        guard !isAtEnd, board.position > 0, board.position < board.room else { continue }
        let frame = try #require(board.framesOnScreen[item], "\(item) \(part)")
        #expect(isClose(frame.minY + part * frame.height, part * 400), "\(item) \(part)")
      }
    }
  }

  @Test(.asked("MagazineLayout#116", "MagazineLayout#119"), arguments: seeds(30))
  func `measured lengths go with their items through updates, and the first item in sight stays where it is`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let board = board(seed: seed &* 2, count: 60, random: &random)
    if seed % 2 == 1 { board.layout.laneCount = 1 }
    var (next, compared) = (5000, 0)
    for _ in 0..<8 {
      board.position = .random(in: 0...board.room, using: &random)
      let isAtStart = board.position == 0
      let first = try #require(firstInSight(board).min())
      let place = try #require(board.framesOnScreen[first]).minY
      // Nobody is seen while the batch goes on but those who were, or are in the end.
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
      // At the start new items show, and at the end contents reach no further.
      if !isAtStart, board.position > 0, board.room - board.position > 1 {
        #expect(isClose(try #require(board.framesOnScreen[first]).minY, place))
        compared += 1
      }
      board.layout.invalidateLayout()
      board.view.layoutIfNeeded()
      #expect(board.misplaced.isEmpty)
    }
    #expect(compared > 1)
  }

  @Test func `a number that comes again has to be measured again: a new item is as long as the estimate`() {
    let board = MeasuredBoard([Array(0..<100)])
    #expect(board.layout.layoutAttributesForItem(at: [0, 0])?.frame.height == board.wanted(0))
    board.view.performFinishedUpdates {
      board.sections[0].removeFirst()
      board.view.deleteItems(at: [[0, 0]])
    }
    board.view.performFinishedUpdates {
      board.sections[0].append(0)
      board.view.insertItems(at: [[0, 99]])
    }
    #expect(board.layout.layoutAttributesForItem(at: [0, 99])?.frame.height == MeasuredBoard.estimate)
    #expect(board.layout.layoutAttributesForItem(at: [0, 0])?.frame.height == board.wanted(1))
    board.sections = [Array(50..<150)]
    board.view.reloadData()
    board.view.layoutIfNeeded()
    #expect(board.layout.layoutAttributesForItem(at: [0, 99])?.frame.height == MeasuredBoard.estimate)
    #expect(board.wrong.isEmpty)
  }

  @Test(.asked("MagazineLayout#11"), arguments: seeds(20))
  func `turned, the first item in sight is the first one still`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let board = MeasuredBoard([Array(0..<300)]) {
      $0.minimumLaneBreadth = 90
      $0.itemSpacing = 7
    }
    for _ in 0..<6 {
      board.position = .random(in: board.room * 0.1...board.room * 0.9, using: &random)
      var first = firstInSight(board)
      for size in [CGSize(width: 640, height: 300), CGSize(width: 300, height: 400)] {
        board.view.frame.size = size
        board.view.layoutIfNeeded()
        let now = firstInSight(board)
        #expect(!now.isDisjoint(with: first))
        first = now
        #expect(board.wrong.isEmpty)
      }
    }
  }

  @Test(.asked("MagazineLayout#9", "MagazineLayout#11"), arguments: 1...3)
  func `turned at the end, the way back up moves nothing that is on screen`(laneCount: Int) {
    let board = MeasuredBoard([Array(0..<120)]) { $0.laneCount = laneCount }
    board.view.scrollToItem(at: [0, 119], at: .bottom, animated: false)
    for size in [CGSize(width: 640, height: 300), CGSize(width: 300, height: 400)] {
      board.view.frame.size = size
      board.view.layoutIfNeeded()
      #expect(board.wrong.isEmpty)
      #expect(board.position > 60 * 40)
      for _ in 0..<40 { scroll(board, by: -60) }
      board.position = board.room
    }
  }

  /// The numbers that begin first on screen: several where they begin level.
  private func firstInSight(_ board: MeasuredBoard) -> Set<Int> {
    let begins = board.framesOnScreen.mapValues(\.minY).filter { $0.value > -1e-6 }
    let first = begins.values.min() ?? 0
    return Set(begins.filter { isClose($0.value, first) }.keys)
  }

  @Test func `only what is automatic is measured; a delegate's lengths stand`() {
    let board = MeasuredBoard([Array(0..<40)], fixed: [0: 111, 3: 20, 17: 70])
    for _ in 0..<20 { board.position = min(board.room, board.position + 200) }
    #expect(board.wrong.isEmpty)
    #expect(board.misplaced.isEmpty)
    #expect(board.layout.layoutAttributesForItem(at: [0, 0])?.frame.height == 111)
  }

  @Test func `without an estimate, 44 points stand in`() {
    let board = MeasuredBoard([Array(0..<100)], headers: [10]) { $0.itemLength = .fractionalBreadth(1) }
    #expect(board.layout.layoutAttributesForItem(at: [0, 99])?.frame.height == 44)
    #expect(board.wrong.isEmpty)
    #expect(
      board.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame.height == 10)
  }

  @Test func `without a delegate, an estimate has all items measure themselves`() {
    let board = MeasuredBoard([Array(0..<30)])
    board.view.delegate = nil
    board.layout.invalidateLayout()
    for _ in 0..<20 { board.position = min(board.room, board.position + 200) }
    #expect(board.wrong.isEmpty)
    #expect(board.misplaced.isEmpty)
  }

  @Test(arguments: 0...2)
  func `a cell that changes on screen moves what is below it, not what is above`(place: Int) throws {
    let board = MeasuredBoard([Array(0..<100)]) { $0.laneCount = 1 }
    board.position = 900
    let shown = board.framesOnScreen.sorted { $0.value.minY < $1.value.minY }.filter { $0.value.minY >= 0 }
    let grown = try #require(shown.dropFirst(place).first)
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

  @Test func `a header that changes where the screen begins stays there, and moves what is below it`() throws
  {
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

  @Test func `preferred attributes with paths that are none are left alone`() {
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
