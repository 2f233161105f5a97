import Foundation
import LayoutEngine

/// The measured sizes of cells, until the data is reloaded.
struct MeasuredSizes {
  private var sizes: [Int: Compositional.Measurements] = [:]
  private var sum = LayoutSize.zero
  private var count = 0

  func sizes(inSection section: Int) -> Compositional.Measurements {
    sizes[section] ?? Compositional.Measurements()
  }

  var mean: LayoutSize? {
    count > 0 ? LayoutSize(width: sum.width / Double(count), height: sum.height / Double(count)) : nil
  }

  mutating func store(_ size: LayoutSize, at path: IndexPath) {
    let old = sizes[path.section]?[path.item]
    sizes[path.section, default: Compositional.Measurements()].store(size, of: path.item)
    sum.width += size.width - (old?.width ?? 0)
    sum.height += size.height - (old?.height ?? 0)
    if old == nil { count += 1 }
  }

  /// Returns the sizes of remaining items at their new paths.
  ///
  /// - Complexity: O(measured items)
  func following(_ map: UpdateMap) -> MeasuredSizes {
    var result = MeasuredSizes()
    for (section, sizes) in sizes {
      for (item, size) in zip(sizes.items, sizes.sizes) {
        guard let path = map.viewPathAfter(IndexPath(item: item, section: section)) else { continue }
        result.store(size, at: path)
      }
    }
    return result
  }
}

/// The measured lengths of headers and footers, by section.
struct MeasuredExtents {
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]

  var isEmpty: Bool { headers.isEmpty && footers.isEmpty }

  mutating func merge(_ other: MeasuredExtents) {
    headers.merge(other.headers) { $1 }
    footers.merge(other.footers) { $1 }
  }

  func following(_ map: UpdateMap) -> MeasuredExtents {
    func moved(_ extents: [Int: Double]) -> [Int: Double] {
      let moved = extents.compactMap { section, extent in
        map.newSectionOfViews(in: section).map { ($0, extent) }
      }
      return Dictionary(uniqueKeysWithValues: moved)
    }
    return MeasuredExtents(headers: moved(headers), footers: moved(footers))
  }
}
