import Foundation

/// An animation that can be paused, scrubbed, reversed, continued with another timing, and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center = target }
/// animator.fractionComplete = dragged / whole                                      // paused at the finger
/// animator.isReversed = letGoEarly
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// The blocks run when the animator becomes active. Finishing at the start restores the old values. A running
/// animator retains itself. As in UIKit, a paused or stopped animator must not be released.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, ClockDependent,
  @preconcurrency NSCopying
{
  /// The timing parameters, which are never `nil`.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// The duration in seconds. A spring can determine it.
  open private(set) var duration: TimeInterval
  /// The delay, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The stage. The animator is inactive until it's started, paused, or scrubbed, and after the end.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Lets views receive touches while they animate. The default value is `true`.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsUserInteraction = isUserInteractionEnabled }
  }
  /// Allows pausing and stopping. If this is `false`, they are errors. The default value is `true`.
  open var isInterruptible = true
  /// Makes a paused animation follow ``fractionComplete`` linearly. The default value is `true`.
  open var scrubsLinearly = true
  /// Keeps the animator paused at its end, so that you can reverse it. The default value is `false`.
  open var pausesOnCompletion = false

  private let timing: AnimationTiming
  private var run: AnimationRun?
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var stoppedValues = (start: LayerValues(), end: LayerValues())
  /// `true` after the end of the clock. The animator can then be released in any state.
  private var isOver = false

  /// Creates an animator with a duration in seconds, which some springs ignore.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(duration: duration)
    self.duration = timing.duration
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a custom curve: see
  /// ``UICubicTimingParameters/init(controlPoint1:controlPoint2:)``.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within `duration` seconds. The closer the ratio is
  /// to 1, the less the spring oscillates.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    guard state != .inactive, !isOver else { return }
    UIKitException.raiseOnAnyThread(
      "It is an error to release a paused or stopped property animator (state \(state)). Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be released.")
  }

  /// Creates and starts an animator. Traps if called on a subclass.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    guard
      let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        as? Self
    else { preconditionFailure("runningPropertyAnimator does not support the subclass \(self).") }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns an inactive animator with the same timing and settings, but without animations and completions.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let timingParameters else { preconditionFailure("The animator lacks timing parameters.") }
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    (copy.isUserInteractionEnabled, copy.isInterruptible) = (isUserInteractionEnabled, isInterruptible)
    (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    return copy
  }

  // MARK: Animations and completions

  /// Adds a block without a delay.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a fraction of the remaining time, 0…1. In an active animator, the block
  /// runs immediately.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch (state, run) {
    case (.active, let run?):
      perform(animation, from: run.position.fraction, delayFactor: delayFactor, in: run)
    case (.stopped, _):
      UIKitException.raise("addAnimations: the animator is stopped and must be finished first.")
    default: animations.append((animation, delayFactor))
    }
  }

  /// Adds a completion, called unless the animator is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if !isOver { completions.append(completion) }
  }

  /// Waits for the end and returns the final position. Never returns if the animator is stopped without
  /// finishing.
  public final func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  private func perform(
    _ animation: () -> Void, from fraction: Double, delayFactor: CGFloat, in run: AnimationRun
  ) {
    let start = fraction + min(1, max(0, delayFactor)) * (1 - fraction)
    let block = AnimationBlock(run: run, span: start > 0 ? .rest(from: start) : .whole)
    AnimationBlock.perform(block, animation)
  }

  /// Activates an inactive animator and pauses it. Returns `nil` for a stopped animator, which is an error,
  /// and after the end of the clock.
  private func activeRun(for action: String) -> AnimationRun? {
    guard state != .stopped else {
      UIKitException.raise("\(action): the animator is stopped and must be finished first.")
      return nil
    }
    if let run { return run }
    let blocks = animations
    animations = []
    guard !FrameClock.main.hasEnded else {
      (isOver, completions) = (true, [])
      UIView.applyAtOnce { for (block, _) in blocks { block() } }
      return nil
    }
    let run = AnimationRun(timing: timing, allowsUserInteraction: isUserInteractionEnabled)
    run.arrivalHandler = { [weak self] in self?.arrive() }
    run.clockEndHandler = { [weak self] in self?.end() }
    self.run = run
    state = .active
    for (block, delayFactor) in blocks { perform(block, from: 0, delayFactor: delayFactor, in: run) }
    if isReversed { run.pause(at: AnimationRun.Position(fraction: 1, progress: .one)) }
    return run
  }

  // MARK: Running

  /// `true` while running or waiting for the delay.
  open var isRunning: Bool { run.map { !$0.isPaused } ?? false }

  /// Starts or continues the animator.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues the animator after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard let run = activeRun(for: "startAnimation"), run.isPaused else { return }
    self.delay = max(0, delay)
    run.play(backward: isReversed, after: delay)
    run.owner = self
  }

  /// Pauses the animator, even before its start. The owner must retain it, and finish or stop it. Pausing a
  /// stopped animator is an error, and so is pausing a running one if ``isInterruptible`` is `false`.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation"), let run = activeRun(for: "pauseAnimation") else { return }
    run.pause()
    run.owner = nil
  }

  /// Continues with a new timing, or with the previous one if it's `nil`. `durationFactor` is a fraction of
  /// ``duration``, or 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    guard let run = activeRun(for: "continueAnimation"), run.isPaused else { return }
    let fraction = run.position.fraction
    let rest = durationFactor > 0 ? durationFactor : isReversed ? fraction : 1 - fraction
    if let parameters {
      run.play(by: parameters.timing(duration: rest * duration), backward: isReversed)
    } else {
      run.play(backward: isReversed, duration: rest * duration)
    }
    run.owner = self
  }

  /// `true` if the animator runs from its end to its start.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run?.turnBack() } }
  }

  /// The progress toward the current destination, 0…1. Setting it pauses the animator. If ``scrubsLinearly``
  /// is `true`, a paused animator's progress is a fraction of the distance. Otherwise, it's a fraction of the
  /// time.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active, let run else { return 0 }
      let position = run.position
      let fraction = scrubsLinearly && run.isPaused ? position.progress.x : position.fraction
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard mayInterrupt("fractionComplete"), let run = activeRun(for: "fractionComplete") else { return }
      let part = min(1, max(0, newValue))
      let value = isReversed ? 1 - part : part
      let fraction = scrubsLinearly ? timing.fraction(at: value) : value
      let progress =
        scrubsLinearly ? AnimationRun.Progress(repeating: value) : timing.progress(at: fraction)
      run.pause(at: AnimationRun.Position(fraction: fraction, progress: progress))
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
      var values = LayerValues()
      for (layer, change) in run.removeChanges().reversed() {
        values[change.property, of: layer] = change.undone(from: values[change.property, of: layer])
      }
      AnimationBlock.perform(nil) { values.assignThroughViews() }
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

  package func clockDidEnd(_ clock: FrameClock) { if state == .stopped { end() } }

  private func end() {
    isOver = true
    run?.owner = nil
    run?.finish(interrupted: true)
    run = nil
    stoppedValues = (LayerValues(), LayerValues())
    conclude(at: .current)
  }

  /// Stops the animator and leaves the views as shown. With `true`, no completions are called. Otherwise,
  /// call ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, mayInterrupt("stopAnimation") else { return }
    run.leavesViewsElsewhere = true
    var shown = LayerValues()
    // The order is reversed, so that the first change's old value remains.
    for (layer, change) in run.removeChanges().reversed() {
      let property = change.property
      stoppedValues.start[property, of: layer] = change.old
      stoppedValues.end[property, of: layer] = LayerValue(property, of: layer)
      shown[property, of: layer] = LayerValue(
        property, numbers: shown[property, of: layer].numbers + change.contribution)
    }
    AnimationBlock.perform(nil) { shown.assignThroughViews() }
    self.run = nil
    state = .stopped
    run.clock.add(self)
    run.owner = nil
    run.finish(interrupted: true)
    guard withoutFinishing else { return }
    (state, completions) = (.inactive, [])
    stoppedValues = (LayerValues(), LayerValues())
  }

  /// Ends a stopped animator at its start, at its end, or at its current position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitException.raise("finishAnimation(at:): the animator must be stopped first.")
    }
    let values = stoppedValues
    stoppedValues = (LayerValues(), LayerValues())
    if finalPosition != .current {
      AnimationBlock.perform(nil) {
        (finalPosition == .start ? values.start : values.end).assignThroughViews()
      }
    }
    conclude(at: finalPosition)
  }
}
