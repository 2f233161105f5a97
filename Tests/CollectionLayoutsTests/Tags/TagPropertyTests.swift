import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Compares the layout with the reference implementation, with random tags.
@Suite struct TagPropertyTests {
  @Test(arguments: seedBlocks(200))
  func `every tag matches the reference rules, and rect queries find them`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let isVertical = random.chance(0.7)
      var plain = PlainTags(sizes: [], breadth: 0)
      plain.isVertical = isVertical
      plain.sizes = (0..<random.int(0...60)).map { _ in
        // Whole lengths often fill a line exactly.
        random.chance(0.7)
          ? CGSize(width: random.int(0...8) * 10, height: random.int(1...3) * 10)
          : CGSize(width: random.double(0...400), height: random.double(0...60))
      }
      plain.alignment = LineAlignment.allCases.randomElement(using: &random) ?? .leading
      plain.lastLineAlignment =
        random.chance(0.5) ? nil : LineAlignment.allCases.randomElement(using: &random)
      plain.itemSpacing = CGFloat(random.int(0...10))
      plain.lineSpacing = CGFloat(random.int(0...10))
      let view = CGSize(width: random.int(0...300), height: random.int(0...300))
      plain.breadth = max(0, (isVertical ? view.width : view.height) - 20)
      let layout = TagLayout()
      layout.scrollDirection = isVertical ? .vertical : .horizontal
      (layout.alignment, layout.itemSpacing) = (plain.alignment, plain.itemSpacing)
      (layout.lineSpacing, layout.lastLineAlignment) = (plain.lineSpacing, plain.lastLineAlignment)
      let sizes = plain.sizes
      let fixture = Stage(
        layout, width: view.width, height: view.height, counts: [sizes.count], delegate: Sizes(sizes))
      let frames = fixture.frames()
      let expected = plain.frames.map { $0.offsetBy(dx: 10, dy: 10) }
      #expect(frames.count == expected.count)
      if !expected.isEmpty { expectFrames(frames, equal: expected) }
      let extent =
        isVertical ? layout.collectionViewContentSize.height : layout.collectionViewContentSize.width
      #expect(isClose(extent, plain.extent + 20))
      let rectangles = (0..<30).map { _ in
        CGRect(
          x: random.double(-100...600), y: random.double(-100...600), width: random.double(0...300),
          height: random.double(0...300))
      }
      #expect(fixture.disagreement(rectangles) == nil)
    }
  }

  private final class Sizes: NSObject, TagLayoutDelegate {
    let sizes: [CGSize]

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> TagLayout.TagSize { .absolute(sizes[indexPath.item]) }
  }
}
