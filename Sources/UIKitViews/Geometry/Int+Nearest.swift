import Foundation

nonisolated extension Int {
  /// The whole number next to it. One that is out of range becomes the end that it lies beyond, and NaN becomes 0: `Int(_:)` traps.
  package init(nearest number: CGFloat) {
    let whole = number.rounded()
    self = Int(exactly: whole) ?? (whole > 0 ? .max : whole < 0 ? .min : 0)
  }
}
