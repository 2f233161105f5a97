import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

private final class WatchedCell: UICollectionViewCell {
  var applied: [IndexPath] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applied.append(layoutAttributes.indexPath)
  }
}

private final class WatchedHeader: UICollectionReusableView {
  var applied: [IndexPath] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applied.append(layoutAttributes.indexPath)
  }
}

/// Items that differ in every attribute.
private final class VariedLayout: TracingLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] where attributes.representedElementCategory == .cell {
      let item = CGFloat(attributes.indexPath.item)
      attributes.size.width = 50 + item
      attributes.alpha = 1 - item / 64
      attributes.zIndex = attributes.indexPath.item
      attributes.transform = CGAffineTransform(scaleX: 1 + item / 100, y: 1)
    }
    return all
  }
}

/// A data source that logs the state of dequeued views.
private final class LookingSource: CountedCells {
  var looks: [String] = []
  var anchorPoint: CGPoint?

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    looks.append(Self.describe(cell))
    if let anchorPoint { cell.layer.anchorPoint = anchorPoint }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    looks.append(Self.describe(view))
    return view
  }

  static func describe(_ view: UIView) -> String {
    "\(view.bounds.width) x \(view.bounds.height) at \(view.center.x), \(view.center.y), "
      + "a \(view.transform.a), alpha \(view.alpha), z \(view.layer.zPosition)"
  }
}

@Suite("B4 Attributes of dequeued views", .fact("B4.6"))
struct DequeuedAttributesTests {
  private let layout = VariedLayout()
  private let source = LookingSource([30])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 100, height: 80, cells: WatchedCell.self)
    view.register(
      WatchedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
  }

  @Test func `a new cell has its attributes when it is dequeued`() {
    view.layoutIfNeeded()
    #expect(
      source.looks == [
        "50.0 x 40.0 at 50.0, 20.0, a 1.0, alpha 1.0, z 0.0",
        "51.0 x 40.0 at 50.0, 60.0, a 1.01, alpha 0.984375, z 1.0",
      ])
  }

  @Test func `a reused cell has its new attributes when it is dequeued`()
    throws
  {
    view.layoutIfNeeded()
    source.looks = []
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(
      source.looks == [
        "55.0 x 40.0 at 50.0, 220.0, a 1.05, alpha 0.921875, z 5.0",
        "56.0 x 40.0 at 50.0, 260.0, a 1.06, alpha 0.90625, z 6.0",
      ])
  }

  @Test func `attributes applied at dequeuing are not applied again`() throws {
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let cells = try view.visibleCells.map { try #require($0 as? WatchedCell) }
    #expect(cells.map(\.applied.count) == [1, 1])
    // Libraries that rotate cells about an edge do this.
    source.anchorPoint = CGPoint(x: 0, y: 0.5)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    expectEqual(
      (view.visibleCells.map(\.layer.anchorPoint.x), [0, 0]),
      (cells.map(\.applied.count), [2, 2]))
  }

  @Test func `changes made by the data source to a dequeued cell are kept`() {
    final class Fading: CountedCells {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.alpha = 0.25
        return cell
      }
    }
    let fading = Fading([2])
    view.dataSource = fading
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.alpha) == [0.25, 0.25])
  }

  @Test func `of two cells dequeued for an item, the returned one gets the item's position`() throws {
    final class Wasteful: CountedCells {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let first = super.collectionView(collectionView, cellForItemAt: indexPath)
        let second = super.collectionView(collectionView, cellForItemAt: indexPath)
        second.center = .zero
        return first
      }
    }
    let wasteful = Wasteful([1])
    view.dataSource = wasteful
    let reasons = exceptions { view.layoutIfNeeded() }
    expectEqual((reasons.count, 1), (view.visibleCells.map(\.center), [CGPoint(x: 50, y: 20)]))
  }

  @Test func `a supplementary view has its attributes when it is dequeued`() throws {
    layout.headerHeight = 20
    view.layoutIfNeeded()
    #expect(source.looks.last == "100.0 x 20.0 at 50.0, 10.0, a 1.0, alpha 1.0, z 0.0")
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.visibleSupplementaryViews(ofKind: kind).first as? WatchedHeader)
    #expect(header.applied.count == 1)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    layout.headerHeight = 30
    layout.invalidateLayout()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(source.looks.last == "100.0 x 30.0 at 50.0, 15.0, a 1.0, alpha 1.0, z 0.0")
    #expect(view.visibleSupplementaryViews(ofKind: kind).first === header)
    #expect(header.applied.count == 2)
  }

  @Test
  func `an inserted cell is dequeued with its final attributes`() {
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    source.looks = []
    source.counts = [31]
    view.insertItems(at: [IndexPath(item: 5, section: 0)])
    #expect(source.looks == ["55.0 x 40.0 at 50.0, 220.0, a 1.05, alpha 0.921875, z 5.0"])
  }

  @Test func `during an interactive movement, dequeued cells have a valid size`() {
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 65))
    source.looks = []
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(!source.looks.isEmpty)
    expectAll(source.looks) { !$0.hasPrefix("0.0 x 0.0") }
  }
}
