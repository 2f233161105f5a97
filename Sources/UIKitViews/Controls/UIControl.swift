import Foundation

/// A view that turns touches into events, and calls targets and actions for them.
///
/// A control handles its touches: a tap on a control doesn't select the surrounding cell, and tap recognizers
/// on surrounding views ignore the tap. A disabled control passes its touches on.
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

  /// Calls the action on the target or, if that's `nil`, on the first responder that has such a method. The
  /// control calls all its targets through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, event)
  }

  /// Performs the action. The control performs all its actions through this method.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls the targets and actions for any of the events, in order.
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

extension UIControl {
  /// Events of a control.
  public nonisolated struct Event: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger soon came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Scrolling, a gesture, or the system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button was tapped, or a switch toggled.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opens its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Never sent, because text fields aren't supported.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Never sent, because text fields aren't supported.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Never sent, because text fields aren't supported.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Never sent, because text fields aren't supported.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public nonisolated struct State: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control receives no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected by the app.
    public static let selected = State(rawValue: 1 << 2)
    /// Never set, because focus isn't supported.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of the contents.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// For `fill`, buttons place their contents at the left. `leading` and `trailing` follow the interface
    /// direction.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the contents.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// For `fill`, buttons place their contents at the top.
    case center, top, bottom, fill
  }
}
