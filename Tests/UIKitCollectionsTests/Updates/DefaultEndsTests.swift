import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Logs the attributes that super returns during a batch, modifies them like typical layouts, and returns
/// them.
private final class IdiomaticLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  var staysOut = false

  private func note(_ word: String, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes?) {
    let center = attributes.map {
      "\(Int($0.frame.minY)) alpha \($0.alpha) path \($0.indexPath.item)"
    }
    log.append("\(word) \(path.item): \(center ?? "nil")")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    note("initial", itemIndexPath, attributes)
    attributes.map(change)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    note("final", itemIndexPath, attributes)
    attributes.map(change)
    return attributes
  }
}

private final class CountingCell: UICollectionViewCell {
  var applied = 0
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
}

@Suite("D Default initial and final attributes", .serialized, .fact("D18"))
struct DefaultEndsTests {
  private let layout = IdiomaticLayout(itemSize: CGSize(width: 300, height: 40))
  private let source = LabelledSource([[0, 1, 2, 3]])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 300, height: 160, cells: CountingCell.self)
    view.layoutIfNeeded()
  }

  private func replaceTheSecond() {
    view.performBatchUpdates {
      source.sections = [[9, 0, 2, 3]]
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    }
  }

  private func cell(_ label: Int) throws -> CountingCell {
    try #require(view.cellsOnScreen.first { $0.tag == label } as? CountingCell)
  }

  @Test func `outside an update, default initial and final attributes are nil`() {
    expectEqual(
      (layout.initialLayoutAttributesForAppearingItem(at: [0, 0]), nil),
      (layout.finalLayoutAttributesForDisappearingItem(at: [0, 0]), nil))
    replaceTheSecond()
    expectEqual(
      (layout.initialLayoutAttributesForAppearingItem(at: [0, 0]), nil),
      (UICollectionViewLayout().initialLayoutAttributesForAppearingItem(at: [0, 0]), nil))
    FrameClock.main.run(for: 0.4)
  }

  @Test func `by default, new and deleted items are transparent, and staying ones move`() {
    replaceTheSecond()
    #expect(
      layout.log == [
        "final 0: 40 alpha 1.0 path 0", "initial 1: 0 alpha 1.0 path 1", "final 1: 40 alpha 0.0 path 1",
        "initial 0: 0 alpha 0.0 path 0",
      ])
    FrameClock.main.run(for: 0.4)
  }

  @Test func `returning the default attributes changes neither animation nor applied values`()
    throws
  {
    let applied = try cell(0).applied
    replaceTheSecond()
    #expect(try cell(0).applied == applied + 1)
    FrameClock.main.run(for: 0.15)
    let (stays, comes, goes) = (try cell(0), try cell(9), try cell(1))
    #expect(abs(view.shown(stays).center.y - 40) < 0.5)
    expectEqual((view.shown(stays).alpha, 1), (view.shown(comes).center.y, 20))
    #expect(abs(view.shown(comes).alpha - 0.5) < 0.02)
    #expect(view.shown(goes).center.y == 60)
    #expect(abs(view.shown(goes).alpha - 0.5) < 0.02)
    FrameClock.main.run(for: 0.4)
    view.expectShows(source)
  }

  @Test func `modified default attributes are the start and end of the animation`() throws {
    layout.change = { attributes in
      if attributes.alpha == 0 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    replaceTheSecond()
    let comes = try cell(9)
    #expect(comes.layer.presentation()?.transform.m11 == 0.5)
    FrameClock.main.run(for: 0.25)
    let goes = try cell(1)
    #expect((goes.layer.presentation()?.transform.m11 ?? 1) < 0.6)
    #expect((comes.layer.presentation()?.transform.m11 ?? 0) > 0.9)
    FrameClock.main.run(for: 0.4)
    view.expectShows(source)
    expectAll(view.visibleCells) { $0.transform.isIdentity }
  }

  @Test
  func `modifying default attributes affects neither the view nor the layout`()
    throws
  {
    layout.change = { $0.center.x += 1000 }
    replaceTheSecond()
    FrameClock.main.run(for: 0.4)
    view.expectShows(source)
  }

  @Test func `a base layout has defaults for items and supplementary views, too`() throws {
    final class Plain: TracingLayout {
      var header: UICollectionViewLayoutAttributes?
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
      override func finalizeCollectionViewUpdates() {
        header = initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        trace.append("\(String(describing: initialLayoutAttributesForAppearingItem(at: [0, 0])?.alpha))")
      }
    }
    let plain = Plain()
    plain.headerHeight = 30
    view.setCollectionViewLayout(plain, animated: false)
    view.layoutIfNeeded()
    replaceTheSecond()
    expectEqual(
      (plain.trace.last, "Optional(0.0)"),
      (plain.header?.frame.height, 30),
      (plain.header?.alpha, 1))
    FrameClock.main.run(for: 0.4)
  }

  @Test func `in a mirrored layout, default attributes use the layout's own coordinates`() throws {
    final class Mirrored: UICollectionViewFlowLayout {
      var starts: [CGFloat] = []
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if itemIndexPath.item == 0 { starts.append(attributes?.frame.minX ?? -1) }
        return attributes
      }
    }
    let mirrored = Mirrored()
    mirrored.itemSize = CGSize(width: 60, height: 40)
    view.semanticContentAttribute = .forceRightToLeft
    view.setCollectionViewLayout(mirrored, animated: false)
    view.layoutIfNeeded()
    replaceTheSecond()
    try expectEqual((mirrored.starts, [0]), (view.shown(cell(9)).center.x, 270))
    FrameClock.main.run(for: 0.4)
  }

  @Test func `a row coming into view slides in even if the batch invalidates the layout`() {
    source.sections = [[0, 1, 2, 3, 4, 5]]
    view.reloadData()
    view.layoutIfNeeded()
    layout.log = []
    view.performBatchUpdates {
      source.sections = [[1, 2, 3, 4, 5]]
      view.deleteItems(at: [[0, 0]])
      layout.invalidateLayout()
    }
    #expect(layout.log.contains("initial 3: 160 alpha 1.0 path 3"), "\(layout.log)")
    FrameClock.main.run(for: 1)
  }
}
