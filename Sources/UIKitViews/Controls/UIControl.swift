import Foundation

/// A view that turns touches into events, and calls targets and actions for them.
///
/// A control handles the touches that it gets: a tap on a control in a cell does not select the cell, and a tap
/// recogniser on a view around it does not recognise. A disabled control passes its touches on.
///
/// Scroll views delay a touch for a moment (`delaysContentTouches`), so a drag that begins on a control at
/// once scrolls. A finger that has rested stays with the control, unless the scroll view's
/// `touchesShouldCancel(in:)` returns true for it.
open class UIControl: UIView {
  /// Whether the control receives touches. Default true. Setting it to false ends a touch in progress.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { endTouchBecauseOfDisabling() }
      stateDidChange()
    }
  }
  /// Default false. Most controls do not set it by themselves.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control. Set by touches. Default false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Default: in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Default: in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// ``contentHorizontalAlignment`` with left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let other: other
    }
  }

  /// What the control shows, from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control follows a finger.
  open var isTracking: Bool { followsFinger }
  final var followsFinger = false { didSet { if followsFinger != oldValue { trackingDidChange() } } }
  /// Whether the finger that it follows is inside. A finger that came down inside is inside up to 70 points
  /// beyond the bounds.
  open internal(set) var isTouchInside = false

  /// Whether a finger that comes down opens the control's menu, instead of doing the control's own action. The finger may go on to
  /// an element and choose it by lifting. Default false. Of the controls here, buttons have a menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control's menu can be opened. Default false; a button with a menu sets it.
  open var isContextMenuInteractionEnabled = false
  /// Whether a finger that comes down opens a menu.
  package var opensMenu: Bool { isMenuControl }
  /// Has a control outside of this module count as one that opens a menu.
  package final var isMenuControl = false

  /// The finger that the control follows.
  weak var trackedTouch: UITouch?
  /// The menu that tracks that finger now.
  weak var menuOfTouch: MenuCover?
  var handlers: [ControlHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a control that performs the action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  nonisolated deinit {}

  /// Called after ``state`` changed.
  func stateDidChange() { setNeedsLayout() }
  /// Called after ``isTracking`` changed.
  func trackingDidChange() {}

  // MARK: Following a finger

  /// Asked when a finger comes down. With false, the control does not follow it. Default true.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asked when the finger moves. With false, the control stops following it. Default true.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger lifts. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled. The default does nothing.
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

  /// False for a tap with one finger on a control that is tapped, whichever view has the recogniser: the tap is
  /// the control's.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control's own action is a tap.
  var isTapped: Bool { isTapControl }
  /// Has a control outside of this module count as one whose own action is a tap.
  package final var isTapControl = false

  // MARK: Targets and actions

  /// Calls the target's method for the events. The target is not retained. Without a target, the first responder
  /// from the control upward that has the method is called. The method takes nothing, the control, or the
  /// control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Stops calling the target for the events. A nil target means all targets, a nil method all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { $0.matches(target, action) }
  }

  /// Performs the action for the events. It replaces one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Stops performing the action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with the identifier for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { knownTargets }
  /// The events that something is called for.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the target's methods for exactly one event. Nil if there are none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target.map { $0 as AnyObject }, controlEvent)
  }

  /// Calls the closure for every target and action, in the order in which they were added, until it sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Calls the method of the target, or of the first responder that has it. Every call of a target goes through
  /// here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, event)
  }

  /// Performs the action. Every action goes through here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls everything that was added for any of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { sendByProgram(controlEvents) }

  /// Does what a tap does: a button that shows its menu as its primary action opens it. Nothing if the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { send(eventsOfTap, with: nil) }
  }

  // MARK: Accessibility

  /// The bounds, if nothing else is said. Does what a tap does. Returns whether the control did something.
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(eventsOfTap, with: nil)
    return true
  }

  /// The events of a tap.
  var eventsOfTap: Event { .touchUpInside }

  /// Sends events that no touch has caused.
  func sendByProgram(_ events: Event) { send(events, with: nil) }

  /// Sends the events, with those that follow from them.
  func send(_ events: Event, with event: UIEvent?) { call(events, event) }
}
