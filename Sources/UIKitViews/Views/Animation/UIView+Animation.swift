import Foundation
import LayoutEngine
import UIKitAdditions

extension UIView {
  /// Animates with a spring described by its duration and bounce (WWDC23, session 10158). Without damping,
  /// the spring would oscillate once in `duration` seconds. The bounce is between −1 and 1. At 0 the spring
  /// doesn't oscillate, and below 0 it is overdamped.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      perceptualDuration: duration, bounce: bounce,
      velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  static func applyAtOnce(_ changes: () -> Void) {
    let didAnimate = AnimationBlock.areEnabled
    AnimationBlock.areEnabled = false
    defer { AnimationBlock.areEnabled = didAnimate }
    changes()
  }

  /// Animates changes. The default curve eases in and out.
  static func animate(
    lasting duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(options.curve.timingCurve, duration: duration)
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  static func animate(
    by timing: AnimationTiming, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let outer = AnimationBlock.current, delay <= 0, options.isDisjoint(with: .overridingInherited) {
      AnimationBlock.perform(outer, animations)
      if let completion { outer.run.addCompletion(completion) }
      return
    }
    let run = AnimationRun(timing, options: options, within: AnimationBlock.current?.run)
    let animates = AnimationBlock.areEnabled && (run.timing.duration > 0 || delay > 0)
    let changes = {
      animations()
      if options.contains(.layoutSubviews) { run.layOutViews() }
    }
    // In a block that doesn't animate, implicit animations are off, too.
    if animates {
      AnimationBlock.perform(AnimationBlock(run: run), changes)
    } else {
      applyAtOnce(changes)
    }
    if let completion { run.addCompletion(completion) }
    run.start(after: delay)
  }
}

extension UIView.AnimationOptions {
  fileprivate static let overridingInherited: Self = [
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]
}

extension AnimationRun {
  fileprivate convenience init(
    _ timing: AnimationTiming, options: UIView.AnimationOptions, within outer: AnimationRun?
  ) {
    var (timing, repetition) = (timing, options.repetition)
    var allowsUserInteraction = options.contains(.allowUserInteraction)
    if let outer {
      let duration =
        options.contains(.overrideInheritedDuration) ? timing.duration : outer.timing.duration
      timing = (options.contains(.overrideInheritedCurve) ? timing : outer.timing).lasting(duration)
      if !options.contains(.overrideInheritedOptions) {
        (repetition, allowsUserInteraction) = (outer.repetition, outer.allowsUserInteraction)
      }
    }
    self.init(timing: timing, repetition: repetition, allowsUserInteraction: allowsUserInteraction)
  }
}
