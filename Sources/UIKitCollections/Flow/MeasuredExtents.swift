import Foundation

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
