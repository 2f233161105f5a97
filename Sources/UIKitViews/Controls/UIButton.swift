import Foundation

/// A control for taps: text, an image, or both, on a background.
///
/// A button has a ``UIButton/Configuration``, or a type with a title, an image, and colors for each state. A
/// tap sends `touchUpInside` and, with it, `primaryActionTriggered`.
///
/// A button with a ``menu`` opens it after a long press. If `showsMenuAsPrimaryAction` is `true`, the menu
/// opens when a finger comes down, and the button sends `menuActionTriggered` after `touchDown`. The finger
/// can move on to an element and choose it by lifting. If ``changesSelectionAsPrimaryAction`` is also `true`,
/// one element of the menu is chosen, and the button shows it.
open class UIButton: UIControl {
  /// The type with which the button was created. With a configuration, `system`.
  open internal(set) var buttonType = ButtonType.custom

  /// The configuration. If `nil`, the appearance depends on the type and on the titles and images for states.
  ///
  /// The default value is `nil`.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }
  /// Called when the button's state has changed, before the button's layout. The handler sets the
  /// ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the button applies changes of its state automatically.
  ///
  /// The default value is `true`.
  open var automaticallyUpdatesConfiguration = true
  /// A Boolean value that indicates whether a tap changes the selection.
  ///
  /// A tap selects or deselects the button. With a menu as its primary action, the button shows the chosen
  /// element of the menu. The default value is `false`.
  open var changesSelectionAsPrimaryAction: Bool {
    get { storedChangesSelectionAsPrimaryAction }
    set { storedChangesSelectionAsPrimaryAction = newValue }
  }
  private var storedChangesSelectionAsPrimaryAction = false { didSet { showChosenElement() } }
  /// The menu, which opens when a finger comes down or after a long press.
  ///
  /// The default value is `nil`.
  open var menu: UIMenu? {
    get { storedMenu }
    set { storedMenu = newValue }
  }
  private var storedMenu: UIMenu? { didSet { menuDidChange() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { showChosenElement() } }
  package override var opensMenu: Bool {
    menu != nil && showsMenuAsPrimaryAction && isContextMenuInteractionEnabled
  }
  var menuPress: UILongPressGestureRecognizer?
  /// The role of the button.
  ///
  /// The default value is `normal`.
  open var role = Role.normal { didSet { if role != oldValue { looksDidChange() } } }

  /// The label of the title.
  open var titleLabel: UILabel? { parts.title }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image.
  open var imageView: UIImageView? { parts.image }

  /// The insets around title and image, in points. Has no effect with a configuration.
  ///
  /// The default value is zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { looksDidChange() } }
  }
  /// The insets that move the title within its rectangle, in points. They don't change the button's size. Has
  /// no effect with a configuration.
  ///
  /// The default value is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { looksDidChange() } }
  }
  /// The insets that move the image within its rectangle, in points. They don't change the button's size. Has
  /// no effect with a configuration.
  ///
  /// The default value is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { looksDidChange() } }
  }
  /// A Boolean value that indicates whether the image is dimmed while the button is pressed. Has no effect
  /// with a configuration.
  ///
  /// The default value is `true`.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether the image is dimmed while the button is disabled. Has no effect
  /// with a configuration.
  ///
  /// The default value is `true`.
  open var adjustsImageWhenDisabled = true
  /// Has no effect.
  ///
  /// The default value is `false`.
  open var showsTouchWhenHighlighted = false
  /// Has no effect, because there is no pointer here.
  ///
  /// The default value is `false`.
  open var isPointerInteractionEnabled = false

  let parts = ButtonParts()
  /// The titles and images for the states of buttons without a configuration.
  var contents: [UInt: ButtonContent] = [:]
  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false
  private var isLayingOutParts = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    apply(buttonType)
  }

  /// Creates a button with a fitting size. If the configuration has no title or image, the action provides
  /// it.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    apply(primaryAction)
    sizeToFit()
  }

  /// Creates a button of a type with the action's title and image, and with a fitting size.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    apply(buttonType)
    apply(primaryAction)
    sizeToFit()
  }

  /// Creates a button of the type `custom` with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    apply(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  /// Returns a button of the type `system` with an image, a target, and the target's method for
  /// `touchUpInside`.
  @discardableResult
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = UIView._make(Self.self, frame: .zero)
    button.apply(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  // MARK: States

  /// Sets the title for a state. States without one use the value for `normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title color for a state. States without one use the value for `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  /// Sets the title's shadow color for a state. States without one use the value for `normal`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadow = color } }
  /// Sets the image for a state. States without one use the value for `normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the background for a state, stretched to the button. States without one use the value for `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  /// Sets the attributed title for a state. It has precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }
  /// Sets the symbol configuration for the state's image.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbols = configuration } }

  /// Returns the title for the state or, if none was set, for `normal`.
  @discardableResult
  open func title(for state: State) -> String? { content(state, \.title) }
  /// Returns the title color for the state or, if none was set, for `normal`.
  @discardableResult
  open func titleColor(for state: State) -> UIColor? { content(state, \.color) }
  /// Returns the title's shadow color for the state or, if none was set, for `normal`.
  @discardableResult
  open func titleShadowColor(for state: State) -> UIColor? { content(state, \.shadow) }
  /// Returns the image for the state or, if none was set, for `normal`.
  @discardableResult
  open func image(for state: State) -> UIImage? { content(state, \.image) }
  /// Returns the background image for the state or, if none was set, for `normal`.
  @discardableResult
  open func backgroundImage(for state: State) -> UIImage? { content(state, \.background) }
  /// Returns the attributed title for the state or, if none was set, for `normal`.
  @discardableResult
  open func attributedTitle(for state: State) -> NSAttributedString? { content(state, \.attributedTitle) }
  /// Returns the symbol configuration for the state or, if none was set, for `normal`.
  @discardableResult
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(state, \.symbols)
  }

  /// The current title.
  open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  /// The current title color.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// The current shadow color of the title.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The current image.
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The current attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The current symbol configuration.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Updates

  /// Requests ``updateConfiguration()`` before the next layout pass. Several calls lead to one update.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called after the state has changed. Overrides set the ``configuration``.
  ///
  /// The default implementation calls the ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  private func configurationDidChange() {
    if !isUpdatingConfiguration { needsUpdateConfiguration = true }
    looksDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    parts.areCurrent = false
  }

  /// Called after a change of the button's appearance or size.
  func looksDidChange() {
    parts.areCurrent = false
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    // The button already tracks its own changes of its parts.
    if parts.areCurrent, !isLayingOutParts { looksDidChangeFromOutside() }
  }

  /// Called after the app has changed the title label or the image view.
  private func looksDidChangeFromOutside() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
    looksDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.areCurrent = false
    setNeedsLayout()
  }

  // MARK: Layout

  /// Lays out title and image.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    isLayingOutParts = true
    layOutParts()
    isLayingOutParts = false
  }

  /// Returns the size of title, image, and insets. The button is as tall as its contents, regardless of
  /// `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(in: size)
  }

  /// The size with the title on a single line.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: widthToMeasure ?? 0, height: 0))
  }
  /// The width given by constraints, while the height is measured at it.
  private var widthToMeasure: CGFloat?

  override var wrapsContents: Bool {
    guard let configuration else { return false }
    return configuration.attributedTitle != nil && configuration.titleLineBreakMode.allowsLines
      || configuration.attributedSubtitle != nil && configuration.subtitleLineBreakMode.allowsLines
  }

  /// `false`, because a button's title keeps its width next to a text that can wrap.
  override var entersLast: Bool { false }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    widthToMeasure = max(width, 0.001)
    defer { widthToMeasure = nil }
    return intrinsicContentSize.height
  }

  /// The room for the title. Zero, because the title doesn't break at the button's current width.
  override var roomToFit: CGSize { .zero }
  override var fontOfText: UIFont? { (parts.title.text ?? "").isEmpty ? nil : parts.title.font }

  /// Returns the frame of background images. The default implementation returns the bounds.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of title and image. The default implementation returns the bounds minus the
  /// insets.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
  /// Returns the title's frame. Override this method to move the title.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  /// Returns the image's frame. Override this method to move the image.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

  /// Returns the title's baselines. The title's position is relative to the button's center or to the edge in
  /// ``contentVerticalAlignment``.
  override func baseline(isFirst: Bool, contentHeight: CGFloat, width: CGFloat?) -> (
    share: CGFloat, distance: CGFloat
  ) {
    updateConfigurationIfNeeded()
    return titleBaseline(isFirst: isFirst, height: contentHeight, width: width)
      ?? super.baseline(isFirst: isFirst, contentHeight: contentHeight, width: width)
  }

  // MARK: Taps

  override var isTapped: Bool { true }
  override var eventsOfTap: Event { .touchUpInside }

  /// Opens the menu for any trigger.
  func openMenu() {
    guard let menu else { return }
    super.send(.menuActionTriggered, with: nil)
    MenuCover.open(menu, from: self, isSingle: showsChosenElement) { [weak self] action in
      self?.showChosenElement()
      action.perform(sender: self)
    }
  }

  /// Sends events for the app. Programmatic tap events call the added handlers and don't open the menu.
  override func sendByProgram(_ events: Event) { opensMenu ? call(events, nil) : send(events, with: nil) }

  override func send(_ events: Event, with event: UIEvent?) {
    guard events.contains(.touchUpInside) else { return super.send(events, with: event) }
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.send(events.union(.primaryActionTriggered), with: event)
  }

  /// The button's text, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? wordsToRead }
    set { super.accessibilityLabel = newValue }
  }

  /// The trait `button`, with traits for the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? stateTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
