import Foundation

/// A control that is tapped: text, an image, or both, on a background.
///
/// A button has a ``UIButton/Configuration``, or a type and a title, an image and colours for each state. A tap
/// sends `touchUpInside` and, with it, `primaryActionTriggered`.
///
/// A button with a ``menu`` opens it after a long press. If it `showsMenuAsPrimaryAction`, a finger that comes down opens the menu,
/// and sends `menuActionTriggered` after `touchDown`. The finger may go on to an element and choose it by lifting. If also
/// ``changesSelectionAsPrimaryAction`` is true, one element of the menu is chosen, and the button shows it.
open class UIButton: UIControl {
  /// What the button was made as. With a configuration: `system`.
  open internal(set) var buttonType = ButtonType.custom

  /// Nil, the default: the looks are those of the type and of the titles and images that are set for states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }
  /// Called when the button's state has changed, before the button is laid out. It sets ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the button applies changes of its state by itself. Default true.
  open var automaticallyUpdatesConfiguration = true
  /// Whether a tap selects the button or deselects it or, with a menu as its primary action, the button shows which element of
  /// it is chosen. Default false.
  open var changesSelectionAsPrimaryAction: Bool {
    get { storedChangesSelectionAsPrimaryAction }
    set { storedChangesSelectionAsPrimaryAction = newValue }
  }
  private var storedChangesSelectionAsPrimaryAction = false { didSet { showChosenElement() } }
  /// Opened by a finger that comes down, or by a long press. Default nil.
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
  /// Default: normal.
  open var role = Role.normal { didSet { if role != oldValue { looksDidChange() } } }

  /// Shows the title.
  open var titleLabel: UILabel? { parts.title }
  /// Shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// Shows the image.
  open var imageView: UIImageView? { parts.image }

  /// Around title and image, in points. Default zero. Without effect if there is a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { looksDidChange() } }
  }
  /// Moves the title within its rectangle, in points. Default zero. It does not change the button's size. Without
  /// effect if there is a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { looksDidChange() } }
  }
  /// Moves the image within its rectangle, in points. Default zero. It does not change the button's size. Without
  /// effect if there is a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { looksDidChange() } }
  }
  /// Whether the image pales while the button is pressed. Default true. Without effect if there is a
  /// configuration.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image pales while the button is disabled. Default true. Without effect if there is a
  /// configuration.
  open var adjustsImageWhenDisabled = true
  /// Stored, and without effect. Default false.
  open var showsTouchWhenHighlighted = false
  /// Stored: there is no pointer here. Default false.
  open var isPointerInteractionEnabled = false

  let parts = ButtonParts()
  /// Titles and images for states, of buttons without a configuration.
  var contents: [UInt: ButtonContent] = [:]
  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false
  private var isLayingOutParts = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    apply(buttonType)
  }

  /// A button with a size that fits. Title and image are the action's where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    apply(primaryAction)
    sizeToFit()
  }

  /// A button of a type with the action's title and image, and with a size that fits.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    apply(buttonType)
    apply(primaryAction)
    sizeToFit()
  }

  /// A button of the type `custom` with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    apply(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  /// A button of the type `system` with an image, a target and its method for `touchUpInside`.
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

  /// The title of a state. States without one have that of `normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// The title's colour of a state. States without one have that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  /// The title's shadow of a state. States without one have that of `normal`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadow = color } }
  /// The image of a state. States without one have that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// The background of a state, stretched to the button. States without one have that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  /// The title of a state with attributes, which has precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }
  /// How the state's image is shown if it is a symbol.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbols = configuration } }

  /// The title that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func title(for state: State) -> String? { content(state, \.title) }
  /// The colour that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func titleColor(for state: State) -> UIColor? { content(state, \.color) }
  /// The colour that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func titleShadowColor(for state: State) -> UIColor? { content(state, \.shadow) }
  /// The image that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func image(for state: State) -> UIImage? { content(state, \.image) }
  /// The image that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func backgroundImage(for state: State) -> UIImage? { content(state, \.background) }
  /// The title that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func attributedTitle(for state: State) -> NSAttributedString? { content(state, \.attributedTitle) }
  /// The configuration that was set for the state or, if none was, for `normal`.
  @discardableResult
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(state, \.symbols)
  }

  /// What is shown now.
  open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  /// What is shown now.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// What is shown now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// What is shown now.
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  /// What is shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// What is shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// What is shown now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Updating

  /// Asks for ``updateConfiguration()`` before the next layout. Many calls lead to one update.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called after the state has changed. The default calls the ``configurationUpdateHandler``. Overrides set
  /// ``configuration``.
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

  /// Called after something changed that the button shows or is as large as.
  func looksDidChange() {
    parts.areCurrent = false
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    // While the button itself changes its parts, it knows.
    if parts.areCurrent, !isLayingOutParts { looksDidChangeFromOutside() }
  }

  /// The app has set something of the title label or the image view.
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

  /// Title and image, laid out.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    isLayingOutParts = true
    layOutParts()
    isLayingOutParts = false
  }

  /// The size of title, image and insets. Whatever `size` is, a button is as tall as its contents.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(in: size)
  }

  /// The size with the title on one line.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: widthToMeasure ?? 0, height: 0))
  }
  /// The width that constraints lead to, while the height is measured at it.
  private var widthToMeasure: CGFloat?

  override var wrapsContents: Bool {
    guard let configuration else { return false }
    return configuration.attributedTitle != nil && configuration.titleLineBreakMode.allowsLines
      || configuration.attributedSubtitle != nil && configuration.subtitleLineBreakMode.allowsLines
  }

  /// The title of a button is as broad as it is, beside a text that can wrap.
  override var entersLast: Bool { false }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    widthToMeasure = max(width, 0.001)
    defer { widthToMeasure = nil }
    return intrinsicContentSize.height
  }

  /// The title of a button doesn't break at the button's present width.
  override var roomToFit: CGSize { .zero }
  override var fontOfText: UIFont? { (parts.title.text ?? "").isEmpty ? nil : parts.title.font }

  /// Where background images are. Default: the bounds.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image are. Default: the bounds without the insets.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
  /// The title's frame. Override it to move the title.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  /// The image's frame. Override it to move the image.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

  /// Those of the title, which is positioned by the button's middle, or by the edge that ``contentVerticalAlignment`` names.
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

  /// Opens the menu, whatever opens it.
  func openMenu() {
    guard let menu else { return }
    super.send(.menuActionTriggered, with: nil)
    MenuCover.open(menu, from: self, isSingle: showsChosenElement) { [weak self] action in
      self?.showChosenElement()
      action.perform(sender: self)
    }
  }

  /// A program that sends the events of a tap means what was added for them, not the menu.
  override func sendByProgram(_ events: Event) { opensMenu ? call(events, nil) : send(events, with: nil) }

  override func send(_ events: Event, with event: UIEvent?) {
    guard events.contains(.touchUpInside) else { return super.send(events, with: event) }
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.send(events.union(.primaryActionTriggered), with: event)
  }

  /// The words of the button, unless others were set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? wordsToRead }
    set { super.accessibilityLabel = newValue }
  }

  /// `button`, with the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? stateTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
