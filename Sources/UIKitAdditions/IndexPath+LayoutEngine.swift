import Foundation
import LayoutEngine

extension ItemPath {
  package nonisolated init(_ path: IndexPath) { self.init(section: path[0], item: path[1]) }
}

extension IndexPath {
  package nonisolated init(_ path: ItemPath) {
    // Appending in two steps avoids allocating an array for both indices.
    self.init(index: path.section)
    append(path.item)
  }
}
