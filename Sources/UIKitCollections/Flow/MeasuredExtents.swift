import Foundation

/// The lengths that headers and footers were measured to have, by section.
struct MeasuredExtents {
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]

  var isEmpty: Bool { headers.isEmpty && footers.isEmpty }

  /// Merges what the other has.
  mutating func merge(_ other: MeasuredExtents) {
    headers.merge(other.headers) { $1 }
    footers.merge(other.footers) { $1 }
  }
}
