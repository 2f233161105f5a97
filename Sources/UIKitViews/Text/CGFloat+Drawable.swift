import Foundation

nonisolated extension CGFloat {
  /// The number as a length in a text. Nil if it is no number. None is longer than any page: sums and products of such lengths stay
  /// numbers.
  var drawable: CGFloat? { isSane ? Swift.min(Swift.max(self, -1e6), 1e6) : nil }
}
