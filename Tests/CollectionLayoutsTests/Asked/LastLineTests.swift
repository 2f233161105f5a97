import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The last line of tags or photos. Users of flow layouts asked for a justified last line, and reported that
/// an item's height changes the line.
@Suite(.asked("radar#20825965", "AlignedCollectionViewFlowLayout#18"))
struct LastLineTests {
  private final class Sizes: NSObject, TagLayoutDelegate {
    /// The item that is a point taller than all others.
    var tallItem: Int?

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> TagLayout.TagSize {
      let width = CGFloat(50 + indexPath.item * 37 % 60)
      return .absolute(CGSize(width: width, height: indexPath.item == tallItem ? 31 : 30))
    }
  }

  /// Returns each line's frames in a view 300 points wide. Right-to-left frames are mirrored, so that all
  /// frames start at the left.
  private func arranged(
    _ alignment: LineAlignment, last: LineAlignment? = nil, count: Int,
    isRightToLeft: Bool = false, tallItem: Int? = nil
  ) throws -> [[CGRect]] {
    let layout = TagLayout()
    (layout.alignment, layout.lastLineAlignment) = (alignment, last)
    let sizes = Sizes()
    sizes.tallItem = tallItem
    let stage = Stage(
      layout, width: 300, height: 500, counts: [count], isRightToLeft: isRightToLeft, delegate: sizes)
    var lines: [[CGRect]] = []
    for item in 0..<count {
      var frame = try #require(stage.attributes(item)).frame
      if isRightToLeft { frame.origin.x = 300 - frame.maxX }
      // Tags are centered within the height of their line.
      if let last = lines.last?.last, isClose(last.midY, frame.midY) {
        lines[lines.count - 1].append(frame)
      } else {
        lines.append([frame])
      }
    }
    return lines
  }

  private func gaps(_ line: [CGRect]) -> [CGFloat] { zip(line, line.dropFirst()).map { $1.minX - $0.maxX } }

  @Test(arguments: [13, 14, 15, 16], [false, true])
  func `justified lines fill the width, and the last one keeps its spacing`(count: Int, isRightToLeft: Bool)
    throws
  {
    let all = try arranged(.justified, count: count, isRightToLeft: isRightToLeft)
    let last = try #require(all.last)
    #expect(all.count > 2)
    for line in all.dropLast() {
      #expect(isClose(line[0].minX, 10))
      #expect(isClose(line[line.count - 1].maxX, 290))
    }
    #expect(isClose(last[0].minX, 10))
    for gap in gaps(last) { #expect(isClose(gap, 8)) }
  }

  @Test(arguments: [13, 14, 15, 16], [false, true])
  func `the last line is justified if lastLineAlignment is justified`(count: Int, isRightToLeft: Bool) throws
  {
    let all = try arranged(.justified, last: .justified, count: count, isRightToLeft: isRightToLeft)
    #expect(all.contains { $0.count > 1 })
    for line in all where line.count > 1 {
      #expect(isClose(line[0].minX, 10))
      #expect(isClose(line[line.count - 1].maxX, 290))
      let gaps = gaps(line)
      for gap in gaps { #expect(isClose(gap, gaps[0])) }
    }
    for line in all where line.count == 1 { #expect(isClose(line[0].minX, 10)) }
  }

  @Test(arguments: LineAlignment.allCases, LineAlignment.allCases)
  func `a different lastLineAlignment leaves the other lines unchanged`(
    alignment: LineAlignment, last: LineAlignment
  ) throws {
    let all = try arranged(alignment, last: last, count: 15)
    try expectEqual(
      (all.dropLast(), arranged(alignment, count: 15).dropLast()),
      (all.last, arranged(last, last: last, count: 15).last))
  }

  @Test(arguments: LineAlignment.allCases, [0, 12, 14])
  func `a taller tag doesn't move other tags along the line`(alignment: LineAlignment, tallItem: Int)
    throws
  {
    func starts(_ tallItem: Int?) throws -> [CGFloat] {
      try arranged(alignment, count: 15, tallItem: tallItem).joined().map(\.minX)
    }
    #expect(try starts(tallItem) == starts(nil))
  }

  @Test(arguments: [LineAlignment.leading, .center, .trailing])
  func `leading, centered, and trailing lines keep their spacing`(alignment: LineAlignment) throws {
    for line in try arranged(alignment, count: 15) {
      for gap in gaps(line) { #expect(isClose(gap, 8)) }
      let (start, end) = (line[0].minX - 10, 290 - line[line.count - 1].maxX)
      switch alignment {
      case .leading: #expect(isClose(start, 0))
      case .trailing: #expect(isClose(end, 0))
      default: #expect(isClose(start, end))
      }
    }
  }

  @Test func `the last row of photos follows lastLineAlignment`()
    throws
  {
    let layout = JustifiedLayout()
    layout.targetItemLength = 100
    let stage = Stage(layout, width: 330, height: 500, counts: [4])
    // Three squares fill a row, and the fourth one is left over.
    #expect(stage.attributes(3)?.size == CGSize(width: 100, height: 100))
    layout.lastLineAlignment = .justified
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(3)?.size == CGSize(width: 310, height: 310))
    layout.showsIncompleteLastLine = false
    stage.view.layoutIfNeeded()
    expectEqual((stage.attributes(3)?.isHidden, true), (stage.attributes(2)?.isHidden, false))
  }
}
