import Foundation
import LayoutEngine

/// The scroll views of orthogonal sections. The layout owns the scroll distances, because it also manages
/// invisible sections.
struct OrthogonalStrips {
  private(set) var views: [Int: OrthogonalScrollView] = [:]
  /// The scroll views of removed sections while their cells depart.
  private(set) var leaving: [OrthogonalScrollView] = []
  /// The goals of invisible sections, until their cells are visible and have measured themselves.
  private(set) var goals: [Int: ScrollGoal] = [:]

  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  func view(at position: CGPoint) -> OrthogonalScrollView? {
    views.values.first { $0.frame.contains(position) }
  }

  // MARK: Adding and removing scroll views

  mutating func add(_ view: OrthogonalScrollView) { views[view.section] = view }

  mutating func remove(_ view: OrthogonalScrollView) { views[view.section] = nil }

  mutating func removeAll() -> [OrthogonalScrollView] {
    defer { self = OrthogonalStrips() }
    return Array(views.values) + leaving
  }

  mutating func removeIdleLeaving() -> [OrthogonalScrollView] {
    let idle = leaving.filter(\.subviews.isEmpty)
    if !idle.isEmpty { leaving.removeAll { $0.subviews.isEmpty } }
    return idle
  }

  // MARK: Goals

  mutating func aim(_ goal: ScrollGoal) { goals[goal.indexPath.section] = goal }

  mutating func forgetGoal(ofSection section: Int) { goals[section] = nil }

  mutating func forgetGoals() { goals = [:] }

  mutating func forgetGoalsInSight() { for section in views.keys { goals[section] = nil } }

  // MARK: Updates

  /// Sections keep their scroll views, even if they're reloaded.
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

struct OrthogonalStrip: Equatable {
  let frame: LayoutRect
  let axis: Axis
  let contentExtent: Double
  let range: ClosedRange<Double>
  let isPaged: Bool
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

  func clamped(_ distance: Double) -> Double { min(max(distance, range.lowerBound), range.upperBound) }
}
