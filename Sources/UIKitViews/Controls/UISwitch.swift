import Foundation

/// A control that is on or off, always 51 × 31 points, as on iOS up to 18. Its colors, images, and title are
/// `nil` by default.
open class UISwitch: UIControl {
  /// The appearance of a switch.
  public nonisolated enum Style: Int, Sendable {
    /// `automatic` and `checkbox` look like `sliding`.
    case automatic, checkbox, sliding
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2

  /// `true` if the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }
  private var isSwitchedOn = false

  /// The track's color while the switch is on, or `nil` for green.
  open var onTintColor: UIColor? {
    get { storedOnTintColor }
    set { storedOnTintColor = newValue }
  }
  private var storedOnTintColor: UIColor? { didSet { paint() } }
  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set { storedThumbTintColor = newValue }
  }
  private var storedThumbTintColor: UIColor? { didSet { paint() } }
  /// The image for on, which isn't shown.
  open var onImage: UIImage?
  /// The image for off, which isn't shown.
  open var offImage: UIImage?
  /// The title, which isn't shown.
  open var title: String?
  /// The preferred style. The default value is `automatic`.
  open var preferredStyle = Style.automatic
  /// Always `sliding`.
  open var style: Style { .sliding }

  private let parts = UIView(frame: .zero)
  private let track = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)
  private var drag: (isOn: Bool, hasMoved: Bool)?
  private var shownDrag: (isOn: Bool, hasMoved: Bool)? { isTracking ? drag : nil }

  /// Creates a switch. Ignores the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var standardContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: 750, verticalHugging: 750)
  }

  nonisolated deinit {}

  /// Turns the switch on or off without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSwitchedOn else { return }
    isSwitchedOn = on
    show(animated: animated)
  }

  /// 49 × 31 points. The frame is 2 points wider than the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.inset, height: Self.size.height)
  }
  /// An inset of 2 points at the right (SE `controls`).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.inset)
  }
  /// 51 × 31 points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func assignFrame(_ frame: CGRect) {
    super.assignFrame(CGRect(origin: frame.origin, size: Self.size))
  }

  override func assignBounds(_ bounds: CGRect) {
    super.assignBounds(CGRect(origin: bounds.origin, size: Self.size))
  }

  private func setUp() {
    bounds.size = Self.size
    parts.isUserInteractionEnabled = false
    addSubview(parts)
    for view in [track, knob] { parts.addSubview(view) }
    knob.layer.shadowOpacity = 0.18
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    paint()
    layOutParts()
  }

  // MARK: Appearance

  private var shownOn: Bool { shownDrag?.isOn ?? isSwitchedOn }

  private func layOutParts() {
    parts.frame = CGRect(origin: .zero, size: Self.size)
    track.frame = parts.bounds
    track.layer.cornerRadius = Self.size.height / 2
    let height = Self.size.height - 2 * Self.inset
    // A pressed knob is longer.
    let width = height + (isHighlighted && shownDrag != nil ? 7 : 0)
    let isRight = shownOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    knob.frame = CGRect(
      x: isRight ? Self.size.width - Self.inset - width : Self.inset, y: Self.inset, width: width,
      height: height)
    knob.layer.cornerRadius = height / 2
  }

  private func paint() {
    track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    parts.alpha = isEnabled ? 1 : 0.5
  }

  private func show(animated: Bool) {
    guard animated, window != nil else {
      layOutParts()
      return paint()
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.layOutParts()
      self.paint()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    show(animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Touches

  override var isTapped: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (isSwitchedOn, false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let middle = Self.size.width / 2
    let isRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    // The knob follows a finger that is clearly on the other side.
    if abs(x - middle) > 10, let drag, ((x > middle) == isRight) != drag.isOn,
      drag.hasMoved || touch.travel > 10
    {
      self.drag = (!drag.isOn, true)
      show(animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let drag = drag
    self.drag = nil
    if let drag, drag.hasMoved {
      change(to: drag.isOn, event)
    } else if isTouchInside {
      change(to: !isSwitchedOn, event)
    }
    super.endTracking(touch, with: event)
  }

  override func trackingDidChange() {
    super.trackingDidChange()
    show(animated: true)
  }

  private func change(to on: Bool, _ event: UIEvent?) {
    guard on != isSwitchedOn else { return show(animated: true) }
    setOn(on, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Also returns `false` for a horizontal drag on the switch.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !retainsDrag(of: gestureRecognizer, from: bounds)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Toggles the switch and sends events.
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    change(to: !isSwitchedOn, nil)
    return true
  }

  /// "1" while the switch is on, otherwise "0".
  open override var accessibilityValue: String? {
    get { isSwitchedOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  /// By default, `button`, `toggleButton`, and the state's traits.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = [.button, .toggleButton]
      return super.accessibilityTraits == .none
        ? own.union(isEnabled ? [] : .notEnabled) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
