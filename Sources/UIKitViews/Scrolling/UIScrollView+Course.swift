import Foundation
import UIKitAdditions

// Queries about the contents' motion by other modules of the package.
extension UIScrollView {
  /// `true` if a finger or a motion moves the contents.
  package final var isMoving: Bool {
    if case .resting = motion { return isTracking }
    return true
  }

  /// `true` during an animated scroll.
  package final var isAnimatingOffset: Bool {
    if case .animating = motion { true } else { false }
  }

  /// The final offset of a deceleration or an animated scroll, or `nil` if there is none.
  package final var endOfMotion: CGPoint? {
    switch motion {
    case .decelerating(let glide): glide.target
    case .animating(let animation): animation.to
    case .resting, .dragging, .released: nil
    }
  }

  /// The offset when the dragging finger came down, or `nil` if there is no drag.
  package final var dragStart: CGPoint? {
    if case .dragging(let drag) = motion { drag.startOffset } else { nil }
  }

  /// Makes an animated scroll end at the returned offset, which is updated whenever views measure themselves.
  /// `nil` keeps the current end.
  package final func follow(_ end: @escaping () -> CGPoint?) { changeAnimation { $0.goal = end } }

  /// Makes an animated scroll update its end, because contents may have moved.
  package final func contentsWereMeasured() { changeAnimation { $0.hasMeasured = true } }

  /// Moves an animated scroll when views measure themselves: by the movement of the visible contents within
  /// the contents as a whole, and by the movement of its end.
  package final func contentsWereMeasured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    changeAnimation { $0.measured(movingShownBy: shift, endBy: endShift) }
  }
}
