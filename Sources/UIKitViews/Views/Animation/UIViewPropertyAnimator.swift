import Foundation

/// An animation that can be paused, scrubbed, reversed, continued with another timing, and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center = target }
/// animator.fractionComplete = dragged / whole                                      // paused, as far as the finger is
/// animator.isReversed = letGoEarly
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// The blocks run when the animator becomes active, and the views have their new values from then on. If the animator
/// finishes at the start, they get their old values back. A running animator retains itself. As in UIKit, a paused or
/// stopped one must not be released.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, ClockDependent,
  @preconcurrency NSCopying
{
  /// The parameters from the initialiser. Never nil.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// In seconds. A spring with a duration of its own determines it.
  open private(set) var duration: TimeInterval
  /// In seconds.
  open private(set) var delay: TimeInterval = 0
  /// Inactive until the animator is started, paused or scrubbed, and after it has finished.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the views receive touches while they animate. Default true.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsUserInteraction = isUserInteractionEnabled }
  }
  /// Default true. With false, pausing and stopping are errors.
  open var isInterruptible = true
  /// Whether a paused animation follows ``fractionComplete`` linearly instead of by its curve. Default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active and paused at its end, so that it can be reversed. Default false.
  open var pausesOnCompletion = false

  private let timing: AnimationTiming
  private var run: AnimationRun?
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What a stopped animator's views have at its start and at its end.
  private var stoppedValues = (start: LayerValues(), end: LayerValues())
  /// `true` for an animator whose clock has ended. It may be released in any state.
  private var isOver = false

  /// `duration` is in seconds, and ignored by springs that have their own.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(duration: duration)
    self.duration = timing.duration
    super.init()
  }

  /// An animator with a named curve. `duration` is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve as in ``UICubicTimingParameters/init(controlPoint1:controlPoint2:)``. `duration`
  /// is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest within `duration` seconds. At a ratio of 1 it does not
  /// oscillate; the nearer to 0, the more it does.
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

  /// Returns an animator that has been started. Call it on this class, not on a subclass: there is no way here to make one of those.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    guard
      let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        as? Self
    else { preconditionFailure("runningPropertyAnimator makes no animators of a subclass, such as \(self).") }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An inactive animator with the same timing and settings, of this class. It has no animations and no completions.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let timingParameters else { preconditionFailure("An animator always has its timing.") }
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    (copy.isUserInteractionEnabled, copy.isInterruptible) = (isUserInteractionEnabled, isInterruptible)
    (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    return copy
  }

  // MARK: What to animate

  /// As the longer form, without a delay.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block. In an active animator, it runs at once, and its changes last for the rest of the time.
  ///
  /// - Parameter delayFactor: The fraction of the remaining time after which the changes begin, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch (state, run) {
    case (.active, let run?):
      perform(animation, from: run.position.fraction, delayFactor: delayFactor, in: run)
    case (.stopped, _):
      UIKitException.raise("addAnimations: the animator is stopped and must be finished first.")
    default: animations.append((animation, delayFactor))
    }
  }

  /// Called when the animator finishes, with its position. Not called if it is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if !isOver { completions.append(completion) }
  }

  /// Waits until the animator finishes, and returns its position. Never returns if the animator is stopped
  /// without finishing.
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

  /// The run of an active animator. An inactive animator becomes active and paused. Nil for a stopped one,
  /// which is an error, and after the end of the clock.
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

  /// Whether it is running or waiting for its delay.
  open var isRunning: Bool { run.map { !$0.isPaused } ?? false }

  /// Starts, or continues after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or continues after a pause.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard let run = activeRun(for: "startAnimation"), run.isPaused else { return }
    self.delay = max(0, delay)
    run.play(backward: isReversed, after: delay)
    run.owner = self
  }

  /// Pauses. An animator that has not started becomes active, paused at its start. Its owner must then retain
  /// it, and finish or stop it. An error if it is running and not ``isInterruptible``, or if it is stopped.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation"), let run = activeRun(for: "pauseAnimation") else { return }
    run.pause()
    run.owner = nil
  }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest. Nil: as before.
  ///   - durationFactor: The duration of the rest, as a fraction of ``duration``. 0: what is left of it.
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

  /// Whether it runs from the end to the start. Can change while it runs.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run?.turnBack() } }
  }

  /// How far it has come toward its current destination, 0…1. While it runs, this is time. While it is paused
  /// and ``scrubsLinearly``, it is progress. Setting it pauses the animator.
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

  /// Ends with the clock, in any state. The views stay as they are.
  private func end() {
    isOver = true
    run?.owner = nil
    run?.finish(interrupted: true)
    run = nil
    stoppedValues = (LayerValues(), LayerValues())
    conclude(at: .current)
  }

  /// Stops, and leaves the views as they are shown now.
  ///
  /// - Parameter withoutFinishing: With true, that is all, and completions are not called. With false, call
  ///   ``finishAnimation(at:)`` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, mayInterrupt("stopAnimation") else { return }
    run.leavesViewsElsewhere = true
    var shown = LayerValues()
    // From the last change back to the first, whose old value is the oldest.
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

  /// Ends a stopped animator. The views end at the start, at the end, or as they are.
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
