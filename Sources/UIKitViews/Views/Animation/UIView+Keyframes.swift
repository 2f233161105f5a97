import Foundation

extension UIView {
  static func performKeyframe(
    from frameStartTime: Double, lasting frameDuration: Double, _ animations: () -> Void
  ) {
    guard frameStartTime >= 0, frameStartTime <= 1, frameDuration >= 0 else {
      return UIKitException.raise(
        .invalidArgument,
        "addKeyframe: a keyframe's start time must be in 0…1, and its duration must not be "
          + "negative. They are \(frameStartTime) and \(frameDuration).")
    }
    let end = min(1, frameStartTime + frameDuration)
    let block = AnimationBlock.current.map {
      AnimationBlock(run: $0.run, span: .keyframe(start: frameStartTime, end: end))
    }
    AnimationBlock.perform(block, animations)
  }

  /// Animates with keyframes. Returns `false` if the animations were removed. As in UIKit, async code must
  /// write `await` or pass a completion.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }
}
