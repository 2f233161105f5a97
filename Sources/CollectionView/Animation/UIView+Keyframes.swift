#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIView {
  /// The keyframes that the block adds share the duration: each changes its values within a part of it.
  ///
  /// Between keyframes values change evenly; the curve, by default ease in, ease out, is that of the whole. What the block
  /// sets outside of keyframes animates for the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// For the block of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Keyframes of one property are
  /// added in the order of their times.
  ///
  /// - Parameters: In fractions of the whole duration, 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard frameStartTime >= 0, frameStartTime <= 1, frameDuration >= 0 else {
      return UIKitException.raise(
        .invalidArgument,
        "addKeyframe: a keyframe must begin within 0…1, not at \(frameStartTime), and last 0 or longer, not "
          + "\(frameDuration)")
    }
    let end = min(1, frameStartTime + frameDuration)
    let block = AnimationBlock.current.map {
      AnimationBlock(run: $0.run, span: .keyframe(start: frameStartTime, end: end))
    }
    AnimationBlock.perform(block, animations)
  }
}
#endif
