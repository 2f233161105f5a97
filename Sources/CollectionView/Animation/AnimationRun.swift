#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The course of one animation: how far the changes of a block have come, when they end, and who is told.
///
/// It does nothing in a frame: progress is computed when somebody looks, from the time of the frame clock, and the end is a
/// timer there. Layers and the timer keep the run alive.
final class AnimationRun {
  typealias Progress = AnimationTiming.Progress

  /// How often the timing is gone through.
  enum Repetition {
    case once
    /// There and back; then the new value applies.
    case thereAndBack
    case forever(autoreverses: Bool)
  }

  /// Where a run has come to.
  struct Place {
    /// Of the duration, 0…1.
    var fraction: Double
    var progress: Progress
  }

  /// How the place changes with time.
  private enum Pace {
    case held(Place)
    /// From `place`, through the timing at `speed` fractions of the duration per second; back where that is negative.
    case along(from: Double, speed: Double, since: TimeInterval)
    /// To an end by another timing.
    case detour(AnimationDetour)
  }

  let timing: AnimationTiming
  let repetition: Repetition
  /// Whether views that move by this run take touches meanwhile.
  var allowsUserInteraction: Bool
  /// Called at the end instead of finishing.
  var arrivalHandler: (() -> Void)?
  /// Whether it ends with its views not as they were set in it.
  var leavesViewsElsewhere = false
  /// Somebody to keep alive.
  var owner: AnyObject?

  private let clock = FrameClock.main
  private var pace = Pace.held(Place(fraction: 0, progress: .zero))
  private var lastLook: (time: TimeInterval, place: Place)?
  private var timer: FrameTimer?
  private var observer: FrameObserver?
  private var completions: [(Bool) -> Void] = []
  private var layers: [Weak<CALayer>] = []
  private var changeCount = 0
  private var isInterrupted = false

  init(timing: AnimationTiming, repetition: Repetition = .once, allowsUserInteraction: Bool) {
    (self.timing, self.repetition) = (timing, repetition)
    self.allowsUserInteraction = allowsUserInteraction
  }

  var repeatsForever: Bool {
    if case .forever = repetition { true } else { false }
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  // MARK: Progress

  /// How far it has come at the clock's time.
  var place: Place {
    if let lastLook, lastLook.time == clock.time { return lastLook.place }
    let place = place(at: clock.time)
    lastLook = (clock.time, place)
    return place
  }

  /// How far a change has come, at the clock's time.
  func progress(over span: AnimationSpan) -> Progress {
    switch span {
    case .whole: place.progress
    case .rest(let start): timing.progress(at: start < 1 ? (place.fraction - start) / (1 - start) : 0)
    case .keyframe(let start, let end):
      ((place.progress - start) / max(end - start, 1e-9)).clamped(lowerBound: .zero, upperBound: .one)
    }
  }

  private func place(at time: TimeInterval) -> Place {
    switch pace {
    case .held(let place): return place
    case .along(let start, let speed, let since):
      let fraction = folded(start + speed * max(0, time - since))
      return Place(fraction: fraction, progress: timing.progress(at: fraction))
    case .detour(let detour): return detour.place(at: time, own: timing)
    }
  }

  /// The fraction of the duration after as many rounds.
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

  var isHeld: Bool {
    if case .held = pace { true } else { false }
  }

  /// Goes through the timing, from the place where it is held, at once or later.
  ///
  /// - Parameter duration: How long the way to the end takes; nil: what is left of the timing's duration.
  func play(backward: Bool = false, after delay: TimeInterval = 0, duration: TimeInterval? = nil) {
    let place = place
    let way = backward ? place.fraction : 1 - place.fraction
    let duration = max(duration ?? way * timing.duration, 1e-9)
    let miss = timing.progress(at: place.fraction) - place.progress
    guard abs(miss.x) < 1e-9, abs(miss.y) < 1e-9 else {
      // Held where the timing does not lead, or leads twice.
      return play(by: timing.lasting(duration), backward: backward)
    }
    let speed = (backward ? -way : way) / duration
    setPace(.along(from: place.fraction, speed: speed, since: clock.time + max(0, delay)))
  }

  /// Goes from the present progress to an end by another timing.
  func play(by detour: AnimationTiming, backward: Bool) {
    setPace(
      .detour(AnimationDetour(from: place, to: backward ? 0 : 1, timing: detour, at: clock.time)))
  }

  /// Goes back along the way it has come, at the same speed.
  func turnBack() {
    let place = place
    switch pace {
    case .held: break
    case .along(_, let speed, let since):
      setPace(.along(from: place.fraction, speed: -speed, since: max(since, clock.time)))
    case .detour(let detour): setPace(.detour(detour.turnedBack(at: clock.time)))
    }
  }

  /// Stays where it is.
  func hold() { hold(at: place) }

  func hold(at place: Place) { setPace(.held(place)) }

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
      // Keeps frames coming for as long as a layer keeps the run.
      observer = clock.observeFrames { _ in }
    }
  }

  /// On the clock; nil for a run that is held.
  private var endTime: TimeInterval? {
    switch pace {
    case .held: return nil
    case .along(let fraction, let speed, let since):
      let rounds: Double =
        switch repetition {
        case .once: 1
        case .thereAndBack: 2
        case .forever: .infinity
        }
      guard speed != 0 else { return since }
      return since + (speed > 0 ? (rounds - fraction) / speed : fraction / -speed)
    case .detour(let detour): return detour.endTime(own: timing)
    }
  }

  private func arrive() {
    var place = place
    switch pace {
    case .along(_, let speed, _) where speed < 0: place = Place(fraction: 0, progress: .zero)
    case .detour(let detour) where detour.destination == 0: place = Place(fraction: 0, progress: .zero)
    case .along, .detour: place = Place(fraction: 1, progress: .one)
    case .held: break
    }
    hold(at: place)
    if let arrivalHandler { arrivalHandler() } else { finish() }
  }

  /// Ends the run: its layers show what they are set to, and the completions are called.
  func finish(interrupted: Bool = false) {
    if interrupted { isInterrupted = true }
    hold()
    for layer in layers { layer.object?.forgetAnimations(of: self) }
    layers = []
    changeCount = 0
    let completions = completions
    self.completions = []
    for completion in completions { completion(!isInterrupted) }
  }

  // MARK: Changes

  /// For a block that has been gone through. One that changed nothing ends with the next frame.
  func start(after delay: TimeInterval) {
    if changeCount == 0 { finishSoon() } else { play(after: delay) }
  }

  /// Lays out the views that the changes are of, within the open block.
  func layOutViews() {
    for layer in layers { layer.object?.view?.layoutIfNeeded() }
  }

  func didAddChange(to layer: CALayer) {
    changeCount += 1
    if layers.last?.object !== layer { layers.append(Weak(layer)) }
  }

  /// A run whose changes have all been removed has nothing to wait for.
  func didRemoveChange() {
    isInterrupted = true
    changeCount -= 1
    if changeCount == 0, !isHeld { finishSoon() }
  }

  private func finishSoon() {
    timer?.cancel()
    observer?.cancel()
    timer = nil
    // Not a timer without delay: that could come, and start the next one like it, within the same frame for ever.
    observer = clock.observeFrames { _ in self.arrive() }
  }

  /// Takes the run's changes off their layers, in the order in which they were made.
  func takeChanges() -> [(layer: CALayer, change: LayerAnimation)] {
    let changes = layers.compactMap(\.object).flatMap { layer in
      layer.forgetAnimations(of: self).map { (layer, $0) }
    }
    layers = []
    changeCount = 0
    return changes
  }
}
#endif
