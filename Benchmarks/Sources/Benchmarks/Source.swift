import CollectionLayouts
import CollectionView

/// The items on a ``Screen``, with lengths from the corpus and identical cells.
class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
  WaterfallLayoutDelegate
{
  static let cell = "cell"
  var cellClass: UICollectionViewCell.Type { UICollectionViewCell.self }
  var lengths: [Float]
  /// The number of requested cells.
  private(set) var cells = 0

  convenience init(count: Int) { self.init(lengths: Corpus(count: count).lengths) }

  init(lengths: [Float]) { self.lengths = lengths }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lengths.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { .absolute(CGFloat(lengths[indexPath.item])) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? { nil }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    sink &+= indexPaths.count
  }
}
