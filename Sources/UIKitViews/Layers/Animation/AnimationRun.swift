import Foundation

/// The course of one animation: the progress of a block's changes, their end, and the completions.
///
/// It does nothing in a frame. Progress is computed from the frame clock's time when it is asked for, and the
/// end is a timer on that clock. Layers and the timer retain the run.
package final class AnimationRun: ClockDependent {
  typealias Progress = AnimationTiming.Progress

  /// That of the innermost animation block that is running. Nil outside of all blocks and where animations are disabled.
  package static var current: AnimationRun? { AnimationBlock.current?.run }

  /// How often the timing is repeated.
  enum Repetition {
    case once
    /// There and back. Then the new value applies.
    case thereAndBack
    case forever(autoreverses: Bool)
  }

  /// The position that a run has reached.
  struct Position {
    /// As a fraction of the duration, 0…1.
    var fraction: Double
    var progress: Progress
  }

  /// How the position depends on the time.
  private enum Pace {
    case paused(Position)
    /// From `from`, along the timing, at `speed` fractions of the duration per second. Backward if the speed is
    /// negative, and never 0.
    case along(from: Double, speed: Double, since: TimeInterval)
    /// To an end, with another timing.
    case detour(AnimationDetour)
  }

  let timing: AnimationTiming
  let repetition: Repetition
  /// Whether views that this run animates receive touches meanwhile.
  var allowsUserInteraction: Bool
  /// Called at the end. The run does not finish by itself then.
  var arrivalHandler: (() -> Void)?
  /// Called when the clock ends. The run does not finish by itself then.
  var clockEndHandler: (() -> Void)?
  /// Whether its views end with other values than the ones set in it.
  package internal(set) var leavesViewsElsewhere = false
  /// An object that is retained during the run.
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

  /// Adds a closure that is called when the run ends. After the end of the clock, it is dropped.
  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    if !clock.hasEnded { completions.append(completion) }
  }

  // MARK: Progress

  /// The position at the clock's time.
  var position: Position {
    if let lastLook, lastLook.time == clock.time { return lastLook.position }
    let position = position(at: clock.time)
    lastLook = (clock.time, position)
    return position
  }

  /// The progress of a change at the clock's time.
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

  /// The fraction of the duration after this many rounds.
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

  /// Runs along the timing from the current position, at once or after a delay.
  ///
  /// - Parameter duration: The seconds to the end. Nil: what is left of the timing's duration.
  func play(backward: Bool = false, after delay: TimeInterval = 0, duration: TimeInterval? = nil) {
    let position = position
    let way = backward ? position.fraction : 1 - position.fraction
    let duration = max(duration ?? way * timing.duration, 1e-9)
    let miss = timing.progress(at: position.fraction) - position.progress
    guard abs(miss.x) < 1e-9, abs(miss.y) < 1e-9 else {
      // The position is not on the timing, or is on it twice.
      return play(by: timing.lasting(duration), backward: backward)
    }
    // At its end already, it stays there, but has a direction.
    let speed = way > 0 ? way / duration : 1 / max(timing.duration, 1e-9)
    setPace(
      .along(
        from: position.fraction, speed: backward ? -speed : speed, since: clock.time + max(0, delay)))
  }

  /// Runs from the current progress to an end with another timing.
  func play(by detour: AnimationTiming, backward: Bool) {
    setPace(
      .detour(AnimationDetour(from: position, to: backward ? 0 : 1, timing: detour, at: clock.time)))
  }

  /// Goes back along the way that it came, at the same speed.
  func turnBack() {
    let position = position
    switch pace {
    case .paused: break
    case .along(_, let speed, let since):
      setPace(.along(from: position.fraction, speed: -speed, since: max(since, clock.time)))
    case .detour(let detour): setPace(.detour(detour.turnedBack(at: clock.time)))
    }
  }

  /// Pauses at the current position.
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
      // Has the clock make frames while a layer retains the run.
      observer = clock.observeFrames { _ in }
    }
  }

  /// On the clock. Nil while the run is paused.
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

  /// Ends the run. Its layers show their model values, and the completions are called.
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

  /// Starts after a block has run. A run without changes ends with the next frame.
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

  /// Lays out the views that the run animates, inside the current block.
  func layOutViews() {
    for layer in layers { layer.object?.view?.layoutIfNeeded() }
  }

  func didAddChange(to layer: CALayer) {
    if changeCount == 0, isPaused, let view = layer.view, view.frameClock !== clock {
      // Code that no clock has called, of a task for example, animates views of a window that has its own.
      (clock, lastLook) = (view.frameClock, nil)
      clock.add(self)
    }
    changeCount += 1
    if layers.last?.object !== layer { layers.append(Weak(layer)) }
  }

  /// A run without any changes left has nothing to wait for.
  func didRemoveChange() {
    isInterrupted = true
    changeCount -= 1
    if changeCount == 0, !isPaused { finishSoon() }
  }

  private func finishSoon() {
    timer?.cancel()
    observer?.cancel()
    timer = nil
    // In the next frame, after the animations that end with it.
    observer = clock.observeFrames { _ in self.arrive() }
  }

  /// Removes the run's changes from their layers. Returns them in the order in which they were made.
  func removeChanges() -> [(layer: CALayer, change: LayerAnimation)] {
    let changes = layers.compactMap(\.object).flatMap { layer in
      layer.forgetAnimations(of: self).map { (layer, $0) }
    }
    layers = []
    changeCount = 0
    return changes
  }
}
