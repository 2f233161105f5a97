#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// Animation by blocks. Everything set in the block has its new value at once; what is shown goes there in time.
///
/// Animations add up: one that interrupts another begins with what is shown, in place and in speed, and both run to their
/// ends, with completions that are told true. False: the animations were removed, with the view or by
/// `removeAllAnimations()`.
///
/// Completions are called on the frame clock, in the frame in which the time is over; where nothing animates, in the next
/// frame. A block within another block runs by the outer one's duration, curve and options unless its options say otherwise.
extension UIView {
  /// By a curve: ease in, ease out, unless the options name another.
  ///
  /// - Parameters:
  ///   - duration: In seconds. 0 without a delay applies everything at once.
  ///   - delay: In seconds, before anything shown moves. The values are set at once.
  ///   - completion: Told false where the animations were removed.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(options.curve.timingCurve, duration: duration)
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Without delay, ease in, ease out.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Without delay, ease in, ease out.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// By a spring that has come to rest, but for a thousandth of the way, after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; the nearer to 0, the more it does.
  ///   - velocity: At the beginning, in whole ways per second: 0.5 for 200 points to go at 100 points a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      settlingAfter: duration, dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// By a spring described as designers do (WWDC23, session 10158): it swings once in `duration` seconds, and ends when it
  /// has come to rest.
  ///
  /// - Parameter bounce: 0 does not swing, 1 never stops; below 0 it creeps. More than −1, less than 1.
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

  /// Whether blocks animate. Off, they apply at once.
  public private(set) static var areAnimationsEnabled = true

  /// False: blocks apply at once from now on, and are complete in the next frame. Animations that run go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// What is set in the block applies at once, whatever block it is called from. Animations that run go on.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    AnimationBlock.perform(nil, actionsWithoutAnimation)
  }

  /// The duration of the open animation block, in seconds; 0 outside of all.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.run.timing.duration ?? 0
  }

  static func animate(
    by timing: AnimationTiming, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    if let outer = AnimationBlock.current, delay <= 0, options.isDisjoint(with: .overridingInherited) {
      AnimationBlock.perform(outer, animations)
      if let completion { outer.run.addCompletion(completion) }
      return
    }
    let run = AnimationRun(timing, options: options, within: AnimationBlock.current?.run)
    let animates = areAnimationsEnabled && (run.timing.duration > 0 || delay > 0)
    let changes = {
      animations()
      if options.contains(.layoutSubviews) { run.layOutViews() }
    }
    // What would take a time of its own within a block takes the block's: none, where that has none.
    if animates {
      AnimationBlock.perform(AnimationBlock(run: run), changes)
    } else {
      performWithoutAnimation(changes)
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
#endif
