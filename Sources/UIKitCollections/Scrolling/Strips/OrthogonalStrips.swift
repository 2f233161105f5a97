import Foundation
import LayoutEngine

/// The scroll views of a collection view's sections that scroll by themselves. Its layout knows how far they have scrolled.
struct OrthogonalStrips {
  /// The scroll views of the sections in sight.
  var views: [Int: OrthogonalScrollView] = [:]
  /// Those of sections that are gone, while their cells leave.
  var leaving: [OrthogonalScrollView] = []
  /// What sections out of sight were scrolled to, until they have come into sight and their cells have measured themselves.
  var goals: [Int: ScrollGoal] = [:]

  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  /// Takes out the scroll views of sections that are gone whose cells have left.
  mutating func takeIdleLeaving() -> [OrthogonalScrollView] {
    let idle = leaving.filter(\.subviews.isEmpty)
    if !idle.isEmpty { leaving.removeAll { $0.subviews.isEmpty } }
    return idle
  }

  /// Sections keep their scroll views, also when they are reloaded.
  mutating func follow(_ map: UpdateMap) {
    var kept: [Int: OrthogonalScrollView] = [:]
    for (section, view) in views {
      if let new = map.newSection(of: section) {
        view.section = new
        kept[new] = view
      } else {
        leaving.append(view)
      }
    }
    views = kept
    let moved = goals.values.compactMap { goal in
      goal.moved(through: map)
    }
    goals = Dictionary(moved.map { ($0.indexPath.section, $0) }) { first, _ in first }
  }
}
