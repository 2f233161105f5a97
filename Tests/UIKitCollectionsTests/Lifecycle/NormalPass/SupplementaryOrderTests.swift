import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

@MainActor @Suite struct SupplementaryOrderTests {
  /// Lists a header, the items, and a footer for each section. The kinds' names sort in another order.
  private final class Bands: UICollectionViewLayout {
    static let (header, footer) = ("Z.header", "A.footer")

    nonisolated deinit {}

    private func frame(_ row: Int) -> CGRect { CGRect(x: 0, y: CGFloat(row) * 10, width: 100, height: 10) }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var found: [UICollectionViewLayoutAttributes] = []
      for section in 0..<(collectionView?.numberOfSections ?? 0) {
        let path = IndexPath(item: 0, section: section)
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: Self.header, with: path)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let footer = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: Self.footer, with: path)
        for (row, attributes) in [header, cell, footer].enumerated() {
          attributes.frame = frame(section * 3 + row)
          found.append(attributes)
        }
      }
      return found.filter { $0.frame.intersects(rect) }
    }
  }

  private final class Source: CountedCells {
    var calls: [String] = []

    nonisolated deinit {}

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.append("cell \(indexPath.section)")
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      calls.append("\(kind) \(indexPath.section)")
      return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Test suites that count data source calls rely on headers before footers.
  @Test(.fact("B1.8")) func `supplementary views are requested after the cells, in the layout's order`() {
    let source = Source([1, 1, 1, 1, 1])
    let stage = Stage(
      Bands(), width: 100, height: 60, source: source,
      views: (UICollectionReusableView.self, [Bands.header, Bands.footer]))
    let first = ["cell 0", "cell 1", "Z.header 0", "A.footer 0", "Z.header 1", "A.footer 1"]
    #expect(source.calls == first)
    source.calls = []
    stage.scroll(to: CGPoint(x: 0, y: 45))
    #expect(source.calls == ["cell 2", "cell 3", "Z.header 2", "A.footer 2", "Z.header 3"])
    expectEqual(
      (stage.view.subviews.map(\.frame.minY), [40, 70, 100, 50, 80, 60, 90]),
      (stage.view.visibleSupplementaryViews(ofKind: Bands.header).count, 2),
      (stage.view.indexPathsForVisibleSupplementaryElements(ofKind: Bands.footer).map(\.section), [1, 2]))
  }
}
