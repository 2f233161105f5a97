import Foundation

/// The course of one animation block.
///
/// Its progress is computed on demand from the frame clock's time, and its end is a timer on that clock.
/// Layers and the timer retain the run.
package final class AnimationRun: ClockDependent {
  typealias Progress = AnimationTiming.Progress

  package static var current: AnimationRun? { AnimationBlock.current?.run }

  enum Repetition {
    case once
    /// The timing runs forward and back once. Then the new value applies.
    case thereAndBack
    case forever(autoreverses: Bool)
  }

  struct Position {
    var fraction: Double
    var progress: Progress
  }

  private enum Pace {
    case paused(Position)
    /// `speed` is in fractions of the duration per second, negative if the run goes backward, and never 0.
    case along(from: Double, speed: Double, since: TimeInterval)
    case detour(AnimationDetour)
  }

  let timing: AnimationTiming
  let repetition: Repetition
  var allowsUserInteraction: Bool
  /// Called at the end of the run, which then doesn't finish by itself.
  var arrivalHandler: (() -> Void)?
  /// Called at the end of the clock, which then doesn't finish the run.
  var clockEndHandler: (() -> Void)?
  /// `true` if the views end with values other than those that were set.
  package internal(set) var leavesViewsElsewhere = false
  var owner: AnyObject?

  private(set) var clock = FrameClock.main
  private var pace = Pace.paused(Position(fraction: 0, progress: .zero))
  private var lastLook: (time: TimeInterval, position: Position)?
  private var timer: FrameTimer?
  private var observer: FrameObserver?
  private var completions: [(Bool) -> Void] = []
  private var layers: [Weak<CALayer>] = []
  private var changeCount = 0
  private var isInterrupted = false

  init(timing: AnimationTiming, repetition: Repetition = .once, allowsUserInteraction: Bool) {
    (self.timing, self.repetition) = (timing, repetition)
    self.allowsUserInteraction = allowsUserInteraction
    clock.add(self)
  }

  var repeatsForever: Bool {
    if case .forever = repetition { true } else { false }
  }

  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    if !clock.hasEnded { completions.append(completion) }
  }

  // MARK: Progress

  var position: Position {
    if let lastLook, lastLook.time == clock.time { return lastLook.position }
    let position = position(at: clock.time)
    lastLook = (clock.time, position)
    return position
  }

  func progress(over span: AnimationSpan) -> Progress {
    switch span {
    case .whole: position.progress
    case .rest(let start): timing.progress(at: start < 1 ? (position.fraction - start) / (1 - start) : 0)
    case .keyframe(let start, let end):
      ((position.progress - start) / max(end - start, 1e-9)).clamped(lowerBound: .zero, upperBound: .one)
    }
  }

  private func position(at time: TimeInterval) -> Position {
    switch pace {
    case .paused(let position): return position
    case .along(let start, let speed, let since):
      let fraction = folded(start + speed * max(0, time - since))
      return Position(fraction: fraction, progress: timing.progress(at: fraction))
    case .detour(let detour): return detour.position(at: time, own: timing)
    }
  }

  private func folded(_ rounds: Double) -> Double {
    switch repetition {
    case .once: return min(1, max(0, rounds))
    case .thereAndBack: return 1 - abs(1 - min(2, max(0, rounds)))
    case .forever(let autoreverses):
      let round = rounds.rounded(.down)
      let fraction = rounds - round
      return autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero ? 1 - fraction : fraction
    }
  }

  // MARK: Control

  var isPaused: Bool {
    if case .paused = pace { true } else { false }
  }

  /// Runs to an end of the timing. `duration` is the time until then, in seconds, or `nil` for the timing's
  /// own pace.
  func play(backward: Bool = false, after delay: TimeInterval = 0, duration: TimeInterval? = nil) {
    let position = position
    let way = backward ? position.fraction : 1 - position.fraction
    let duration = max(duration ?? way * timing.duration, 1e-9)
    let miss = timing.progress(at: position.fraction) - position.progress
    guard abs(miss.x) < 1e-9, abs(miss.y) < 1e-9 else {
      // The position isn't on the timing, or occurs twice.
      return play(by: timing.lasting(duration), backward: backward)
    }
    // A run that is already at its end still needs a direction.
    let speed = way > 0 ? way / duration : 1 / max(timing.duration, 1e-9)
    setPace(
      .along(
        from: position.fraction, speed: backward ? -speed : speed, since: clock.time + max(0, delay)))
  }

  func play(by detour: AnimationTiming, backward: Bool) {
    setPace(
      .detour(AnimationDetour(from: position, to: backward ? 0 : 1, timing: detour, at: clock.time)))
  }

  /// Reverses the direction, with the same path and speed.
  func turnBack() {
    let position = position
    switch pace {
    case .paused: break
    case .along(_, let speed, let since):
      setPace(.along(from: position.fraction, speed: -speed, since: max(since, clock.time)))
    case .detour(let detour): setPace(.detour(detour.turnedBack(at: clock.time)))
    }
  }

  func pause() { pause(at: position) }

  func pause(at position: Position) { setPace(.paused(position)) }

  private func setPace(_ pace: Pace) {
    self.pace = pace
    lastLook = nil
    timer?.cancel()
    observer?.cancel()
    (timer, observer) = (nil, nil)
    guard let end = endTime else { return }
    if end < .infinity {
      timer = clock.schedule(after: end - clock.time) { self.arrive() }
    } else {
      // Make the clock produce frames while a layer retains the run.
      observer = clock.observeFrames { _ in }
    }
  }

  private var endTime: TimeInterval? {
    switch pace {
    case .paused: return nil
    case .along(let fraction, let speed, let since):
      let rounds: Double =
        switch repetition {
        case .once: 1
        case .thereAndBack: 2
        case .forever: .infinity
        }
      return since + (speed > 0 ? (rounds - fraction) / speed : fraction / -speed)
    case .detour(let detour): return detour.endTime(own: timing)
    }
  }

  private func arrive() {
    var position = position
    switch pace {
    case .along(_, let speed, _) where speed < 0: position = Position(fraction: 0, progress: .zero)
    case .detour(let detour) where detour.destination == 0: position = Position(fraction: 0, progress: .zero)
    case .along, .detour: position = Position(fraction: 1, progress: .one)
    case .paused: break
    }
    pause(at: position)
    if let arrivalHandler { arrivalHandler() } else { finish() }
  }

  /// Shows the model values and calls the completions.
  func finish(interrupted: Bool = false) {
    if interrupted { isInterrupted = true }
    pause()
    for layer in layers { layer.object?.forgetAnimations(of: self) }
    layers = []
    changeCount = 0
    let completions = completions
    self.completions = []
    for completion in completions { completion(!isInterrupted) }
  }

  // MARK: Changes

  /// A run without changes ends with the next frame.
  func start(after delay: TimeInterval) {
    if clock.hasEnded {
      finish(interrupted: true)
    } else if changeCount == 0 {
      finishSoon()
    } else {
      play(after: delay)
    }
  }

  package func clockDidEnd(_ clock: FrameClock) {
    guard clock === self.clock else { return }
    if let clockEndHandler { clockEndHandler() } else { finish(interrupted: true) }
  }

  func layOutViews() {
    for layer in layers { layer.object?.view?.layoutIfNeeded() }
  }

  func didAddChange(to layer: CALayer) {
    if changeCount == 0, isPaused, let view = layer.view, view.frameClock !== clock {
      // In a task, for example, the main clock may not be the window's clock. Use the window's.
      (clock, lastLook) = (view.frameClock, nil)
      clock.add(self)
    }
    changeCount += 1
    if layers.last?.object !== layer { layers.append(Weak(layer)) }
  }

  func didRemoveChange() {
    isInterrupted = true
    changeCount -= 1
    if changeCount == 0, !isPaused { finishSoon() }
  }

  private func finishSoon() {
    timer?.cancel()
    observer?.cancel()
    timer = nil
    // Finish after the animations that end in the same frame.
    observer = clock.observeFrames { _ in self.arrive() }
  }

  /// Removes and returns the changes, layer by layer, oldest first.
  func removeChanges() -> [(layer: CALayer, change: LayerAnimation)] {
    let changes = layers.compactMap(\.object).flatMap { layer in
      layer.forgetAnimations(of: self).map { (layer, $0) }
    }
    layers = []
    changeCount = 0
    return changes
  }
}

