import Foundation

/// A view that turns touches into events, and calls targets and actions for them.
///
/// A control handles its touches: a tap on it doesn't select its cell, and a tap recognizer on a surrounding
/// view doesn't recognize it. A disabled control passes its touches on.
///
/// Scroll views delay touches (`delaysContentTouches`), so an immediate drag scrolls. A finger that has
/// rested stays with the control, unless the scroll view's `touchesShouldCancel(in:)` returns `true`.
open class UIControl: UIView {
  /// `true` if the control receives touches. Setting `false` ends the current touch. The default value is
  /// `true`.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { endTouchBecauseOfDisabling() }
      stateDidChange()
    }
  }
  /// `true` if the control is selected. The default value is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// `true` if a finger is on the control. The default value is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The vertical alignment of the contents. The default value is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment of the contents. The default value is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The alignment, with `left` or `right` instead of `leading` or `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let other: other
    }
  }

  /// The state from ``isEnabled``, ``isSelected``, and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// `true` if the control tracks a finger.
  open var isTracking: Bool { followsFinger }
  final var followsFinger = false { didSet { if followsFinger != oldValue { trackingDidChange() } } }
  /// `true` if the tracked finger is inside, up to 70 points beyond the bounds.
  open internal(set) var isTouchInside = false

  /// `true` if a finger that comes down opens the menu of a button instead of triggering its action. The
  /// default value is `false`.
  open var showsMenuAsPrimaryAction = false
  /// `true` if the menu can be opened. The default value is `false`. Setting a button's menu changes it to
  /// `true`.
  open var isContextMenuInteractionEnabled = false
  package var opensMenu: Bool { isMenuControl }
  package final var isMenuControl = false

  weak var trackedTouch: UITouch?
  weak var menuOfTouch: MenuCover?
  var handlers: [ControlHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  nonisolated deinit {}

  func stateDidChange() { setNeedsLayout() }
  func trackingDidChange() {}

  // MARK: Tracking

  /// Returns `true` to track the finger. The default value is `true`.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns `false` to stop tracking. The default value is `true`.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger lifts.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    trackBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    trackMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    trackEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    trackCancelled(touches, event)
  }

  /// Returns `false` for a surrounding view's single tap with one finger if the control's own action is a
  /// tap.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  var isTapped: Bool { isTapControl }
  package final var isTapControl = false

  // MARK: Targets and actions

  /// Adds a target and its method for events.
  ///
  /// The target isn't retained. `nil` stands for the first responder that has the method, from the control
  /// upward. The method takes no parameters, the control, or the control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Removes a target for events. `nil` stands for all targets or methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { $0.matches(target, action) }
  }

  /// Adds an action for events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an identified action for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { knownTargets }
  /// The events with a target or action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the target's methods for an event, or `nil` if there are none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target.map { $0 as AnyObject }, controlEvent)
  }

  /// Calls the closure for targets and actions in order, until it sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Calls the method of the target or, without one, of the first responder that has it. Every call uses this
  /// method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, event)
  }

  /// Performs the action. Every call of an action uses this method.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls the targets and actions for any event, in order.
  open func sendActions(for controlEvents: Event) { sendByProgram(controlEvents) }

  /// Acts like a tap or opens the menu, if the control is enabled.
  open func performPrimaryAction() {
    if isEnabled { send(eventsOfTap, with: nil) }
  }

  // MARK: Accessibility

  /// Acts like a tap. Returns `true` if the control responded.
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(eventsOfTap, with: nil)
    return true
  }

  var eventsOfTap: Event { .touchUpInside }

  func sendByProgram(_ events: Event) { send(events, with: nil) }

  func send(_ events: Event, with event: UIEvent?) { call(events, event) }
}
