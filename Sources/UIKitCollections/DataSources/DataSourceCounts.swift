import Foundation

/// The data source's item counts, which are valid until an invalidation or an update.
struct DataSourceCounts {
  let items: [Int]

  init(items: [Int]) { self.items = items }

  init(of collectionView: UICollectionView, from dataSource: UICollectionViewDataSource?) {
    guard let dataSource else {
      items = []
      return
    }
    let sections = dataSource.numberOfSections(in: collectionView)
    items = (0..<Self.checked(sections, "sections")).map { section in
      Self.checked(
        dataSource.collectionView(collectionView, numberOfItemsInSection: section),
        "items in section \(section)")
    }
  }

  /// The maximum count. Layouts add up lengths and may store a number for each element.
  private static let maximum = 100_000_000

  /// Raises an exception and returns 0 for invalid counts.
  private static func checked(_ count: Int, _ subject: @autoclosure () -> String) -> Int {
    if (0...maximum).contains(count) { return count }
    let limit = count < 0 ? "" : " The maximum is \(maximum)."
    UIKitException.raise(
      "the data source returned \(count) for the number of \(subject()).\(limit) It counts as 0.")
    return 0
  }

  /// Returns `false` for missing items. Counts don't limit supplementary and decoration views.
  func haveElement(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || contains(attributes.path)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && contains(ElementPath(indexPath))
  }

  private func contains(_ path: ElementPath) -> Bool {
    guard case .item(let path) = path, items.indices.contains(path.section) else { return false }
    return path.item >= 0 && path.item < items[path.section]
  }
}

struct ShownData {
  /// `nil` if the data source must provide the counts again.
  private(set) var counts: DataSourceCounts?
  private(set) var needsReload = true

  /// `true` if the content size comes from a data source.
  var sizesContents = false

  mutating func forgetCounts() { counts = nil }

  mutating func setCounts(_ counts: DataSourceCounts) { self.counts = counts }

  mutating func isReplaced() {
    counts = nil
    needsReload = true
  }

  mutating func viewsWereRemoved() { needsReload = false }
}
