import Foundation
import LayoutEngine

#if canImport(Darwin)
import CoreGraphics
#endif

extension CGPoint {
  @inlinable package nonisolated init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  @inlinable package nonisolated init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  @inlinable package nonisolated init(_ rect: LayoutRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension LayoutPoint {
  @inlinable package nonisolated init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutSize {
  @inlinable package nonisolated init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  @inlinable package nonisolated init(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    // Most sizes are positive, and each access to an edge of the rectangle is a function call.
    guard size.width >= 0, size.height >= 0 else {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
      return
    }
    self.init(
      x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}

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