nonisolated enum AnimationSpan {
  case whole
  /// The part from a fraction of the duration to its end. The whole timing is compressed into it.
  case rest(from: Double)
  /// A linear change while the animation's progress goes from `start` to `end`.
  case keyframe(start: Double, end: Double)
}

struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  static var areEnabled = true

  static var current: AnimationBlock? { areEnabled ? innermost : nil }
  private static var innermost: AnimationBlock?

  /// Runs the closure inside a block, or outside of all blocks if `block` is `nil`.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = innermost
    innermost = block
    defer { innermost = outer }
    return try body()
  }
}

/// The rest of an animation, with another timing. If reversed, it goes back along its own path, then along
/// the original timing.
struct AnimationDetour {
  typealias Progress = AnimationTiming.Progress

  /// The position at which the detour leaves the original timing.
  let start: AnimationRun.Position
  /// The progress at the end, 0 or 1.
  let end: Double
  let timing: AnimationTiming
  /// The seconds on the detour at the clock time `moment`. Negative values are on the original timing.
  private var elapsed: Double = 0
  private var moment: TimeInterval
  private(set) var isReturning = false

  init(from start: AnimationRun.Position, to end: Double, timing: AnimationTiming, at moment: TimeInterval) {
    (self.start, self.end, self.timing, self.moment) = (start, end, timing, moment)
  }

  private func elapsed(at time: TimeInterval) -> Double {
    elapsed + (isReturning ? moment - time : time - moment)
  }

  func turnedBack(at time: TimeInterval) -> Self {
    var detour = self
    (detour.elapsed, detour.moment) = (min(elapsed(at: time), timing.duration), time)
    detour.isReturning.toggle()
    return detour
  }

  func position(at time: TimeInterval, own: AnimationTiming) -> AnimationRun.Position {
    let elapsed = elapsed(at: time)
    guard elapsed < 0 else {
      let part = timing.progress(at: elapsed / max(timing.duration, 1e-9))
      let progress = start.progress + (end - start.progress) * part
      return AnimationRun.Position(fraction: own.fraction(at: progress.x), progress: progress)
    }
    let way = elapsed / max(own.duration, 1e-9)
    let fraction = min(1, max(0, start.fraction + (end == 1 ? way : -way)))
    return AnimationRun.Position(fraction: fraction, progress: own.progress(at: fraction))
  }

  /// The progress on arrival, 0 or 1.
  var destination: Double { isReturning ? 1 - end : end }

  func endTime(own: AnimationTiming) -> TimeInterval {
    guard isReturning else { return moment + timing.duration - elapsed }
    let way = end == 1 ? start.fraction : 1 - start.fraction
    return moment + elapsed + way * own.duration
  }
}
