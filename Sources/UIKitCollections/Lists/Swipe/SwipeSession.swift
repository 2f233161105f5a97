import Foundation

@MainActor
struct SwipeSession {
  let cell: UICollectionViewCell
  let view: SwipePullView
  let configuration: UISwipeActionsConfiguration
  let isToLeft: Bool
  /// The pull when the finger came down.
  var start: CGFloat = 0
  /// It's never negative.
  private(set) var pull: CGFloat = 0
  /// `true` while the row waits for its action's end.
  var isPerforming = false

  /// Three quarters of the row (UIKit, measured on a row of 343 points: not at 250, at 260).
  var fullPull: CGFloat { view.bounds.width * 0.75 }

  mutating func show(_ pull: CGFloat) {
    self.pull = max(0, pull)
    view.pull = self.pull
    view.isFull = configuration.performsFirstActionWithFullSwipe && self.pull >= fullPull
    cell.transform = CGAffineTransform(translationX: isToLeft ? -self.pull : self.pull, y: 0)
  }

  /// Velocity is in points per second, and positive away from the edge.
  func restingPull(velocity: CGFloat) -> CGFloat {
    let resting = view.restingPull
    if velocity < -100 { return 0 }
    return velocity > 100 || pull > resting / 2 ? resting : 0
  }
}
