import Foundation
import LayoutEngine

/// An element's index path, in numbers that the compiler sees. Every frame compares the paths of all elements on
/// screen, and comparing or copying an `IndexPath` is a call into Foundation.
nonisolated enum ElementPath: Hashable {
  case item(ItemPath)
  /// Any other number of indices.
  case indices([Int])

  init(_ indexPath: IndexPath) {
    self =
      indexPath.count == 2
      ? .item(ItemPath(section: indexPath[0], item: indexPath[1])) : .indices(Array(indexPath))
  }

  var indexPath: IndexPath {
    switch self {
    case .item(let path): IndexPath(path)
    case .indices(let indices): IndexPath(indexes: indices)
    }
  }

  private var indices: [Int] {
    switch self {
    case .item(let path): [path.section, path.item]
    case .indices(let indices): indices
    }
  }
}

nonisolated extension ElementPath: Comparable {
  /// Index by index; a path comes before those that go on from it.
  static func < (left: Self, right: Self) -> Bool {
    if case .item(let left) = left, case .item(let right) = right { return left < right }
    return left.indices.lexicographicallyPrecedes(right.indices)
  }
}
