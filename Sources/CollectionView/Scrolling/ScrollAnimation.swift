#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// Contents on their way to an offset that the program asked for.
struct ScrollAnimation {
  /// In seconds. Apple publishes neither the duration nor the curve; 0.3, in and out, is what is known of iOS.
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  let from: CGPoint
  let to: CGPoint

  func offset(at time: TimeInterval) -> CGPoint {
    let progress = CGFloat(TimingCurve.easeInOut.progress(at: (time - start) / Self.duration))
    return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
#endif
