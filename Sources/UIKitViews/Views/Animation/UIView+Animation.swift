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

extension UIView {
  /// Named timing curves.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// A slow start and end.
    case easeInOut
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A constant speed.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options of an animation, which by default eases in and out.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options. Bits other than UIKit's have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views, so that their subviews animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they animate. Otherwise, touches pass through them.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed or replaced.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward and then backward. Without ``repeat``, the new value then appears.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the animation's own duration in a nested block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the animation's own curve in a nested block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has no effect.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps the animation's own options in a nested block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A slow start and end, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Has no effect.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has no effect.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has no effect.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has no effect.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has no effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Has no effect.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has no effect.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    var repetition: AnimationRun.Repetition {
      if contains(.repeat) { return .forever(autoreverses: contains(.autoreverse)) }
      return contains(.autoreverse) ? .thereAndBack : .once
    }
  }

  /// Options of a keyframe animation, similar to ``AnimationOptions``.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options. Bits other than UIKit's have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// See ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// See ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats all keyframes.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays all keyframes forward and then backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// See ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// See ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Changes values linearly between keyframes. This is the only mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Has no effect.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Has no effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Has no effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Has no effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
