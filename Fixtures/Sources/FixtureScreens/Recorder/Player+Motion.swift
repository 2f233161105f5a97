import CollectionView
import Foundation
import Recordings

#if os(iOS) || os(tvOS) || os(visionOS)
extension Player {
  /// Scrolls to the end of a flick with an animation.
  ///
  /// UIKit has no API for touches. The end of the motion is computed from UIKit's constants and passed to the
  /// layout, as UIKit does when a finger is lifted.
  func flick(by distance: CGPoint, duration: Double) -> Recording.Motion {
    let velocity = CGPoint(x: -distance.x / duration / 1000, y: -distance.y / duration / 1000)
    let rate = view.decelerationRate.rawValue
    let way = rate / (1 - rate)
    let start = view.contentOffset
    let proposed = CGPoint(
      x: offset(start.x - distance.x + velocity.x * way, view.contentSize.width, view.bounds.width),
      y: offset(start.y - distance.y + velocity.y * way, view.contentSize.height, view.bounds.height))
    let layout = view.collectionViewLayout
    view.setContentOffset(
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity),
      animated: true)
    return .offset
  }

  private func offset(_ proposed: CGFloat, _ content: CGFloat, _ length: CGFloat) -> CGFloat {
    min(max(0, proposed), max(0, content - length))
  }

  /// Runs the main run loop until nothing has moved for a tenth of a second, at most for 3 s.
  func waitUntilAtRest() {
    let end = Date(timeIntervalSinceNow: 3)
    var still = 0
    while still < 4, Date() < end {
      let before = view.contentOffset
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
      let isMoving =
        view.contentOffset != before || view.isDecelerating || isAnimating(view)
        || view.subviews.contains { isAnimating($0) }
      still = isMoving ? 0 : still + 1
    }
  }

  private func isAnimating(_ view: UIView) -> Bool { !(view.layer.animationKeys() ?? []).isEmpty }

  static var system: String { "Apple's UIKit, \(ProcessInfo.processInfo.operatingSystemVersionString)" }

  static func configureSystem() {}
}
#else
extension Player {
  /// Moves a finger over the window and lifts it.
  func flick(by distance: CGPoint, duration: Double) -> Recording.Motion {
    let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    Finger(in: window).drag(from: start, to: end, duration: duration)
    return .touches
  }

  /// Advances the frame clock until no view moves.
  func waitUntilAtRest() {
    FrameClock.main.run(for: 0.7)
    FrameClock.main.run(while: view.isDecelerating || view.isDragging, limit: 10)
    FrameClock.main.run(for: 0.1)
  }

  static var system: String { "the package's UIKit" }

  /// Gives the screen the size and scale of an iPhone, and turns off a check that calls the data source more
  /// often than UIKit does.
  static func configureSystem() {
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 3)
    UIKitException.checksDataSourceCounts = false
  }
}
#endif
