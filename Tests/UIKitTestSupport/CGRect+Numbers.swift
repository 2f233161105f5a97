import UIKitViews

extension CGRect {
  /// Creates a rectangle from four numbers, as in tables.
  package nonisolated init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
