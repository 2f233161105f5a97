import Foundation
import LayoutEngine

/// The scroll views of a collection view's orthogonal sections, and their scroll goals. The layout owns the
/// scroll distances because it also manages invisible sections.
///
/// The layout pass adds and removes scroll views. Updates and the app's scroll calls determine their state.
struct OrthogonalStrips {
  /// The scroll views of visible sections.
  private(set) var views: [Int: OrthogonalScrollView] = [:]
  /// The scroll views of removed sections while their cells depart.
  private(set) var leaving: [OrthogonalScrollView] = []
  /// The scroll goals of invisible sections, until these sections are visible and their cells have measured
  /// themselves.
  private(set) var goals: [Int: ScrollGoal] = [:]

  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  /// Returns the scroll view at a position of the collection view.
  func view(at position: CGPoint) -> OrthogonalScrollView? {
    views.values.first { $0.frame.contains(position) }
  }

  // MARK: Adding and removing scroll views

  mutating func add(_ view: OrthogonalScrollView) { views[view.section] = view }

  mutating func remove(_ view: OrthogonalScrollView) { views[view.section] = nil }

  /// Removes and returns all scroll views because another layout has other sections.
  mutating func removeAll() -> [OrthogonalScrollView] {
    defer { self = OrthogonalStrips() }
    return Array(views.values) + leaving
  }

  /// Removes and returns the scroll views of removed sections whose cells have departed.
  mutating func removeIdleLeaving() -> [OrthogonalScrollView] {
    let idle = leaving.filter(\.subviews.isEmpty)
    if !idle.isEmpty { leaving.removeAll { $0.subviews.isEmpty } }
    return idle
  }

  // MARK: Goals

  /// Sets the item to show in an invisible section.
  mutating func aim(_ goal: ScrollGoal) { goals[goal.indexPath.section] = goal }

  mutating func forgetGoal(ofSection section: Int) { goals[section] = nil }

  mutating func forgetGoals() { goals = [:] }

  /// Removes the goals of visible sections, whose cells have measured themselves.
  mutating func forgetGoalsInSight() { for section in views.keys { goals[section] = nil } }

  // MARK: Updates

  /// Updates the scroll views after a batch. Sections keep their scroll views, even if they're reloaded.
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
