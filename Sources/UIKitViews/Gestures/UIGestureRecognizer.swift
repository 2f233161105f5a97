import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// A discrete gesture goes from possible to ended or failed. A continuous gesture goes from possible to
/// began, changed, and ended or canceled, or it fails. Without touches, the gesture is possible again.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The stages of a gesture.
  public nonisolated enum State: Int, Sendable {
    /// A stage of the gesture.
    ///
    /// - `possible`: not decided yet.
    /// - `began`, `changed`, and `ended`: the start, every change, and the end of a continuous gesture.
    /// - `cancelled`: interrupted after it began.
    /// - `failed`: not this gesture.
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// The delegate, which isn't retained.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The view of the recognizer.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// A name for the app's own use. The default value is `nil`.
  open var name: String?

  /// `true` if the recognizer receives touches. Setting `false` cancels a gesture in progress. The default
  /// value is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// `true` if recognizing the gesture cancels the view's touches. The default value is `true`.
  open var cancelsTouchesInView = true
  /// `true` if the view receives touches only after the gesture has failed. The default value is `false`.
  open var delaysTouchesBegan = false
  /// `true` if the view receives lifted fingers only after the gesture stops being possible. The default
  /// value is `true`.
  open var delaysTouchesEnded = true

  /// The state of the gesture, which subclasses set.
  ///
  /// Setting it requests a transition, which other gestures and the delegate can delay or reject.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  var currentState = State.possible
  var pendingStates: [State] = []
  var actions: [GestureAction] = []
  var isActionPending = false
  var touches: [UITouch] = []
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var failureRequirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []

  /// Creates a recognizer. Unless an argument is `nil`, adds the target, which isn't retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, which isn't retained. A pair that is added twice is called once.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.isFor(target, action) }) else { return }
    actions.append(.method(Weak(target as AnyObject), action))
  }

  /// Removes targets. `nil` stands for all targets or methods.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isFor(target, action) } }

  nonisolated deinit {}

  /// The centroid of the fingers in the view or, for `nil`, in the window. Zero without touches.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(centroid, to: view) }

  /// The location of a finger in the view or, for `nil`, in the window. Invalid indexes are errors.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = shownTouches
    guard touches.indices.contains(touchIndex) else {
      UIKitException.raise(
        .invalidArgument,
        "location(ofTouch:in:): touch \(touchIndex) is out of range (\(touches.count) touches).")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  /// The number of fingers that are down or, in a tap's action, that tapped.
  open var numberOfTouches: Int { shownTouches.count }

  var shownTouches: [UITouch] { touches }

  /// Delays recognition until the other gesture fails. If the other gesture is recognized, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: For subclasses

  /// Called with new touches, before the view receives them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with moved touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with lifted touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with canceled touches. Subclasses set the state.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to its initial state. Overrides must call `super`.
  open func reset() {}

  /// Excludes the touch from the gesture. The recognizer doesn't receive its changes.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// `true` if this gesture makes the other one fail. The default value is `true`.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// `true` if the other gesture makes this one fail. The default value is `true`.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// `true` if this gesture waits for the other one to fail. The default value is `false`.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// `true` if the other gesture waits for this one to fail. The default value is `false`.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// `true` if the recognizer handles an event. By default, the delegate decides.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// `true` between the touches of a gesture, for example the taps of a double tap.
  var awaitsTouches: Bool { false }

  /// Called after the delegate and the view have allowed the gesture.
  func shouldBegin() -> Bool { true }
}

extension UIGestureRecognizer {
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, currentState == .possible || isOngoing, pendingStates.isEmpty, shouldReceive(event),
      delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    else { return false }
    touches.append(touch)
    sequence.append(touch)
    return true
  }

  func receive(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard currentState == .possible || isOngoing else { return }
      let own = changed.filter { touch in touch.phase == phase && touches.contains { $0 === touch } }
      guard !own.isEmpty else { continue }
      switch phase {
      case .began: touchesBegan(Set(own), with: event)
      case .moved: touchesMoved(Set(own), with: event)
      case .ended: touchesEnded(Set(own), with: event)
      default: touchesCancelled(Set(own), with: event)
      }
    }
  }

  func dropTouchesThatEnded() {
    guard touches.contains(where: { !$0.isDown }) else { return }
    lastCentroid = centroid
    touches = remainingTouches
    GestureUpdates.changed(self)
  }
}

/// An object that decides which gestures are recognized. All methods are optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Return `false` to make the gesture fail instead of being recognized. The default value is `true`.
  @discardableResult
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns `true` if both gestures can be recognized at once. It's enough if one of the two delegates
  /// returns `true`. The default value is `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns `true` if `gestureRecognizer` waits for the other gesture to fail. The default value is `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns `true` if the other gesture waits for `gestureRecognizer` to fail. The default value is `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Return `false` to withhold a new touch from the recognizer. The default value is `true`.
  @discardableResult
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Return `false` to withhold an event. Called before `shouldReceive touch`. The default value is `true`.
  @discardableResult
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  @discardableResult
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
