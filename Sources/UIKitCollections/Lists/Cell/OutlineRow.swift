import Foundation

/// What a data source knows of a row of an outline.
struct OutlineRow: Equatable {
  var level = 0
  var isExpanded = false
}
