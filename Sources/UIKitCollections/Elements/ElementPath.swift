import Foundation
import LayoutEngine

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
