import Foundation
import UIKitAdditions

// What other modules of the package ask of the contents' motion.
extension UIScrollView {
  /// Whether a finger or a motion moves the contents.
  package final var isMoving: Bool {
    if case .resting = motion { return isTracking }
    return true
  }

  /// Whether an animated scroll goes on.
  package final var isAnimatingOffset: Bool {
    if case .animating = motion { true } else { false }
  }

  /// The offset at which a deceleration or an animated scroll ends. Nil without one.
  package final var endOfMotion: CGPoint? {
    switch motion {
    case .decelerating(let glide): glide.target
    case .animating(let animation): animation.to
    case .resting, .dragging, .released: nil
    }
  }

  /// The offset when the finger that drags the contents came down. Nil without one.
  package final var dragStart: CGPoint? {
    if case .dragging(let drag) = motion { drag.startOffset } else { nil }
  }

  /// Has an animated scroll end at an offset that is asked for again whenever views have measured themselves. Nil leaves its end.
  package final func follow(_ end: @escaping () -> CGPoint?) { changeAnimation { $0.goal = end } }

  /// Has an animated scroll ask for its end again, as contents may have moved.
  package final func contentsWereMeasured() { changeAnimation { $0.hasMeasured = true } }

  /// Moves an animated scroll along as views measure themselves: by how far the contents on screen have moved within the contents as a
  /// whole, and by how far its end has.
  package final func contentsWereMeasured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    changeAnimation { $0.measured(movingShownBy: shift, endBy: endShift) }
  }
}
