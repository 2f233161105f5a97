import CollectionView

@testable import CollectionLayouts

/// A layout of sections in a collection view, its data source and its delegate, who counts what is asked.
final class SectionedFixture<Layout: SectionedLayout>: CountedCells {
  let layout: Layout
  let view: UICollectionView
  private(set) var countQuestions = 0
  private var delegate: (any UICollectionViewDelegate)?

  init(
    _ layout: Layout, counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    _ delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.layout = layout
    self.delegate = delegate
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init(counts)
    view.contentInsetAdjustmentBehavior = .never
    view.registerPlainViews()
    view.dataSource = self
    view.delegate = delegate
    prepare()
  }

  func prepare() {
    view.layoutIfNeeded()
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

  /// What the layout says of every element that can be seen, one by one.
  var allAttributes: [UICollectionViewLayoutAttributes] {
    prepare()
    return counts.indices.flatMap { section in
      let path = IndexPath(item: 0, section: section)
      let boundaries = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      return boundaries
        + (0..<counts[section]).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }.filter { !$0.isHidden }
    }
  }

  /// A rectangle for which the layout finds other elements than those that meet it, or other attributes; nil if there is none.
  func disagreement(_ rectangles: [CGRect]) -> String? {
    let all = allAttributes
    for rect in rectangles {
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { sharesArea($0.frame, rect) }
      guard found.count == expected.count,
        expected.allSatisfy({ one in found.contains { $0.isEqual(one) && $0 !== one } })
      else {
        return "\(rect): \(found.map(\.indexPath)) instead of \(expected.map(\.indexPath))"
      }
    }
    return nil
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return super.numberOfSections(in: collectionView)
  }
}
