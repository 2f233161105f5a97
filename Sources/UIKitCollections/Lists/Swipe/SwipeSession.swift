import Foundation

@MainActor
struct SwipeSession {
  let cell: UICollectionViewCell
  let view: SwipePullView
  let configuration: UISwipeActionsConfiguration
  let isToLeft: Bool
  /// The pull when the finger came down.
  var start: CGFloat = 0
  /// The distance from the row's position, in points. It's never negative.
  private(set) var pull: CGFloat = 0
  /// `true` while the row waits for its action to end.
  var isPerforming = false

  /// Three quarters of the row. In UIKit, 260 of 343 points suffice for the first action, but not 250.
  var fullPull: CGFloat { view.bounds.width * 0.75 }

  mutating func show(_ pull: CGFloat) {
    self.pull = max(0, pull)
    view.pull = self.pull
    view.isFull = configuration.performsFirstActionWithFullSwipe && self.pull >= fullPull
    cell.transform = CGAffineTransform(translationX: isToLeft ? -self.pull : self.pull, y: 0)
  }

  /// Returns the pull after the finger lifts. The velocity is in points per second, and positive away from
  /// the edge.
  func restingPull(velocity: CGFloat) -> CGFloat {
    let resting = view.restingPull
    if velocity < -100 { return 0 }
    return velocity > 100 || pull > resting / 2 ? resting : 0
  }
}
