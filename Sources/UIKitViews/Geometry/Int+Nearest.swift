import Foundation

nonisolated extension Int {
  /// Creates the nearest integer in range, or 0 for NaN. `Int(_:)` would trap.
  package init(nearest number: CGFloat) {
    let whole = number.rounded()
    self = Int(exactly: whole) ?? (whole > 0 ? .max : whole < 0 ? .min : 0)
  }
}
