#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// The sizes that views have said they have.
struct CompositionalSizes {
  var items = MeasuredSizes()
  /// Of boundary items, by kind and section.
  private var boundaries: [String: [Int: LayoutSize]] = [:]

  func size(ofKind kind: String, inSection section: Int) -> LayoutSize? { boundaries[kind]?[section] }

  mutating func take(_ size: LayoutSize, ofKind kind: String, inSection section: Int) {
    boundaries[kind, default: [:]][section] = size
  }

  /// The sizes of what stays, at its new paths.
  func following(_ map: UpdateMap) -> CompositionalSizes {
    var result = CompositionalSizes()
    result.items = items.following(map)
    for (kind, sizes) in boundaries {
      for (section, size) in sizes {
        guard let path = map.placeAfter(IndexPath(item: 0, section: section)) else { continue }
        result.take(size, ofKind: kind, inSection: path.section)
      }
    }
    return result
  }
}
#endif
