import Foundation
import LayoutEngine

#if canImport(Darwin)
import CoreGraphics
#endif

extension CGPoint {
  package nonisolated init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  package nonisolated init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  package nonisolated init(_ rect: LayoutRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension LayoutPoint {
  package nonisolated init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutSize {
  package nonisolated init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  /// Sizes become positive, as in `CGRect.standardized`.
  package nonisolated init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
