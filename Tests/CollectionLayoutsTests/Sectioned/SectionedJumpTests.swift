import CollectionView
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct SectionedJumpTests {
  @Test func `after a jump to an item, it stays at the end while headers above are measured`()
    throws
  {
    let board = HeaderBoard(.tags)
    let area = CGRect(x: 0, y: 2000, width: 400, height: 400)
    let items = try #require(board.layout.layoutAttributesForElements(in: area))
      .filter { $0.representedElementCategory == .cell }
    // No other item ends at the end of the visible area, starts at its start, or is centered in it.
    let alone = try items.first { item in
      let start = item.frame.maxY - 400
      let area = CGRect(x: 0, y: start, width: 400, height: 400)
      return try #require(board.layout.layoutAttributesForElements(in: area)).filter {
        $0.representedElementCategory == .cell && $0.indexPath != item.indexPath
      }.allSatisfy { other in
        [other.frame.minY - start, other.frame.midY - start - 200, other.frame.maxY - start - 400]
          .allSatisfy { abs($0) > 2 }
      }
    }
    let item = try #require(alone)
    board.position = item.frame.maxY - 400
    let number = board.sections[item.indexPath.section][item.indexPath.item]
    #expect(isClose(try #require(board.distance(of: number)), 400 - item.frame.height))
  }
}
