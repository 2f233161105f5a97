import CollectionView

/// Sections of cells, which it calls "cell", and of headers and footers, which it calls "view". It writes down what it is asked.
@MainActor open class CountedCells: NSObject, UICollectionViewDataSource {
  public var counts: [Int]
  /// Hears of every question.
  public var log: (String) -> Void = { _ in }
  /// The items whose cells it was asked for.
  public private(set) var asked: [IndexPath] = []
  /// How often it was asked how many sections there are.
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
