import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Layouts of sections, self-sizing headers and footers", .serialized)
struct SectionedSelfSizingTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test(arguments: HeaderBoard.Contents.allCases, Feed.Direction.allCases)
  func `headers and footers have an estimate of 44 until measured on screen`(
    contents: HeaderBoard.Contents, direction: Feed.Direction
  ) {
    let board = HeaderBoard(contents, direction)
    expectEqual(
      (board.length(header, 0), board.wanted(header, -1)),
      (board.length(header, 11), 44),
      (board.length(footer, 11), 44))
    while board.position < board.room {
      board.position = min(board.room, board.position + 150)
      #expect(board.wrong.isEmpty)
    }
    for section in board.sections.indices {
      expectEqual(
        (board.length(header, section), board.wanted(header, board.names[section])),
        (board.length(footer, section), board.wanted(footer, board.names[section])))
    }
  }

  @Test(arguments: fewPairs(HeaderBoard.Contents.allCases, Feed.Direction.allCases))
  func `visible items don't move while incoming headers and footers are measured`(
    contents: HeaderBoard.Contents, direction: Feed.Direction
  ) {
    var compared = 0
    for seed in seeds(20) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let board = HeaderBoard(contents, direction, pins: random.chance(0.5))
      for _ in 0..<60 {
        // Sometimes jumps into unseen contents.
        if random.chance(0.15) { board.position = CGFloat(random.double(0...Double(board.room))) }
        let before = board.distancesOnScreen.filter { board.isLineMeasured(of: $0.key) }
        let step = CGFloat(random.double(-250...250))
        guard board.position + step > 0, board.position + step < board.room else { continue }
        board.position += step
        let shown = board.distancesOnScreen
        // The view moves along if the contents turn out shorter.
        guard board.position < board.room - 0.01 else { continue }
        for (number, distance) in shown {
          guard let old = before[number] else { continue }
          compared += 1
          #expect(isClose(distance, old - step), "seed \(seed): \(number) jumps by \(distance - old + step)")
        }
        #expect(board.wrong.isEmpty)
      }
    }
    #expect(compared > 10)
  }

  @Test(arguments: HeaderBoard.Contents.allCases, Feed.Direction.allCases)
  func `scrollToItem places an item at the requested position despite measuring`(
    contents: HeaderBoard.Contents, direction: Feed.Direction
  ) throws {
    let board = HeaderBoard(contents, direction)
    typealias Position = UICollectionView.ScrollPosition
    let positions: [Position] =
      switch direction {
      case .down: [.top, .centeredVertically, .bottom]
      case .right: [.left, .centeredHorizontally, .right]
      case .left: [.right, .centeredHorizontally, .left]
      }
    // Some items are the first of their section. If such an item is at the start of the visible area, its
    // header is out of sight, but the next section's header may be visible.
    for (number, part) in [(84, 0.0), (167, 1), (30, 0.5), (120, 1), (7, 0.5), (100, 0), (20, 1)] {
      let path = try #require(board.path(of: number))
      board.view.scrollToItem(at: path, at: positions[Int(part * 2)], animated: false)
      board.view.layoutIfNeeded()
      #expect(board.wrong.isEmpty)
      // Contents don't scroll past either end.
      guard board.position > 0, board.position < board.room || part == 1 else { continue }
      let visible = direction == .down ? board.visible.height : board.visible.width
      let size = try #require(board.view.layoutAttributesForItem(at: path)).size
      let extent = direction == .down ? size.height : size.width
      let distance = try #require(board.distance(of: number)) + part * extent
      #expect(isClose(distance, part * visible), "\(number) at \(distance), not \(part)")
    }
  }

  @Test(arguments: HeaderBoard.Contents.allCases, Feed.Direction.allCases)
  func `lengths move with their sections, and changes above move no visible item`(
    contents: HeaderBoard.Contents, direction: Feed.Direction
  ) throws {
    let board = HeaderBoard(contents, direction)
    board.scrollThrough()
    board.position = (board.room * 0.6).rounded()
    let before = board.distancesOnScreen
    board.view.performBatchUpdates {
      board.sections.remove(at: 1)
      board.names.remove(at: 1)
      board.sections.insert([900, 901, 902], at: 0)
      board.names.insert(-50, at: 0)
      board.sections.swapAt(1, 2)
      board.names.swapAt(1, 2)
      board.view.deleteSections([1])
      board.view.insertSections([0])
      board.view.moveSection(2, toSection: 1)
    }
    let after = board.distancesOnScreen
    #expect(!after.isEmpty)
    for (number, distance) in after {
      if let old = before[number] { #expect(isClose(distance, old), "\(number) moved") }
    }
    #expect(board.length(header, 0) == 44)
    for section in 1..<board.sections.count {
      expectEqual(
        (board.length(header, section), board.wanted(header, board.names[section])),
        (board.length(footer, section), board.wanted(footer, board.names[section])))
    }
  }

  @Test(arguments: [HeaderBoard.Contents.justified, .mosaic, .tags])
  func `an item just past the end of the visible area isn't anchored`(contents: HeaderBoard.Contents)
    throws
  {
    let board = HeaderBoard(contents)
    board.position = 1500
    board.position += try #require(board.first).distance
    let start = board.position - 400
    let area = CGRect(x: 0, y: start, width: 400, height: 400)
    let first = try #require(
      board.layout.layoutAttributesForElements(in: area)?
        .filter { $0.representedElementCategory == .cell && $0.frame.minY >= start }
        .min { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) })
    let distance = first.frame.minY - start
    board.position = start
    let number = board.sections[first.indexPath.section][first.indexPath.item]
    #expect(isClose(try #require(board.distance(of: number)), distance))
  }

  @Test func `a measured length is removed with its section and reset by a reload`() throws {
    let board = HeaderBoard(.mosaic, sections: 3)
    board.scrollThrough()
    let first = board.wanted(header, -1)
    board.view.performBatchUpdates {
      board.sections.remove(at: 0)
      board.names.remove(at: 0)
      board.view.deleteSections([0])
    }
    let length = try #require(board.layout.boundaries.length(of: .header(section: 0)))
    #expect(isClose(CGFloat(length), board.wanted(header, -2)))
    #expect(board.layout.boundaries.length(of: .header(section: 2)) == nil)
    board.position = 0
    board.sections = [[0, 1, 2]]
    board.names = [-1]
    board.view.reloadData()
    board.layout.prepare()
    #expect(board.length(header, 0) == board.wanted(header, -2), "the length measured there")
    #expect(board.layout.boundaries.length(of: .header(section: 1)) == nil)
    board.view.layoutIfNeeded()
    #expect(board.length(header, 0) == first)
  }

  @Test(arguments: HeaderBoard.Contents.allCases)
  func `a rotation keeps the first visible item despite new visible headers`(
    contents: HeaderBoard.Contents
  ) throws {
    for seed in seeds(10) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let board = HeaderBoard(contents)
      board.position = CGFloat(random.double(0.1...0.8)) * board.room
      board.position += 90
      let first = try #require(board.first)
      for size in [CGSize(width: 700, height: 900), CGSize(width: 400, height: 400)] {
        board.view.frame.size = size
        board.view.layoutIfNeeded()
        #expect(board.wrong.isEmpty)
        let distance = try #require(board.distance(of: first.number))
        // Contents don't scroll past their end.
        guard board.position < board.room - 1 else { continue }
        #expect(isClose(distance, first.distance), "seed \(seed), \(size): \(first) is at \(distance)")
      }
    }
  }

  @Test func `a resized visible header moves only the items below it`() throws {
    let board = HeaderBoard(.justified)
    let section = try #require(
      (1..<12).first { section in
        board.view.scrollToItem(at: IndexPath(item: 13, section: section - 1), at: .top, animated: false)
        board.view.layoutIfNeeded()
        board.position -= 30
        return board.view.supplementaryView(
          forElementKind: header, at: IndexPath(item: 0, section: section)) != nil
      })
    let (above, below) = (section * 14 - 1, section * 14)
    let (aboveBefore, belowBefore) = (board.distance(of: above), board.distance(of: below))
    let old = board.wanted(header, board.names[section])
    board.boundaryLengths[board.names[section]] = old + 25
    board.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: section))?
      .invalidateIntrinsicContentSize()
    board.view.layoutIfNeeded()
    expectEqual((board.length(header, section), old + 25), (board.distance(of: above), aboveBefore))
    #expect(isClose(try #require(board.distance(of: below)), try #require(belowBefore) + 25))
  }
  @Test(arguments: HeaderBoard.Contents.allCases)
  func `a resized header at the start stays there and moves the items below it`(
    contents: HeaderBoard.Contents
  ) throws {
    let board = HeaderBoard(contents)
    board.scrollThrough()
    let path: IndexPath = [5, 0]
    func start() throws -> CGFloat {
      try #require(board.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)).frame.minY
    }
    board.position = try start()
    let (old, before) = (try #require(board.length(header, 5)), try #require(board.distance(of: 5 * 14)))
    board.boundaryLengths[board.names[5]] = old + 25
    board.view.supplementaryView(forElementKind: header, at: path)?.invalidateIntrinsicContentSize()
    board.view.layoutIfNeeded()
    #expect(board.length(header, 5) == old + 25)
    #expect(isClose(try start(), board.position))
    #expect(isClose(try #require(board.distance(of: 5 * 14)), before + 25))
  }
}
