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
  func `the item comes to lie where the position says, within the range that scrolls`(
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
  func `and likewise sideways`(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let row = UICollectionViewFlowLayout(itemSize: CGSize(width: 40, height: 400))
    row.scrollDirection = .horizontal
    view.collectionViewLayout = row
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test(.fact("E6"))
  func `insets shrink the area that the item is aligned in`() {
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 350)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 830)
  }

  @Test(.fact("B5.8"))
  func `an item that does not exist is named (message as logged since iOS 15)`() {
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
  func `a path without indices is in no section: the first one is named`() {
    let raised = exceptions { view.scrollToItem(at: IndexPath(), at: .top, animated: false) }
    #expect(raised.count == 1)
    #expect(raised.first?.contains("an out-of-bounds section (0) when there are only 1 sections") == true)
  }

  @Test(.fact("B5.8"))
  func `two positions along one axis are an error`() {
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

  /// Twice as high as anybody thought.
  private final class HighCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = layoutAttributes.indexPath.item.isMultiple(of: 2) ? 101 : 77
      return layoutAttributes
    }
  }

  nonisolated enum Estimating: CaseIterable {
    case flow, compositional, list

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 44)
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      case .list:
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
    }
  }

  /// 40 items of which none but the first ones have been on screen.
  private func estimated(_ kind: Estimating) -> UICollectionView {
    source.counts = [40]
    let view = UICollectionView(
      frame: CGRect(0, 0, 320, 400), collectionViewLayout: kind.layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: Estimating.allCases)
  func `an item among cells that were never measured is where it was to be in the next layout`(
    kind: Estimating
  ) throws {
    for item in [39, 25, 3] {
      for position in [.top, .centeredVertically, .bottom, []] as [UICollectionView.ScrollPosition] {
        let view = estimated(kind)
        view.scrollToItem(at: [0, item], at: position, animated: false)
        view.layoutIfNeeded()
        let frame = try #require(view.cellForItem(at: [0, item])?.frame, "\(item) \(position)")
        let end = view.contentSize.height - view.bounds.height
        let offset: CGFloat =
          switch position {
          case .top: frame.minY
          case .centeredVertically: frame.midY - view.bounds.height / 2
          case .bottom: frame.maxY - view.bounds.height
          default: item == 3 ? 0 : frame.maxY - view.bounds.height
          }
        #expect(abs(view.contentOffset.y - min(max(0, offset), end)) <= 0.5, "\(item) \(position)")
      }
    }
  }

  @Test(arguments: Estimating.allCases)
  func `an offset that is set after the item was asked for stays as it is set`(kind: Estimating) {
    let view = estimated(kind)
    view.scrollToItem(at: [0, 25], at: .bottom, animated: false)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.scrollToItem(at: [0, 25], at: .bottom, animated: false)
    view.layoutIfNeeded()
    // It is no goal any more once it is shown.
    let offset = view.contentOffset.y + 300
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(view.contentOffset.y >= offset)
  }

}
