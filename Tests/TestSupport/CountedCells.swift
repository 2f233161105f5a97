import CollectionView

/// A data source with sections of cells. It logs its calls and uses the reuse identifiers "cell" and "view"
/// (for headers and footers).
@MainActor open class CountedCells: NSObject, UICollectionViewDataSource {
  public var counts: [Int]
  /// Called with a description of each call to the data source.
  public var log: (String) -> Void = { _ in }
  /// The index paths of all requested cells.
  public private(set) var asked: [IndexPath] = []
  /// The number of calls to `numberOfSections(in:)`.
  public private(set) var countQuestions = 0

  public init(_ counts: [Int]) {
    treatWarningsAsIssues()
    self.counts = counts
  }

  nonisolated deinit {}

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    log("numberOfSections")
    countQuestions += 1
    return counts.count
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log("numberOfItemsInSection \(section)")
    return counts[section]
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log("cell \(indexPath.section)-\(indexPath.item)")
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log("supplementary \(indexPath.map(String.init).joined(separator: "-"))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
