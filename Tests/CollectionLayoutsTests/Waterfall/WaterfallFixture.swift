import CollectionView

@testable import CollectionLayouts

/// A collection view with a waterfall layout, its data source and its delegate, who keep count of what they are asked.
final class WaterfallFixture: CountedCells {
  let layout = WaterfallLayout()
  let collectionView: UICollectionView
  private(set) var countQuestions = 0
  private var delegate: (any WaterfallLayoutDelegate)?

  init(
    counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    _ setUp: (WaterfallLayout) -> Void = { _ in }
  ) {
    setUp(layout)
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init(counts)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.registerPlainViews()
    collectionView.dataSource = self
  }

  func use(_ delegate: any WaterfallLayoutDelegate) {
    self.delegate = delegate
    collectionView.delegate = delegate
  }

  func prepare() {
    collectionView.layoutIfNeeded()
    layout._checkInvariants()
  }

  func frames(inSection section: Int = 0) -> [CGRect] {
    prepare()
    return (0..<counts[section]).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func frame(of kind: String, inSection section: Int) -> CGRect? {
    prepare()
    return layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// What the layout says of every element, one by one.
  var allAttributes: [UICollectionViewLayoutAttributes] {
    prepare()
    return counts.indices.flatMap { section in
      let path = IndexPath(item: 0, section: section)
      let boundaries = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      return boundaries
        + (0..<counts[section]).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return super.numberOfSections(in: collectionView)
  }
}

/// A delegate that says how long items are.
final class WaterfallDelegate: NSObject, WaterfallLayoutDelegate {
  private(set) var lengthQuestions: [IndexPath] = []
  private let length: (IndexPath, CGFloat) -> CGFloat

  init(length: @escaping (IndexPath, CGFloat) -> CGFloat) { self.length = length }

  func forgetQuestions() { lengthQuestions = [] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat {
    lengthQuestions.append(indexPath)
    return length(indexPath, laneBreadth)
  }
}
