import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// Rows with badges. The layout can report inserted and deleted badges.
private final class BadgeLayout: TracingLayout {
  var badges: [Int] = [0, 1, 2]
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var asked: [String] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? []) + badges.map(badge)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { badges.contains(indexPath.item) ? badge(indexPath.item) : nil }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    asked.append("delete \(elementKind)")
    return deleted
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    asked.append("insert \(elementKind)")
    return inserted
  }

  private func badge(_ item: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = CGRect(x: 0, y: 40 * item, width: 20, height: 20)
    return attributes
  }
}

@Suite("D6 Supplementary views in updates", .serialized)
struct SupplementaryUpdateTests {
  private let layout = BadgeLayout()
  private let source = CountedCells([5])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 100, height: 200)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.layoutIfNeeded()
  }

  private func badge(_ item: Int) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))
  }

  @Test(.fact("D6"))
  func `a reloaded section gets new supplementary views`() throws {
    let before = try #require(badge(1))
    view.performBatchUpdates { view.reloadSections([0]) }
    FrameClock.main.run(for: 1)
    let after = try #require(badge(1))
    #expect(after !== before)
    #expect(Set(view.visibleSupplementaryViews(ofKind: "badge")).count == 3)
  }

  @Test(.fact("D6"))
  func `supplementary views stay unless the layout inserts or deletes them`() throws {
    let (first, second, third) = (badge(0), badge(1), badge(2))
    layout.badges = [0, 1, 2, 3]
    layout.deleted = [IndexPath(item: 1, section: 0)]
    layout.inserted = [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)]
    source.counts = [6]
    view.insertItems(at: [IndexPath(item: 5, section: 0)])
    #expect(layout.asked == ["delete badge", "insert badge"])
    #expect(badge(0) === first)
    #expect(badge(2) === third)
    let replacement = try #require(badge(1))
    #expect(replacement !== second)
    FrameClock.main.run(for: 0.15)
    // The old badge fades out, and the new ones fade in.
    for view in [second, replacement, badge(3)] {
      let opacity = view?.layer.presentation()?.opacity ?? -1
      #expect(opacity > 0.3)
      #expect(opacity < 0.7)
    }
    FrameClock.main.run(for: 0.3)
    #expect(second?.superview == nil)
  }

  @Test(.fact("D6"))
  func `supplementary views follow their sections`() {
    let stage = FlowStage(CGSize(width: 100, height: 400), items: [1, 1, 1]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    stage.view.layoutIfNeeded()
    func header(_ section: Int) -> UICollectionReusableView? {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }
    let (first, last) = (header(0), header(2))
    stage.source.counts = [1, 1]
    stage.view.deleteSections([1])
    #expect(header(0) === first)
    #expect(header(1) === last)
    FrameClock.main.run(for: 1)
  }
}
