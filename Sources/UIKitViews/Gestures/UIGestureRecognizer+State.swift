import Foundation

extension UIGestureRecognizer {
  var isOngoing: Bool { currentState == .began || currentState == .changed }

  /// `true` if the gesture is recognized and its touches are down or have just lifted.
  var isRecognized: Bool { isOngoing || currentState == .ended }

  /// `true` if the gesture has had touches and hasn't failed.
  var isPending: Bool { currentState == .possible && !sequence.isEmpty }

  private var peers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in sequence {
      for other in touch.gestureRecognizers ?? []
      where other !== self && !found.contains(where: { $0 === other }) {
        found.append(other)
      }
    }
    return found
  }

  // MARK: Transitions

  func request(_ newState: State) {
    GestureUpdates.batch {
      switch (currentState, newState) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended): recognize(newState)
      case (.possible, .failed), (.possible, .cancelled): enter(.failed)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
        enter(newState)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        enter(.cancelled)
      case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): becomePossible()
      // A failed gesture's touches were canceled.
      case (.failed, .cancelled): GestureUpdates.changed(self)
      default: break
      }
    }
  }

  private func recognize(_ newState: State) {
    guard pendingStates.isEmpty else {
      if pendingStates.last != newState { pendingStates.append(newState) }
      return
    }
    // Only an ongoing gesture can change.
    let newState = newState == .changed ? .began : newState
    let peers = peers
    guard !peers.contains(where: { $0.isRecognized && $0.prevents(self) }) else { return enter(.failed) }
    let required = requirements(among: peers)
    guard !required.contains(where: \.isRecognized) else { return enter(.failed) }
    if required.contains(where: \.isPending) {
      pendingStates = [newState]
      return
    }
    begin(with: newState)
  }

  private func begin(with newState: State) {
    guard mayBegin else { return enter(.failed) }
    enter(newState)
    if cancelsTouchesInView {
      for touch in sequence { touch.cancelDelivery() }
    }
    for other in peers where other.currentState == .possible && prevents(other) { other.enter(.failed) }
    failDependents()
  }

  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard viewsAllowBeginning else { return false }
    return shouldBegin()
  }

  /// `true` if no view rejects the gesture. For example, a slider rejects a gesture that begins on its knob.
  private var viewsAllowBeginning: Bool {
    guard let view else { return true }
    var touched = sequence.first?.view
    while let current = touched, current !== view {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      touched = current.superview
    }
    return view.gestureRecognizerShouldBegin(self)
  }

  private func enter(_ newState: State) {
    // Call the actions for every state, even for two in one event.
    if isActionPending, newState != currentState { sendActions() }
    currentState = newState
    pendingStates = []
    switch newState {
    case .possible: break
    case .failed: GestureUpdates.changed(self)
    default:
      isActionPending = true
      GestureUpdates.changed(self)
    }
    if newState == .failed { releaseDependents() }
  }

  func sendActions() {
    guard isActionPending else { return }
    isActionPending = false
    for action in actions { action(self) }
  }

  func resetIfOver() {
    // An action has changed the state again.
    guard !isActionPending else { return }
    switch currentState {
    case .ended, .cancelled, .failed: if touches.isEmpty { becomePossible() }
    case .possible:
      // The fingers have lifted without a state change.
      if touches.isEmpty, !sequence.isEmpty, pendingStates.isEmpty, !awaitsTouches { enter(.failed) }
    case .began, .changed: break
    }
  }

  private func becomePossible() {
    currentState = .possible
    pendingStates = []
    touches = []
    sequence = []
    reset()
  }

  /// Cancels the gesture, unless it hasn't had any touches.
  func cancel() {
    touches = []
    if currentState != .possible || !sequence.isEmpty { request(.cancelled) }
  }

  // MARK: Failure requirements

  private func requirements(among peers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let explicit = failureRequirements.compactMap(\.object)
    let dynamic = peers.filter { other in
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
    return explicit + dynamic
  }

  private var waiting: [UIGestureRecognizer] {
    let explicit = dependents.compactMap(\.object)
    return explicit + peers.filter { other in !explicit.contains { $0 === other } }
  }

  private func failDependents() {
    for other in waiting where !other.pendingStates.isEmpty {
      if other.requirements(among: other.peers).contains(where: { $0 === self }) { other.enter(.failed) }
    }
  }

  private func releaseDependents() {
    for other in waiting where !other.pendingStates.isEmpty { other.retryPendingStates() }
  }

  private func retryPendingStates() {
    let states = pendingStates
    pendingStates = []
    for state in states { request(state) }
  }

  // MARK: Prevention

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let allowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !allowed
  }

  // MARK: Geometry

  var centroid: CGPoint {
    guard !touches.isEmpty else { return lastCentroid }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
  }

  var centroidMovement: CGVector {
    let count = CGFloat(max(1, touches.count))
    return CGVector(
      dx: touches.reduce(0) { $0 + $1.point.x - $1.previousPoint.x } / count,
      dy: touches.reduce(0) { $0 + $1.point.y - $1.previousPoint.y } / count)
  }

  var remainingTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  func endWithLastFinger() {
    guard remainingTouches.isEmpty else { return }
    state = isOngoing || !pendingStates.isEmpty ? .ended : .failed
  }

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: self.view?.window)
  }
}
