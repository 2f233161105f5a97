import Foundation

/// A data source's state of a row in an outline.
struct OutlineRow: Equatable {
  var level = 0
  var isExpanded = false
}
