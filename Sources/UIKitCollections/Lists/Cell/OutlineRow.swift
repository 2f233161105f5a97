import Foundation

struct OutlineRow: Equatable {
  var level = 0
  var isExpanded = false
}
