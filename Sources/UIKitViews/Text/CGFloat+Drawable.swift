import Foundation

nonisolated extension CGFloat {
  /// The value as a length in text, or `nil` if it isn't finite. The length is limited, so that sums and
  /// products of lengths stay finite.
  var drawable: CGFloat? { isSane ? Swift.min(Swift.max(self, -1e6), 1e6) : nil }
}
