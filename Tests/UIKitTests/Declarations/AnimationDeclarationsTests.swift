import Testing
import UIKit

/// UIKit declares block animations in the class as `class func`s with an escaping closure (Apple's
/// documentation of `UIView.animate(withDuration:animations:)` and related methods). These overrides compile
/// only with the same declarations here: a method with an escaping closure can't override one with a
/// nonescaping closure.
private final class LoggedView: UIView {
  static var log: [String] = []
  static var completions: [() -> Void] = []

  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    log.append("short")
    completions.append(animations)
    super.animate(withDuration: duration, animations: animations)
  }

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("completion")
    completions.append(animations)
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("options")
    completions.append(animations)
    super.animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("spring")
    completions.append(animations)
    super.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion)
  }

  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    log.append("keyframes")
    completions.append(animations)
    super.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    log.append("keyframe")
    completions.append(animations)
    super.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
  }

  override class func setAnimationsEnabled(_ enabled: Bool) {
    log.append("enabled")
    super.setAnimationsEnabled(enabled)
  }

  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    log.append("without")
    super.performWithoutAnimation(actionsWithoutAnimation)
  }

  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
}

@Suite("Animation, as UIKit declares it", .serialized)
@MainActor
struct AnimationDeclarationsTests {
  @Test func `each animation method can be overridden and its closure can be stored`() {
    let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let step = { view.center.x += 1 }
    LoggedView.animate(withDuration: 0, animations: step)
    LoggedView.animate(withDuration: 0, animations: step, completion: nil)
    LoggedView.animate(withDuration: 0, delay: 0, animations: step)
    LoggedView.animate(
      withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: step)
    LoggedView.animateKeyframes(withDuration: 0, delay: 0, animations: step)
    LoggedView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: step)
    LoggedView.setAnimationsEnabled(true)
    LoggedView.performWithoutAnimation(step)
    #expect(
      LoggedView.log
        == ["short", "completion", "options", "spring", "keyframes", "keyframe", "enabled", "without"])
    #expect(view.center.x == 12)
    LoggedView.completions.forEach { $0() }
    #expect(view.center.x == 18)
    #expect(LoggedView.areAnimationsEnabled)
    #expect(LoggedView.inheritedAnimationDuration == 0)
    LoggedView.log = []
    LoggedView.completions = []
  }
}
