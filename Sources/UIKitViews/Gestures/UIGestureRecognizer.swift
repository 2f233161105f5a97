import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// A discrete gesture goes from possible to ended or failed. A continuous gesture goes from possible to
/// began, changed, and ended or canceled, or it fails. When its touches are gone, the gesture is possible
/// again.
///
/// The recognizer calls its targets with a ``Selector``, which contains the method.
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
  /// The view to which the recognizer is attached.
  open var view: UIView? { viewReference?.view }
  final var viewReference: ViewReference?
  /// A name for the app's own use. The default value is `nil`.
  open var name: String?

  /// A Boolean value that indicates whether the recognizer receives touches.
  ///
  /// Setting this property to `false` cancels a gesture in progress. The default value is `true`.
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

  /// The state of the gesture.
  ///
  /// Subclasses set this property, and so do tests to simulate a gesture without touches. Setting it requests
  /// a transition: the gesture may have to wait for another one to fail, a gesture in progress can prevent
  /// it, and the delegate can reject it.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  var currentState = State.possible
  /// Transitions waiting for another gesture to fail.
  var pendingStates: [State] = []
  var actions: [GestureAction] = []
  var isActionPending = false
  /// The touches of the fingers on the screen.
  var touches: [UITouch] = []
  /// All touches since the gesture was last possible, including ended ones.
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var failureRequirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []

  /// Creates a recognizer that calls a target, which isn't retained.
  ///
  /// If either argument is `nil`, the recognizer calls nothing until you add a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, which isn't retained. If the pair of target and method was added before, it's still
  /// called once.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.isFor(target, action) }) else { return }
    actions.append(.method(Weak(target as AnyObject), action))
  }

  /// Removes targets. Pass a `nil` target for all targets, and a `nil` action for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isFor(target, action) } }

  nonisolated deinit {}

  /// Returns the centroid of the fingers in the view's coordinates, or in the window's if the view is `nil`.
  /// Without touches, the result is zero.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(centroid, to: view) }

  /// Returns the location of one of the gesture's fingers, in the view's coordinates, or in the window's if
  /// the view is `nil`. An index out of range is an error.
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

  /// The number of the gesture's fingers that are down. In a tap's action, this is the number of tapping
  /// fingers.
  open var numberOfTouches: Int { shownTouches.count }

  /// The touches counted by ``numberOfTouches``.
  var shownTouches: [UITouch] { touches }

  /// Delays recognition until the other gesture fails. If the other gesture is recognized, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: For subclasses

  /// Called with new touches of the gesture, before the view receives them. The default implementation does
  /// nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with moved touches of the gesture. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with lifted touches of the gesture. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with canceled touches of the gesture. The default implementation does nothing; subclasses set the
  /// state.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to its initial state. Call `super`.
  open func reset() {}

  /// Excludes the touch from the gesture and stops its delivery.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Returns `true` if recognizing this gesture makes the other one fail. The default value is `true`.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `true` if recognizing the other gesture makes this one fail. The default value is `true`.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `true` if this gesture waits for another one to fail. The default value is `false`.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `true` if another gesture waits for this one to fail. The default value is `false`.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns `true` if the recognizer handles an event. By default, the delegate decides.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// `true` if the gesture continues without a finger down, for example between the taps of a double tap.
  var awaitsTouches: Bool { false }

  /// Returns `true` if the gesture can be recognized. Called last, after the delegate and the view.
  func shouldBegin() -> Bool { true }
}
