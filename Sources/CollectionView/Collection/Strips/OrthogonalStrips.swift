#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// The sections of a collection view that scroll by themselves.
struct OrthogonalStrips {
  /// The scroll views of the sections in sight.
  var views: [Int: OrthogonalScrollView] = [:]
  /// Those of sections that are gone, while their cells leave.
  var leaving: [OrthogonalScrollView] = []
  /// How far each section has scrolled, from where it begins, seen or not.
  private var distances: [Int: Double] = [:]

  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  /// Nil where the section rests at its beginning.
  func distance(ofSection section: Int) -> Double? { distances[section] }

  mutating func setDistance(_ distance: Double, ofSection section: Int) { distances[section] = distance }

  /// Sections keep how far they have scrolled, also when they are reloaded.
  mutating func follow(_ map: UpdateMap) {
    var (kept, scrolled): ([Int: OrthogonalScrollView], [Int: Double]) = ([:], [:])
    for (section, view) in views {
      if let new = map.newSection(of: section) {
        view.section = new
        kept[new] = view
      } else {
        leaving.append(view)
      }
    }
    for (section, distance) in distances {
      if let new = map.newSection(of: section) { scrolled[new] = distance }
    }
    (views, distances) = (kept, scrolled)
  }

  /// For another layout, which begins at the beginning.
  mutating func forgetDistances() { distances = [:] }
}
#endif
