import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CarouselAnchoringTests {
  /// Numbers in a line, with centers 120 points apart, in a view of 400 points.
  private final class Line: Feed {
    let layout = CarouselLayout()

    init(_ sections: [[Int]], _ direction: Direction) {
      layout.itemSize = .absolute(CGSize(width: 100, height: 100))
      layout.itemSpacing = 20
      layout.effect = .cosineZoom(reach: .halfViewport)
      layout.scrollDirection = direction == .down ? .vertical : .horizontal
      super.init(sections, layout, direction)
    }

    var all: [Int] { Array(sections.joined()) }

    var current: Int? { layout.currentIndexPath.map { sections[$0.section][$0.item] } }
  }

  @Test(arguments: Feed.Direction.allCases, seeds(10))
  func `any insertions and deletions keep the item in the middle in place`(
    direction: Feed.Direction, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let line = Line([Array(0..<20), [], Array(100..<120)], direction)
    var next = 1000
    for _ in 0..<15 {
      let before = line.all
      line.position = .random(in: 0...CGFloat(before.count - 1) * 120, using: &random)
      let current = try #require(line.current)
      let distance = line.position - CGFloat(try #require(before.firstIndex(of: current))) * 120
      let isCurrentRemoved = Int.random(in: 0..<4, using: &random) == 0
      line.view.performFinishedUpdates {
        for section in line.sections.indices {
          let removed = line.sections[section].indices.filter {
            line.sections[section][$0] == current
              ? isCurrentRemoved : Int.random(in: 0..<6, using: &random) == 0
          }
          for item in removed.reversed() { line.sections[section].remove(at: item) }
          line.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
          let index = Int.random(in: 0...line.sections[section].count, using: &random)
          let added = next..<(next + .random(in: 1...4, using: &random))
          next = added.upperBound
          line.sections[section].insert(contentsOf: added, at: index)
          line.view.insertItems(
            at: (index..<index + added.count).map { IndexPath(item: $0, section: section) })
        }
      }
      // The model: the first remaining item from the middle on, or else the last remaining one before it.
      let middle = try #require(before.firstIndex(of: current))
      let after = line.all
      let remaining =
        before[middle...].first(where: after.contains) ?? before[..<middle].last(where: after.contains)
      let index = CGFloat(try #require(remaining.flatMap(after.firstIndex(of:))))
      let expected = min(CGFloat(after.count - 1) * 120, max(0, index * 120 + distance))
      #expect(isClose(line.position, expected))
      #expect(!line.view.visibleCells.isEmpty)
      for cell in line.view.visibleCells {
        let path = try #require(line.view.indexPath(for: cell))
        #expect(cell.tag == line.sections[path.section][path.item])
        let attributes = try #require(line.view.layoutAttributesForItem(at: path))
        #expect(isClose(cell.center.x, attributes.center.x))
        #expect(isClose(cell.center.y, attributes.center.y))
      }
    }
  }

  @Test
  func `inserting before the first item keeps its place and reports its index path`() {
    let line = Line([Array(0..<5)], .right)
    var reported: [IndexPath?] = []
    line.layout.onCurrentIndexPathChange = { reported.append($0) }
    line.view.performFinishedUpdates {
      line.sections[0].insert(contentsOf: [10, 11], at: 0)
      line.view.insertItems(at: [[0, 0], [0, 1]])
    }
    passFrame()
    expectEqual((line.position, 240), (line.current, 0), (reported, [[0, 2]]))
  }

  @Test func `after a deletion, paging starts from the current item's new position`() {
    let line = Line([Array(0..<9)], .right)
    line.layout.snapping = .page(minimumDrag: 30)
    line.position = 480
    line.view.performBatchUpdates {
      line.sections[0].removeFirst(2)
      line.view.deleteItems(at: [[0, 0], [0, 1]])
    }
    let target = line.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 300, y: 0), withScrollingVelocity: .zero)
    #expect(target.x == 240)
  }

  @Test func `with maintainsVisibleContentPosition off, a batch keeps the offset`() {
    let line = Line([Array(0..<9)], .right)
    line.layout.maintainsVisibleContentPosition = false
    line.position = 480
    line.view.performBatchUpdates {
      line.sections[0].insert(contentsOf: [10, 11], at: 0)
      line.view.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(line.position == 480)
  }
}
