import Foundation
import LayoutEngine
import UIKitAdditions

/// An animation from one zoom scale to another. One point of the view stays in place.
struct ZoomAnimation {
  let start: TimeInterval
  let from: CGFloat
  let to: CGFloat
  /// The fixed point in the scroll view's coordinates, relative to the origin of its bounds.
  let anchor: CGPoint
  let isBounce: Bool

  func scale(at time: TimeInterval) -> CGFloat {
    let progress = TimingCurve.easeInOut.progress(at: (time - start) / ScrollAnimation.duration)
    return from + (to - from) * CGFloat(progress)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= ScrollAnimation.duration - 1e-9 }
}
