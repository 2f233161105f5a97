import Foundation
import LayoutEngine

/// The key of an element. Keys are sorted by category (decoration views, cells, supplementary views), kind,
/// and path. Elements with equal z-indices are in this order, from back to front.
nonisolated struct ElementKey: Comparable, Hashable {
  let category: UICollectionView.ElementCategory
  let elementKind: ElementKind
  let path: ElementPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    (category, elementKind, path) = (attributes.category, attributes.kind, attributes.path)
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.init(category, ElementKind(kind), indexPath)
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: ElementKind, _ indexPath: IndexPath) {
    (self.category, elementKind, path) = (category, kind, ElementPath(indexPath))
  }

  var kind: String? { elementKind.name }

  var indexPath: IndexPath { path.indexPath }

  /// The name in messages.
  var name: String {
    let path = indexPath.map(String.init).joined(separator: ", ")
    switch (category, kind) {
    case (.supplementaryView, let kind?): return "supplementary view of kind \(kind) at index path [\(path)]"
    case (.decorationView, let kind?): return "decoration view of kind \(kind) at index path [\(path)]"
    default: return "cell at index path [\(path)]"
    }
  }

  /// Returns `true` if the element moves with its item instead of its section.
  ///
  /// - Parameter attachedKinds: The kinds of supplementary views that belong to items.
  func goesWithItem(_ attachedKinds: Set<String>) -> Bool {
    switch category {
    case .cell: true
    case .supplementaryView: path.indexPath.count == 2 && kind.map(attachedKinds.contains) ?? false
    case .decorationView: false
    }
  }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(path)
  }

  static func == (left: ElementKey, right: ElementKey) -> Bool {
    left.category == right.category && left.path == right.path && left.elementKind == right.elementKind
  }

  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.category != right.category { return left.rank < right.rank }
    if left.elementKind != right.elementKind { return left.elementKind < right.elementKind }
    return left.path < right.path
  }
}

extension Range<Int> {
  /// - Complexity: O(log *n*)
  func index(of key: ElementKey, among keys: (Int) -> ElementKey) -> Int? {
    let index = partition { !(keys($0) < key) }
    return index < upperBound && keys(index) == key ? index : nil
  }
}
