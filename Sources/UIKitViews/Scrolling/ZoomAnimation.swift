import Foundation
import LayoutEngine
import UIKitAdditions

/// A zoom scale on its way to another one, about a point of the view that stays where it is.
struct ZoomAnimation {
  let start: TimeInterval
  let from: CGFloat
  let to: CGFloat
  /// In the scroll view's coordinates, relative to the origin of its bounds.
  let anchor: CGPoint
  let isBounce: Bool

  func scale(at time: TimeInterval) -> CGFloat {
    let progress = TimingCurve.easeInOut.progress(at: (time - start) / ScrollAnimation.duration)
    return from + (to - from) * CGFloat(progress)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= ScrollAnimation.duration - 1e-9 }
}
