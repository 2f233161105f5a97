import CollectionLayouts
import CollectionView

/// Sections of plain cells, which it calls "cell", and of headers and footers, which it calls "view". In a timeline they follow one
/// another, each with the next one beside it.
class CountedCells: NSObject, UICollectionViewDataSource, TimelineLayoutDelegate {
  var counts: [Int]

  init(_ counts: [Int]) {
    treatWarningsAsIssues()
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

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

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(indexPath.item) * 40
    return start...start + 60
  }
}
