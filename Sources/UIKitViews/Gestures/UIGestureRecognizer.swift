import Foundation

/// Recognises a gesture in the touches of a view and its subviews.
///
/// A discrete gesture goes from possible to ended or failed. A continuous one goes from possible to began,
/// changed, and ended or cancelled, or it fails. When its touches are gone, it is possible again.
///
/// It calls its targets, with a ``Selector`` that has the method.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The stages of a gesture.
  public nonisolated enum State: Int, Sendable {
    /// `possible`: not decided yet. `began`, `changed` and `ended`: a continuous gesture's start, every change,
    /// and its end. `cancelled`: interrupted after it began. `failed`: not this gesture.
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// Not retained.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The view that the recogniser was added to.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// For the app's own use. Default nil.
  open var name: String?

  /// Whether the recogniser gets touches. Setting it to false cancels a gesture in progress. Default true.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// Whether the view's touches are cancelled when the gesture is recognised. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only when the gesture has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view is told of lifted fingers only when the gesture is no longer possible. Default true.
  open var delaysTouchesEnded = true

  /// Set by subclasses, and by tests that simulate a gesture without touches. Setting it asks for a transition:
  /// the gesture may have to wait for another one to fail, may be prevented by one in progress, or may be
  /// forbidden by the delegate.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  var currentState = State.possible
  /// Transitions that wait for another gesture to fail.
  var pendingStates: [State] = []
  var actions: [GestureAction] = []
  var isActionPending = false
  /// The touches of the fingers that are down.
  var touches: [UITouch] = []
  /// All touches since the gesture was last possible, including those that have ended.
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var failureRequirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []

  /// Creates a recogniser that calls a target, which is not retained. If either is nil, it calls nothing until a
  /// target is added.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, which is not retained. A pair of target and method that was added before is called once.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.isFor(target, action) }) else { return }
    actions.append(.method(Weak(target as AnyObject), action))
  }

  /// Removes targets. A nil target means all targets, a nil method all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isFor(target, action) } }

  nonisolated deinit {}

  /// The centroid of the fingers, in the view's coordinates; in the window's if the view is nil. Zero without
  /// touches.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(centroid, to: view) }

  /// The location of one of the fingers that are down, in the view's coordinates; in the window's if the view
  /// is nil. An index out of range is an error.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = shownTouches
    guard touches.indices.contains(touchIndex) else {
      UIKitException.raise(
        .invalidArgument, "location(ofTouch:in:): there is no touch \(touchIndex) among \(touches.count).")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  /// The number of the gesture's fingers that are down; in the action of a tap, of those that have tapped.
  open var numberOfTouches: Int { shownTouches.count }

  /// The touches that ``numberOfTouches`` counts.
  var shownTouches: [UITouch] { touches }

  /// Waits with recognition until the other gesture has failed. If the other one is recognised, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: For subclasses

  /// Called with new touches of the gesture, before the view gets them. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with touches of the gesture that moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with touches of the gesture that were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with touches of the gesture that were cancelled. The default does nothing: subclasses set the
  /// state.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recogniser returns to its start. Call super.
  open func reset() {}

  /// Excludes the touch from the gesture: it is not delivered any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Whether this gesture, when recognised, makes the other one fail. Default true.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other gesture, when recognised, makes this one fail. Default true.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for another one to fail. Default false.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail. Default false.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recogniser handles an event. By default, the delegate decides.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the gesture continues without a finger down, as between the taps of a double tap.
  var awaitsTouches: Bool { false }

  /// Asked last before the gesture is recognised, after the delegate and the view.
  func shouldBegin() -> Bool { true }
}
