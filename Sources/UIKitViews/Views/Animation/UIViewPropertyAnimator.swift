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
/// The blocks run when the animator becomes active, and the views have their new values from then on. If the
/// animator finishes at the start, the views get their old values back. A running animator retains itself. As
/// in UIKit, a paused or stopped animator must not be released.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, ClockDependent,
  @preconcurrency NSCopying
{
  /// The timing parameters from the initializer. They are never `nil`.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// The duration, in seconds. A spring with its own duration determines it.
  open private(set) var duration: TimeInterval
  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The stage of the animator: inactive until it's started, paused, or scrubbed, and after it has finished.
  open private(set) var state = UIViewAnimatingState.inactive

  /// A Boolean value that indicates whether the views receive touches while they animate. The default value
  /// is `true`.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsUserInteraction = isUserInteractionEnabled }
  }
  /// A Boolean value that indicates whether the animator can be paused and stopped. The default value is
  /// `true`.
  ///
  /// If it's `false`, pausing and stopping are errors.
  open var isInterruptible = true
  /// A Boolean value that indicates whether a paused animation follows ``fractionComplete`` linearly instead
  /// of by its curve. The default value is `true`.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator stays active and paused at its end, so that you can
  /// reverse it. The default value is `false`.
  open var pausesOnCompletion = false

  private let timing: AnimationTiming
  private var run: AnimationRun?
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The views' values at the start and at the end of a stopped animator.
  private var stoppedValues = (start: LayerValues(), end: LayerValues())
  /// `true` for an animator whose clock has ended. It can be released in any state.
  private var isOver = false

  /// Creates an animator with the given timing.
  ///
  /// - Parameter duration: The duration, in seconds. Springs with their own duration ignore it.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(duration: duration)
    self.duration = timing.duration
    super.init()
  }

  /// Creates an animator with a named curve.
  ///
  /// - Parameter duration: The duration, in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve as in ``UICubicTimingParameters/init(controlPoint1:controlPoint2:)``.
  ///
  /// - Parameter duration: The duration, in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within `duration` seconds.
  ///
  /// At a ratio of 1 the spring doesn't oscillate. The closer the ratio is to 0, the more it oscillates.
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

  /// Creates and starts an animator. Call it on this class, because it can't create instances of a subclass.
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

  /// Returns an inactive `UIViewPropertyAnimator` with the same timing and settings, but without animations
  /// and completions.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let timingParameters else { preconditionFailure("An animator always has its timing.") }
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    (copy.isUserInteractionEnabled, copy.isInterruptible) = (isUserInteractionEnabled, isInterruptible)
    (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    return copy
  }

  // MARK: Animations and completions

  /// Adds a block without a delay.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block of changes.
  ///
  /// In an active animator, the block runs immediately, and its changes last for the rest of the time.
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

  /// Adds a completion. It's called with the final position when the animator finishes, but not if the
  /// animator is stopped without finishing.
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

  /// Returns the run of an active animator. An inactive animator becomes active and paused.
  ///
  /// Returns `nil` for a stopped animator, which is an error, and after the end of the clock.
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

  /// `true` while the animator is running or waiting for its delay.
  open var isRunning: Bool { run.map { !$0.isPaused } ?? false }

  /// Starts the animator, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator, or continues it after a pause.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard let run = activeRun(for: "startAnimation"), run.isPaused else { return }
    self.delay = max(0, delay)
    run.play(backward: isReversed, after: delay)
    run.owner = self
  }

  /// Pauses the animator.
  ///
  /// An animator that hasn't started becomes active and paused at its start. Its owner must then retain it,
  /// and finish or stop it. It's an error if the animator is stopped, or if it's running and not
  /// ``isInterruptible``.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation"), let run = activeRun(for: "pauseAnimation") else { return }
    run.pause()
    run.owner = nil
  }

  /// Continues the animator after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest, or `nil` for the previous timing.
  ///   - durationFactor: The duration of the rest, as a fraction of ``duration``. With 0, it's the remaining
  ///     time.
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

  /// `true` if the animator runs from its end to its start. It can change while the animator runs.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run?.turnBack() } }
  }

  /// The progress toward the current destination, 0…1. Setting it pauses the animator.
  ///
  /// While the animator runs, this is the fraction of time. While it's paused and ``scrubsLinearly``, it's
  /// the fraction of the distance.
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

  /// Ends the animator with its clock, in any state. The views stay as they are.
  private func end() {
    isOver = true
    run?.owner = nil
    run?.finish(interrupted: true)
    run = nil
    stoppedValues = (LayerValues(), LayerValues())
    conclude(at: .current)
  }

  /// Stops the animator and leaves the views as they are currently shown.
  ///
  /// - Parameter withoutFinishing: `true` to end here, without calling completions. With `false`, call
  ///   ``finishAnimation(at:)`` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, mayInterrupt("stopAnimation") else { return }
    run.leavesViewsElsewhere = true
    var shown = LayerValues()
    // Starts at the last change, because the first one has the oldest value.
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
