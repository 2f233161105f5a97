import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("E6 scrollToItem", .serialized)
struct ScrollToItemTests {
  let layout = TracingLayout()
  let source = CountedCells([30])
  let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 320, height: 400)
  }

  @Test(
    .fact("E6", "E5"),
    arguments: [
      (10, .top, 400), (10, .centeredVertically, 220), (10, .bottom, 40), (0, .bottom, 0), (29, .top, 800),
      (2, [], 0), (12, [], 120),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func `scrollToItem puts the item at its position within the scrollable range`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test(
    .fact("E6", "E5"),
    arguments: [
      (10, .left, 400), (10, .centeredHorizontally, 260), (10, .right, 120), (0, .right, 0), (29, .left, 880),
      (2, [], 0), (12, [], 200),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func `scrollToItem positions items horizontally, too`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let row = UICollectionViewFlowLayout(itemSize: CGSize(width: 40, height: 400))
    row.scrollDirection = .horizontal
    view.collectionViewLayout = row
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test(.fact("E6"))
  func `content insets shrink the area for aligning the item`() {
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 350)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 830)
  }

  @Test(.fact("B5.8"))
  func `scrolling to a missing item raises an exception (message since iOS 15)`() {
    let raised = namedExceptions {
      view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    }
    #expect(
      raised.first?.hasPrefix(
        "NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item (99) when there are only 30 items in section 0."
      ) == true)
    #expect(view.contentOffset == .zero)
  }

  @Test(.fact("B5.8"))
  func `scrolling to an index path without two indices raises an exception`() {
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2])] {
      let raised = exceptions { view.scrollToItem(at: path, at: .top, animated: false) }
      #expect(raised.count == 1, "\(raised)")
      #expect(
        raised.first?.contains("Invalid index path for use with UICollectionView: \(path). ") == true,
        "\(raised)")
    }
    #expect(view.contentOffset == .zero)
  }

  private final class Deleter: NSObject, UICollectionViewDelegate {
    var delete: (() -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let delete = delete
      self.delete = nil
      delete?()
    }
  }

  @Test(arguments: [false, true])
  func `scrolling to an item the delegate deletes meanwhile raises no exception`(animated: Bool) {
    let deleter = Deleter()
    view.delegate = deleter
    view.layoutIfNeeded()
    deleter.delete = { [view, source] in
      source.counts = [10]
      view.performBatchUpdates { view.deleteItems(at: (10..<30).map { [0, $0] }) }
    }
    let raised = exceptions {
      view.selectItem(at: [0, 25], animated: animated, scrollPosition: .top)
      FrameClock.main.run(for: 1)
      view.layoutIfNeeded()
    }
    expectEqual(
      (raised, []), (deleter.delete == nil, true), (view.numberOfItems(inSection: 0), 10),
      (view.indexPathsForSelectedItems, nil))
  }

  @Test func `scrolling to an item deleted during layout preparation raises no exception`() {
    let deleter = Deleter()
    view.delegate = deleter
    view.layoutIfNeeded()
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    deleter.delete = { [view, source] in
      source.counts = [5]
      view.performBatchUpdates { view.deleteItems(at: (5..<30).map { [0, $0] }) }
    }
    // Shorter contents change the offset when the layout is prepared.
    layout.itemHeight = 20
    layout.invalidateLayout()
    let raised = exceptions { view.selectItem(at: [0, 20], animated: false, scrollPosition: .top) }
    expectEqual((raised, []), (deleter.delete == nil, true), (view.numberOfItems(inSection: 0), 5))
  }

  @Test(.fact("B5.8"))
  func `two positions along one axis raise an exception`() {
    let path = IndexPath(item: 5, section: 0)
    expectEqual(
      (
        namedExceptions { view.scrollToItem(at: path, at: [.top, .bottom], animated: false) },
        [
          "NSInvalidArgumentException: attempt to use a scroll position with multiple vertical positioning styles: 5"
        ]
      ),
      (
        namedExceptions { view.scrollToItem(at: path, at: [.left, .right], animated: false) },
        [
          "NSInvalidArgumentException: attempt to use a scroll position with multiple horizontal positioning styles: 40"
        ]
      ))
    #expect(exceptions { view.scrollToItem(at: path, at: [.top, .left], animated: false) }.isEmpty)
  }

  // MARK: Self-sizing rows

  /// A row much taller than its estimate. The difference depends on the item.
  private final class LongRow: UICollectionViewCell {
    var growth: CGFloat = 0 { didSet { contentView.invalidateIntrinsicContentSize() } }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70 + 10 * CGFloat(layoutAttributes.indexPath.item % 5) + growth
      return layoutAttributes
    }
  }

  enum Measuring: CaseIterable {
    case flow, compositional, list

    var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
    }

    var stage: Stage<UICollectionViewLayout> {
      Stage(layout, width: 320, height: 400, counts: [100], cells: LongRow.self)
    }
  }

  @Test(
    arguments: Measuring.allCases,
    [
      (50, .top, 0), (50, .centeredVertically, 165), (50, .bottom, 330), (50, [], 330), (99, .top, 290),
      (99, .bottom, 290), (1, .bottom, 70),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func `an unanimated scrollToItem positions the item after cells measure themselves`(
    measuring: Measuring, jump: (item: Int, position: UICollectionView.ScrollPosition, distance: CGFloat)
  ) {
    let stage = measuring.stage
    stage.view.scrollToItem(at: [0, jump.item], at: jump.position, animated: false)
    stage.layOut()
    let shown = stage.view.cellForItem(at: [0, jump.item])?.frame.minY
    #expect(shown.map { $0 - stage.view.contentOffset.y } == jump.distance)
  }

  @Test(arguments: Measuring.allCases)
  func `a different scroll before or during layout overrides scrollToItem`(measuring: Measuring) {
    let stage = measuring.stage
    stage.view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    stage.scroll(to: CGPoint(x: 0, y: 1260))
    // A row that begins above the visible area may grow, which increases the offset.
    #expect((1260..<1360).contains(stage.view.contentOffset.y))

    let delegate = ArrivalDelegate()
    stage.delegate = delegate
    stage.view.scrollToItem(at: [0, 90], at: .bottom, animated: false)
    delegate.arrive = { stage.view.contentOffset.y = 0 }
    stage.layOut()
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test(arguments: Measuring.allCases)
  func `once scrollToItem is complete, a growing row keeps the offset`(measuring: Measuring) throws {
    let stage = measuring.stage
    stage.view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    stage.layOut()
    let offset = stage.view.contentOffset.y
    // Doesn't scroll, because the item is already there.
    stage.view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    try #require(stage.view.cellForItem(at: [0, 49]) as? LongRow).growth = 30
    stage.layOut()
    #expect(stage.view.contentOffset.y == offset)
  }
}
