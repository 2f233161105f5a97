import Foundation
import LayoutEngine
import UIKitAdditions

/// An animated zoom in which one point of the view stays in place.
struct ZoomAnimation {
  let start: TimeInterval
  let from: CGFloat
  let to: CGFloat
  /// The fixed point, relative to the origin of the bounds.
  let anchor: CGPoint
  let isBounce: Bool

  func scale(at time: TimeInterval) -> CGFloat {
    let progress = TimingCurve.easeInOut.progress(at: (time - start) / ScrollAnimation.duration)
    return from + (to - from) * CGFloat(progress)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= ScrollAnimation.duration - 1e-9 }
}
