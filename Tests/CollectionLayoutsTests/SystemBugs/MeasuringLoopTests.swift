import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Views whose preferred lengths never settle. After about 100 passes, UIKit raises an exception: "… is stuck
/// in its update/layout loop".
@Suite(.serialized) struct MeasuringLoopTests {
  /// A cell that is always 0.1 points too small for its contents.
  private final class Growing: UICollectionViewCell {
    static var requests = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.requests += 1
      layoutAttributes.size.width += 0.1
      layoutAttributes.size.height += 0.1
      return layoutAttributes
    }
  }

  private final class GrowingHeader: UICollectionReusableView {
    static var requests = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.requests += 1
      layoutAttributes.size.height += 0.1
      return layoutAttributes
    }
  }

  /// Rows as tall as their cells.
  private final class MeasuredRows: CustomSectionsLayout, PackingLayout {
    var measuresItems: Bool { true }

    func pack(_ items: ItemsToPack<Void>) -> SectionPacking {
      var top = CGFloat(0)
      return SectionPacking(
        frames: items.indices.map { item in
          let height = items.measuredSize(ofItem: item)?.height ?? 50
          defer { top += height }
          return CGRect(x: 0, y: top, width: items.breadth, height: height)
        })
    }
  }

  @Test func `cells that grow by less than a pixel in each pass are measured at most three times`() {
    let waterfall = WaterfallLayout()
    waterfall.itemLength = .estimated(60)
    for layout in [waterfall, TagLayout(), MeasuredRows()] {
      let stage = Stage(layout, width: 300, height: 400, counts: [200], cells: Growing.self)
      Growing.requests = 0
      for offset in [0, 50, 100, 1000] {
        stage.scroll(to: CGPoint(x: 0, y: offset))
        layout.invalidateLayout()
        stage.layOut()
      }
      #expect(Growing.requests <= 3 * 5 * stage.view.visibleCells.count, "\(type(of: layout))")
    }
  }

  @Test func `headers that grow by less than a pixel in each pass are measured at most three times`() {
    let layout = JustifiedLayout()
    layout.headerReferenceLength = .estimated(44)
    GrowingHeader.requests = 0
    let stage = Stage(
      layout, width: 300, height: 400, counts: [3, 3],
      views: (GrowingHeader.self, [UICollectionView.elementKindSectionHeader]))
    stage.layOut()
    #expect((1...6).contains(GrowingHeader.requests))
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(isClose(header?.frame.height ?? 0, 44.1))
  }

  @Test func `a view that prefers another size than the given one doesn't invalidate the layout`() throws {
    for layout in [WaterfallLayout(), JustifiedLayout(), MosaicLayout(), CarouselLayout(), CircleLayout()]
      as [UICollectionViewLayout]
    {
      let stage = Stage(layout, width: 300, height: 400, counts: [20])
      let original = try #require(stage.view.layoutAttributesForItem(at: [0, 1]))
      let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      preferred.size = CGSize(width: 17, height: 170)
      #expect(
        !layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original), "\(type(of: layout))")
    }
  }
}
