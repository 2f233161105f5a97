import CollectionView

@testable import CollectionLayouts

/// A collection view with a waterfall layout, its data source and its delegate, who keep count of what they are asked.
final class WaterfallFixture: NSObject, UICollectionViewDataSource {
  let layout = WaterfallLayout()
  let collectionView: UICollectionView
  var counts: [Int]
  private(set) var countQuestions = 0
  private var delegate: (any WaterfallLayoutDelegate)?

  init(
    counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    _ setUp: (WaterfallLayout) -> Void = { _ in }
  ) {
    self.counts = counts
    setUp(layout)
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
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

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
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

/// A delegate that answers everything there is, differently for every section.
final class SectionedDelegate: NSObject, WaterfallLayoutDelegate {
  struct Section {
    var laneCount = 2
    var inset = UIEdgeInsets.zero
    var laneSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var lengths: [CGFloat] = []
    var spans: [Int] = []
  }

  var sections: [Section]
  private(set) var sectionQuestions = 0

  init(_ sections: [Section]) { self.sections = sections }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat { sections[indexPath.section].lengths[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int { sections[indexPath.section].spans[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int {
    sectionQuestions += 1
    return sections[section].laneCount
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].laneSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat { sections[section].header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> CGFloat { sections[section].footer }
}
