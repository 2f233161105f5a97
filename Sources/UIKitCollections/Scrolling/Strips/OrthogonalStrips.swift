import Foundation
import LayoutEngine

/// The scroll views of a collection view's sections that scroll by themselves, and what they are to scroll to. The layout owns how far
/// each section has scrolled: it knows sections out of sight, too.
///
/// The layout pass adds and removes them; updates and the app's scrolling tell what becomes of them.
struct OrthogonalStrips {
  /// The scroll views of the sections in sight.
  private(set) var views: [Int: OrthogonalScrollView] = [:]
  /// Those of sections that are gone, while their cells leave.
  private(set) var leaving: [OrthogonalScrollView] = []
  /// What sections out of sight were scrolled to, until they have come into sight and their cells have measured themselves.
  private(set) var goals: [Int: ScrollGoal] = [:]

  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  /// The scroll view that is seen at a position of the collection view.
  func view(at position: CGPoint) -> OrthogonalScrollView? {
    views.values.first { $0.frame.contains(position) }
  }

  // MARK: Coming and going

  mutating func add(_ view: OrthogonalScrollView) { views[view.section] = view }

  mutating func remove(_ view: OrthogonalScrollView) { views[view.section] = nil }

  /// Extracts all scroll views: another layout has other sections.
  mutating func removeAll() -> [OrthogonalScrollView] {
    defer { self = OrthogonalStrips() }
    return Array(views.values) + leaving
  }

  /// Removes the scroll views of sections that are gone whose cells have left.
  mutating func removeIdleLeaving() -> [OrthogonalScrollView] {
    let idle = leaving.filter(\.subviews.isEmpty)
    if !idle.isEmpty { leaving.removeAll { $0.subviews.isEmpty } }
    return idle
  }

  // MARK: Goals

  /// A section out of sight is to show an item.
  mutating func aim(_ goal: ScrollGoal) { goals[goal.indexPath.section] = goal }

  mutating func forgetGoal(ofSection section: Int) { goals[section] = nil }

  mutating func forgetGoals() { goals = [:] }

  /// What is in sight has measured itself.
  mutating func forgetGoalsInSight() { for section in views.keys { goals[section] = nil } }

  // MARK: Updates

  /// Sections retain their scroll views, also when they are reloaded.
  mutating func follow(_ map: UpdateMap) {
    var remaining: [Int: OrthogonalScrollView] = [:]
    for (section, view) in views {
      view.follow(map)
      if let new = map.newSection(of: section) {
        view.section = new
        remaining[new] = view
      } else {
        leaving.append(view)
      }
    }
    views = remaining
    let moved = goals.values.compactMap { goal in
      goal.moved(through: map)
    }
    goals = Dictionary(moved.map { ($0.indexPath.section, $0) }) { first, _ in first }
  }
}
