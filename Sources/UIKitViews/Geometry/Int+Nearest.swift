import Foundation

nonisolated extension Int {
  /// Creates the nearest whole number in range; NaN becomes 0. `Int(_:)` would trap.
  package init(nearest number: CGFloat) {
    let whole = number.rounded()
    self = Int(exactly: whole) ?? (whole > 0 ? .max : whole < 0 ? .min : 0)
  }
}
