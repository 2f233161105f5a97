#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// An animation that can be paused, scrubbed, reversed, continued otherwise, and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center = target }
/// animator.fractionComplete = dragged / whole                                      // paused, as far as the finger is
/// animator.isReversed = letGoEarly
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// The blocks run when the animator becomes active. The views have their new values from then on; those of the beginning
/// are back when the animator finishes at the start. An animator that runs keeps itself alive; one that is paused or
/// stopped must not be released, as in UIKit.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Those of the initialiser; never nil.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// In seconds. With a spring that knows its own duration it is that one.
  open private(set) var duration: TimeInterval
  /// In seconds.
  open private(set) var delay: TimeInterval = 0
  /// Inactive until started, paused or scrubbed, and again when it has finished.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the views take touches while they animate. Default true.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsUserInteraction = isUserInteractionEnabled }
  }
  /// Default true. False: pausing and stopping are mistakes.
  open var isInterruptible = true
  /// Whether a paused animation follows ``fractionComplete`` evenly, not by its curve. Default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it has come to its end, so that it can go back. Default false.
  open var pausesOnCompletion = false

  private let timing: AnimationTiming
  private var run: AnimationRun?
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The changes of a stopped animator, in the order in which they were made.
  private var stoppedChanges: [(layer: CALayer, start: LayerValue, end: LayerValue)] = []

  /// `duration` is in seconds; springs that know their own take no notice.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(duration: duration)
    self.duration = timing.duration
    super.init()
  }

  /// By a named curve, `duration` seconds long.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// By a curve as ``UICubicTimingParameters/init(controlPoint1:controlPoint2:)`` takes it,
  /// `duration` seconds long.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// By a spring that comes to rest within `duration` seconds. A ratio of 1 does not swing; the nearer to 0, the more
  /// it does.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    guard state != .inactive else { return }
    UIKitException.raiseOnAnyThread(
      "It is an error to release a paused or stopped property animator (state \(state)). Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be released.")
  }

  /// An animator that has started already.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What to animate

  /// As the longer form, without delay.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Added to an active animator, the block runs at once, and its changes go on for the rest of the time.
  ///
  /// - Parameter delayFactor: The part of the time that is left after which the changes begin, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch (state, run) {
    case (.active, let run?): perform(animation, from: run.place.fraction, delayFactor: delayFactor, in: run)
    case (.stopped, _):
      UIKitException.raise("addAnimations: the animator is stopped and must be finished first.")
    default: animations.append((animation, delayFactor))
    }
  }

  /// Called when the animator finishes, with where; not when it stops without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(
    _ animation: () -> Void, from fraction: Double, delayFactor: CGFloat, in run: AnimationRun
  ) {
    let start = fraction + min(1, max(0, delayFactor)) * (1 - fraction)
    let block = AnimationBlock(run: run, span: start > 0 ? .rest(from: start) : .whole)
    AnimationBlock.perform(UIView.areAnimationsEnabled ? block : nil, animation)
  }

  /// The run of an active animator; an inactive one becomes active, paused. Nil for a stopped one, which is a mistake.
  private func activeRun(for action: String) -> AnimationRun? {
    guard state != .stopped else {
      UIKitException.raise("\(action): the animator is stopped and must be finished first.")
      return nil
    }
    if let run { return run }
    let run = AnimationRun(timing: timing, allowsUserInteraction: isUserInteractionEnabled)
    run.arrivalHandler = { [weak self] in self?.arrive() }
    self.run = run
    state = .active
    let blocks = animations
    animations = []
    for (block, delayFactor) in blocks { perform(block, from: 0, delayFactor: delayFactor, in: run) }
    if isReversed { run.hold(at: AnimationRun.Place(fraction: 1, progress: .one)) }
    return run
  }

  // MARK: Running

  /// Whether it moves, or waits for its delay to pass.
  open var isRunning: Bool { run.map { !$0.isHeld } ?? false }

  /// Starts, or goes on where it is paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or goes on where it is paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard let run = activeRun(for: "startAnimation"), run.isHeld else { return }
    self.delay = max(0, delay)
    run.play(backward: isReversed, after: delay)
    run.owner = self
  }

  /// Stays where it is. An animator that has not started becomes active, paused at its beginning; it must then be
  /// held, and finished or stopped, by its owner. An error where it runs and is not ``isInterruptible``, or is
  /// stopped.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation"), let run = activeRun(for: "pauseAnimation") else { return }
    run.hold()
    run.owner = nil
  }

  /// Goes on from where it is paused.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest of the way; nil: as before.
  ///   - durationFactor: How long the rest takes, as a part of ``duration``; 0: what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    guard let run = activeRun(for: "continueAnimation"), run.isHeld else { return }
    let fraction = run.place.fraction
    let rest = durationFactor > 0 ? durationFactor : isReversed ? fraction : 1 - fraction
    if let parameters {
      run.play(by: parameters.timing(duration: rest * duration), backward: isReversed)
    } else {
      run.play(backward: isReversed, duration: rest * duration)
    }
    run.owner = self
  }

  /// Whether it goes from the end to the start. May change while it runs.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run?.turnBack() } }
  }

  /// How far it has come toward where it is going, 0…1: in time while it runs; paused, in progress where it
  /// ``scrubsLinearly``. Setting it pauses.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active, let run else { return 0 }
      let place = run.place
      let fraction = scrubsLinearly && run.isHeld ? place.progress.x : place.fraction
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard mayInterrupt("fractionComplete"), let run = activeRun(for: "fractionComplete") else { return }
      let part = min(1, max(0, newValue))
      let value = isReversed ? 1 - part : part
      let fraction = scrubsLinearly ? timing.fraction(at: value) : value
      let progress =
        scrubsLinearly ? AnimationRun.Progress(repeating: value) : timing.progress(at: fraction)
      run.hold(at: AnimationRun.Place(fraction: fraction, progress: progress))
      run.owner = nil
    }
  }

  private func mayInterrupt(_ action: String) -> Bool {
    guard isRunning, !isInterruptible else { return true }
    UIKitException.raise("\(action): the animator is not interruptible.")
    return false
  }

  // MARK: Ending

  private func arrive() {
    guard let run else { return }
    run.owner = nil
    guard !pausesOnCompletion else { return }
    if isReversed {
      run.leavesViewsElsewhere = true
      AnimationBlock.perform(nil) {
        for (layer, change) in run.takeChanges().reversed() { change.undo(on: layer) }
      }
    }
    self.run = nil
    run.finish()
    conclude(at: isReversed ? .start : .end)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  /// Leaves the views as they are shown now.
  ///
  /// - Parameter withoutFinishing: True: that is all, and completions are not called. False: ``finishAnimation(at:)`` is
  ///   called next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, mayInterrupt("stopAnimation") else { return }
    run.leavesViewsElsewhere = true
    stoppedChanges = AnimationBlock.perform(nil) {
      run.takeChanges().map { layer, change in
        let end = LayerValue(change.property, of: layer)
        LayerValue(change.property, numbers: end.numbers + change.contribution).assignThroughView(of: layer)
        return (layer, change.old, end)
      }
    }
    self.run = nil
    state = .stopped
    run.owner = nil
    run.finish(interrupted: true)
    guard withoutFinishing else { return }
    (state, stoppedChanges, completions) = (.inactive, [], [])
  }

  /// Ends a stopped animator with the views at the start, at the end, or as they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitException.raise("finishAnimation(at:): the animator must be stopped first.")
    }
    let changes = stoppedChanges
    stoppedChanges = []
    AnimationBlock.perform(nil) {
      // Back from the last change to the first, whose old value is the oldest, and whose end the model was.
      for (layer, start, end) in changes.reversed() where finalPosition != .current {
        (finalPosition == .start ? start : end).assignThroughView(of: layer)
      }
    }
    conclude(at: finalPosition)
  }
}
#endif
