import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Views that pass index paths from before a batch, or empty ones.
@Suite struct OutdatedPathTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// A waterfall in a view that reports lengths at the paths from before a batch.
  private final class Outdated: WaterfallLayout {
    /// The attributes from before a batch.
    var reports: [UICollectionViewLayoutAttributes] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for original in reports {
        guard let preferred = original.copy() as? UICollectionViewLayoutAttributes else { continue }
        preferred.size.height = 333
        guard
          shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { continue }
        invalidateLayout(
          with: invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      }
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 50
      return layoutAttributes
    }
  }

  private final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 30
      return layoutAttributes
    }
  }

  private func stage(_ layout: WaterfallLayout, counts: [Int]) -> Stage<WaterfallLayout> {
    (layout.itemLength, layout.laneCount, layout.itemSpacing) = (.estimated(60), 1, 10)
    layout.headerReferenceLength = .estimated(44)
    return Stage(
      layout, width: 300, height: 2000, counts: counts, cells: Cell.self, views: (Header.self, Self.kinds))
  }

  @Test func `lengths reported at paths from before a batch affect no element after it`() {
    let layout = Outdated()
    let stage = stage(layout, counts: [3, 3, 3])
    layout.reports =
      ([[2, 0], [2, 2], [0, 1]] as [IndexPath]).compactMap(layout.layoutAttributesForItem(at:))
      + [0, 2].compactMap {
        layout.layoutAttributesForSupplementaryView(ofKind: Self.kinds[0], at: [$0, 0])
      }
    stage.view.performBatchUpdates {
      stage.counts = [3, 3]
      stage.view.deleteSections([0])
    }
    layout.reports = []
    stage.layOut()
    let fresh = self.stage(WaterfallLayout(), counts: [3, 3])
    let whole = CGRect(x: 0, y: 0, width: 300, height: 2000)
    func frames(_ layout: UICollectionViewLayout) -> [CGRect] {
      (layout.layoutAttributesForElements(in: whole) ?? []).map(\.frame)
    }
    #expect(frames(layout).count == 8)
    #expect(frames(layout) == frames(fresh.layout))
  }

  @Test(arguments: AnyLayout.allCases)
  func `initial and final attributes can be requested with an empty path`(kind: AnyLayout) {
    let layout = kind.make()
    _ = Stage(layout, width: 300, height: 400, counts: [10])
    for kind in Self.kinds {
      expectEqual(
        (layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath()) == nil, true),
        (
          layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: .init()) == nil,
          true
        ),
        (
          layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: .init()) == nil,
          true
        ))
    }
  }

  @Test(arguments: AnyLayout.allCases.filter { $0 != .stickyHeaders && $0 != .horizontalStickyHeaders })
  func `paths of items that don't exist have no attributes`(kind: AnyLayout) {
    let layout = kind.make()
    _ = Stage(layout, width: 300, height: 400, counts: [10])
    for path in [[0, 10], [1, 0], [0, 10_000], [999, 999]] as [IndexPath] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
  }
}
