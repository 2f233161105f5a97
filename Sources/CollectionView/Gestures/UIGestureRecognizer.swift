#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Watches the touches of a view and its subviews for one gesture.
///
/// A discrete gesture goes from possible to ended or failed; a continuous one from possible to began, changed and ended or
/// cancelled, or fails. When the touches of the gesture are gone it is possible again.
///
/// It tells its targets, by a ``Selector`` that holds the method, and the closures given to `addAction`, which Apple's
/// platforms get from this package too.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture is.
  public nonisolated enum State: Int, Sendable {
    /// Not decided; a continuous gesture's beginning, every change and end; taken away after it began; not this
    /// gesture.
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture ends in.
    public static let recognized = State.ended
  }

  /// Held weakly.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The view it was added to.
  open internal(set) weak var view: UIView?
  /// For the program's own use. Default nil.
  open var name: String?

  /// False ends what is going on, as cancelled, and lets no touch in. Default true.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { disable() } }
  }

  /// Whether the view loses its touches when the gesture is recognised. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view gets no touch before the gesture has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view does not hear of a lifted finger while the gesture is still possible. Default true.
  open var delaysTouchesEnded = true

  /// Set by subclasses, and by tests that play a gesture without touches. Setting it asks for a transition: the gesture may have to wait
  /// for another to fail, may be prevented by one that goes on, or be forbidden by the delegate.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  var currentState = State.possible
  /// Transitions that wait for another gesture to fail.
  var heldStates: [State] = []
  var actions: [GestureAction] = []
  var isActionPending = false
  /// The fingers that are down.
  var touches: [UITouch] = []
  /// Every touch since the gesture was last possible, also those that have ended.
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var failureRequirements: [Weak<UIGestureRecognizer>] = []
  var dependents: [Weak<UIGestureRecognizer>] = []

  /// Tells the target, which is not kept. Nil for either: nobody, until a target is added.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Tells one more target, which is not kept. A pair of target and method that is there already is told once.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.isFor(target, action) }) else { return }
    actions.append(.method(Weak(target as AnyObject), action))
  }

  /// Nil for the target means every one, nil for the method all of them.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isFor(target, action) } }

  nonisolated deinit {}

  /// Where the fingers are: their middle, in the view's coordinates or, for nil, in the window's. Zero without touches.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(centroid, to: view) }

  /// Where one of the fingers is that are down, in the view's coordinates or, for nil, in the window's. A number that there is
  /// not is an error.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      UIKitException.raise(
        .invalidArgument, "location(ofTouch:in:): there is no touch \(touchIndex) among \(touches.count).")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  /// How many fingers of the gesture are down.
  open var numberOfTouches: Int { touches.count }

  /// Waits with being recognised until the other one has failed; fails where the other one is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(Weak(otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(Weak(self))
  }

  // MARK: For subclasses

  /// Called with new touches of the gesture, before the view hears of them. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with those touches of the gesture that moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with those touches of the gesture that were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called with those touches of the gesture that were taken away. The default does nothing: the state is for the
  /// subclass to set.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Back to the start. Call super.
  open func reset() {}

  /// The touch does not belong to the gesture: it is not delivered any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Whether this gesture, recognised, makes the other one fail. Default true.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other gesture, recognised, makes this one fail. Default true.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for another one to fail. Default false.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail. Default false.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether an event concerns the gesture: by default the delegate says.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the gesture goes on without a finger down: between the taps of a double tap.
  var awaitsTouches: Bool { false }

  /// The last word before the gesture is recognised, after the delegate's and the view's.
  func shouldBegin() -> Bool { true }
}
#endif
