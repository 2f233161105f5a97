import CollectionView

/// A data source with sections of movable numbers. A cell's tag is its number. A header's tag is the
/// section's name, which is a number, too.
///
/// The reuse identifiers are "cell" and "view" (for headers and footers).
@MainActor open class LabelledSource: NSObject, UICollectionViewDataSource {
  public var sections: [[Int]]
  /// The names of the sections, for layouts with headers. They start as -1, -2, ….
  public var names: [Int]

  public init(_ sections: [[Int]]) {
    self.sections = sections
    names = sections.indices.map { -1 - $0 }
  }

  nonisolated deinit {}

  /// Returns the current path of a number, or `nil` after its removal.
  public func path(of number: Int) -> IndexPath? {
    for (section, numbers) in sections.enumerated() {
      if let item = numbers.firstIndex(of: number) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    if names.indices.contains(indexPath.section) { view.tag = names[indexPath.section] }
    return view
  }
}
