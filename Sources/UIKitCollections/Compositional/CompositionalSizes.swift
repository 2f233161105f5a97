import Foundation
import LayoutEngine

struct CompositionalSizes {
  var items = MeasuredSizes()
  /// The sizes of boundary items, by kind and section.
  private var boundaries: [String: [Int: LayoutSize]] = [:]
  private var badges: [String: MeasuredSizes] = [:]
  /// The largest reported width or height of a badge.
  private(set) var longestBadge = 0.0
  /// The sizes of boundary items of the whole layout.
  private(set) var outer: [String: LayoutSize] = [:]

  func size(ofKind kind: String, inSection section: Int) -> LayoutSize? { boundaries[kind]?[section] }

  func hasSize(inSection number: Int, of section: NSCollectionLayoutSection) -> Bool {
    !items.sizes(inSection: number).items.isEmpty
      || !boundaries.isEmpty
        && section.boundarySupplementaryItems.contains {
          size(ofKind: $0.elementKind, inSection: number) != nil
        }
  }

  mutating func store(_ size: LayoutSize, ofKind kind: String, inSection section: Int) {
    boundaries[kind, default: [:]][section] = size
  }

  mutating func store(_ size: LayoutSize, ofOuterKind kind: String) { outer[kind] = size }

  func size(ofBadge kind: String, at path: IndexPath) -> LayoutSize? {
    badges[kind]?.sizes(inSection: path.section)[path.item]
  }

  mutating func store(_ size: LayoutSize, ofBadge kind: String, at path: IndexPath) {
    badges[kind, default: MeasuredSizes()].store(size, at: path)
    longestBadge = max(longestBadge, size.width, size.height)
  }

  /// Returns the remaining elements' sizes at their new paths.
  func following(_ map: UpdateMap) -> CompositionalSizes {
    var result = CompositionalSizes()
    result.items = items.following(map)
    result.badges = badges.mapValues { $0.following(map) }
    result.longestBadge = longestBadge
    result.outer = outer
    for (kind, sizes) in boundaries {
      for (section, size) in sizes {
        guard let section = map.newSectionOfViews(in: section) else { continue }
        result.store(size, ofKind: kind, inSection: section)
      }
    }
    return result
  }
}
