import Foundation

/// A view that turns touches into events, and calls targets and actions for them.
///
/// A control handles its touches: a tap on a control in a cell doesn't select the cell, and a tap recognizer
/// on a surrounding view doesn't recognize the tap. A disabled control passes its touches on.
///
/// Scroll views delay a touch for a moment (`delaysContentTouches`), so an immediate drag on a control
/// scrolls. A finger that has rested stays with the control, unless the scroll view's
/// `touchesShouldCancel(in:)` returns `true` for it.
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control receives touches. Setting this property to `false`
  /// ends a current touch.
  ///
  /// The default value is `true`.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { endTouchBecauseOfDisabling() }
      stateDidChange()
    }
  }
  /// A Boolean value that indicates whether the control is selected. Most controls don't set it themselves.
  ///
  /// The default value is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether a finger is on the control. Touches set it.
  ///
  /// The default value is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The vertical alignment of the contents.
  ///
  /// The default value is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment of the contents.
  ///
  /// The default value is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The ``contentHorizontalAlignment``, with left or right in place of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let other: other
    }
  }

  /// The displayed state, from ``isEnabled``, ``isSelected``, and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether the control tracks a finger.
  open var isTracking: Bool { followsFinger }
  final var followsFinger = false { didSet { if followsFinger != oldValue { trackingDidChange() } } }
  /// A Boolean value that indicates whether the tracked finger is inside. A finger that came down inside
  /// stays inside up to 70 points beyond the bounds.
  open internal(set) var isTouchInside = false

  /// A Boolean value that indicates whether a finger opens the control's menu instead of triggering the
  /// control's own action.
  ///
  /// The menu opens when the finger comes down. The finger can move on to an element and choose it by
  /// lifting. Among the controls here, buttons have a menu. The default value is `false`.
  open var showsMenuAsPrimaryAction = false
  /// A Boolean value that indicates whether the control's menu can be opened. A button with a menu sets it to
  /// `true`.
  ///
  /// The default value is `false`.
  open var isContextMenuInteractionEnabled = false
  /// `true` if a finger opens a menu when it comes down.
  package var opensMenu: Bool { isMenuControl }
  /// `true` if a control outside of this module opens a menu.
  package final var isMenuControl = false

  /// The tracked finger.
  weak var trackedTouch: UITouch?
  /// The menu that currently tracks that finger.
  weak var menuOfTouch: MenuCover?
  var handlers: [ControlHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a control with an action for `primaryActionTriggered`.
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

  /// Returns `true` to track a finger that came down. The default implementation returns `true`.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns `false` to stop tracking the finger after a move. The default implementation returns `true`.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger lifts. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is canceled. The default implementation does nothing.
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

  /// Returns `false` for a tap with one finger if the control's own action is a tap, regardless of the
  /// recognizer's view. The control handles this tap.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// `true` if the control's own action is a tap.
  var isTapped: Bool { isTapControl }
  /// `true` if the own action of a control outside of this module is a tap.
  package final var isTapControl = false

  // MARK: Targets and actions

  /// Adds a target and its method for events.
  ///
  /// The target isn't retained. Without a target, the first responder with the method is called, from the
  /// control upward. The method takes no parameters, the control, or the control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Removes a target for events. A `nil` target stands for all targets, and a `nil` method for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { $0.matches(target, action) }
  }

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Removes the action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { knownTargets }
  /// The events with a target or action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the target's methods for exactly one event, or `nil` if there are none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target.map { $0 as AnyObject }, controlEvent)
  }

  /// Calls the closure for all targets and actions, in the order in which they were added, until it sets
  /// `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Calls the method of the target, or of the first responder with the method. Every call of a target uses
  /// this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, event)
  }

  /// Performs the action. Every action uses this method.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls the targets and actions for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { sendByProgram(controlEvents) }

  /// Acts like a tap: a button with its menu as the primary action opens the menu. Does nothing if the
  /// control is disabled.
  open func performPrimaryAction() {
    if isEnabled { send(eventsOfTap, with: nil) }
  }

  // MARK: Accessibility

  /// Acts like a tap.
  ///
  /// - Returns: `true` if the control responded.
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(eventsOfTap, with: nil)
    return true
  }

  /// The events of a tap.
  var eventsOfTap: Event { .touchUpInside }

  /// Sends events not caused by a touch.
  func sendByProgram(_ events: Event) { send(events, with: nil) }

  /// Sends the events and the events that result from them.
  func send(_ events: Event, with event: UIEvent?) { call(events, event) }
}
