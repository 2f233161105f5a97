import Foundation

/// A row that is pulled aside.
@MainActor
struct SwipeSession {
  let cell: UICollectionViewCell
  let view: SwipePullView
  let configuration: UISwipeActionsConfiguration
  /// Whether the row is pulled to the left.
  let isToLeft: Bool
  /// How far the row was pulled as the finger came down.
  var start: CGFloat = 0
  /// In points; never negative.
  private(set) var pull: CGFloat = 0
  /// Whether an action has begun and the row waits for its end.
  var isPerforming = false

  /// The pull from which letting go performs the first action: three quarters of the row. (UIKit, measured on a row of 343 points: not
  /// at 250, at 260.)
  var fullPull: CGFloat { view.bounds.width * 0.75 }

  mutating func show(_ pull: CGFloat) {
    self.pull = max(0, pull)
    view.pull = self.pull
    view.isFull = configuration.performsFirstActionWithFullSwipe && self.pull >= fullPull
    cell.transform = CGAffineTransform(translationX: isToLeft ? -self.pull : self.pull, y: 0)
  }

  /// The pull to rest at after the finger has lifted. Velocity is in points per second, away from the edge positive.
  func restingPull(velocity: CGFloat) -> CGFloat {
    let resting = view.restingPull
    if velocity < -100 { return 0 }
    return velocity > 100 || pull > resting / 2 ? resting : 0
  }
}
