import Foundation
import UIKitAdditions

// Queries for other modules of the package.
extension UIScrollView {
  package final var isMoving: Bool {
    if case .resting = motion { return isTracking }
    return true
  }

  package final var isAnimatingOffset: Bool {
    if case .animating = motion { true } else { false }
  }

  /// The final offset of a deceleration or an animated scroll.
  package final var endOfMotion: CGPoint? {
    switch motion {
    case .decelerating(let glide): glide.target
    case .animating(let animation): animation.to
    case .resting, .dragging, .released: nil
    }
  }

  /// The offset when the dragging finger came down.
  package final var dragStart: CGPoint? {
    if case .dragging(let drag) = motion { drag.startOffset } else { nil }
  }

  /// Updates the end whenever views measure themselves. If the closure returns `nil`, the end stays.
  package final func follow(_ end: @escaping () -> CGPoint?) { changeAnimation { $0.goal = end } }

  package final func contentsWereMeasured() { changeAnimation { $0.hasMeasured = true } }

  /// Moves an animated scroll when views measure themselves.
  package final func contentsWereMeasured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    changeAnimation { $0.measured(movingShownBy: shift, endBy: endShift) }
  }
}
