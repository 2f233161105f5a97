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

/// The kind of a supplementary or decoration view, or the unnamed kind of cells.
nonisolated struct ElementKind: Hashable {
  private nonisolated(unsafe) static let names = NumberedValues<String>()
  static let none = ElementKind(nil)

  private let number: Int?

  init(_ name: String?) { number = name.map(Self.names.number(of:)) }

  var name: String? { number.map { Self.names[$0] } }
}

nonisolated extension ElementKind: Comparable {
  static func < (left: Self, right: Self) -> Bool { (left.name ?? "") < (right.name ?? "") }
}

/// An index path stored as numbers.
///
/// Every frame compares many paths, and comparing values of `IndexPath` would call Foundation.
nonisolated enum ElementPath: Hashable {
  case none
  case section(Int)
  case item(ItemPath)
  /// A path of more than two indices, referenced by its number in `lists`.
  case indices(Int)

  private nonisolated(unsafe) static let lists = NumberedValues<[Int]>()

  init(_ indexPath: IndexPath) {
    switch indexPath.count {
    case 0: self = .none
    case 1: self = .section(indexPath[0])
    case 2: self = .item(ItemPath(section: indexPath[0], item: indexPath[1]))
    default: self = .indices(Self.lists.number(of: Array(indexPath)))
    }
  }

  var indexPath: IndexPath {
    if case .item(let path) = self { IndexPath(path) } else { IndexPath(indexes: indices) }
  }

  private var indices: [Int] {
    switch self {
    case .none: []
    case .section(let section): [section]
    case .item(let path): [path.section, path.item]
    case .indices(let number): Self.lists[number]
    }
  }
}

nonisolated extension ElementPath: Comparable {
  /// A path precedes its extensions.
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.item(let left), .item(let right)): left < right
    case (.section(let left), .section(let right)): left < right
    default: left.indices.lexicographicallyPrecedes(right.indices)
    }
  }
}

/// A collection of values referenced by number.
///
/// Every frame copies the keys of visible elements, and numbers need no reference counting. Values are never
/// removed because an app has few kinds, and few paths of more than two indices.
///
/// This class is used on the main actor, like layout attributes.
nonisolated final class NumberedValues<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int) -> Value { values[number] }
}
