import Foundation
import LayoutEngine

extension ItemPath {
  /// The path must have a section and an item.
  package nonisolated init(_ path: IndexPath) { self.init(section: path[0], item: path[1]) }
}

extension IndexPath {
  package nonisolated init(_ path: ItemPath) {
    // In two steps, because a list of both indices would allocate an array.
    self.init(index: path.section)
    append(path.item)
  }
}
