import Foundation

/// A control for taps: text, an image, or both, on a background.
///
/// A button has a ``UIButton/Configuration``, or a type with a title, an image, and colors for each state.
/// Edge insets and image dimming have no effect with a configuration. A tap sends `touchUpInside` and
/// `primaryActionTriggered`.
///
/// A button with a ``menu`` opens the menu after a long press. If `showsMenuAsPrimaryAction` is `true`, the
/// menu opens when a finger comes down, and the button sends `menuActionTriggered` after `touchDown`. The
/// finger can choose an element by lifting there. If ``changesSelectionAsPrimaryAction`` is also `true`, the
/// button shows the chosen element.
open class UIButton: UIControl {
  /// The button's type. With a configuration, `system`.
  open internal(set) var buttonType = ButtonType.custom

  /// The configuration. The default value is `nil`: the type and the contents for each state apply.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }
  /// A closure that sets the ``configuration``. It's called after a change of the state, before layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// `true` if the button updates its configuration automatically. The default value is `true`.
  open var automaticallyUpdatesConfiguration = true
  /// `true` if a tap selects or deselects the button. The default value is `false`.
  open var changesSelectionAsPrimaryAction: Bool {
    get { storedChangesSelectionAsPrimaryAction }
    set { storedChangesSelectionAsPrimaryAction = newValue }
  }
  private var storedChangesSelectionAsPrimaryAction = false { didSet { showChosenElement() } }
  /// The menu. The default value is `nil`.
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
  /// The role. The default value is `normal`.
  open var role = Role.normal { didSet { if role != oldValue { looksDidChange() } } }

  /// The title's label.
  open var titleLabel: UILabel? { parts.title }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The image's view.
  open var imageView: UIImageView? { parts.image }

  /// The insets around title and image, in points. The default value is zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { looksDidChange() } }
  }
  /// The insets that move the title, in points, without resizing the button. The default value is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { looksDidChange() } }
  }
  /// The insets that move the image, in points, without resizing the button. The default value is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { looksDidChange() } }
  }
  /// `true` if pressing dims the image. The default value is `true`.
  open var adjustsImageWhenHighlighted = true
  /// `true` if disabling dims the image. The default value is `true`.
  open var adjustsImageWhenDisabled = true
  /// Has no effect. The default value is `false`.
  open var showsTouchWhenHighlighted = false
  /// Has no effect. The default value is `false`.
  open var isPointerInteractionEnabled = false

  let parts = ButtonParts()
  var contents: [UInt: ButtonContent] = [:]
  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false
  private var isLayingOutParts = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    apply(buttonType)
  }

  /// Creates a button with a fitting size. The action provides missing contents.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    apply(primaryAction)
    sizeToFit()
  }

  /// Creates a button with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    apply(buttonType)
    apply(primaryAction)
    sizeToFit()
  }

  /// Creates a custom button with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    apply(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  /// Returns a system button with an image and a method for `touchUpInside`.
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

  /// Sets the title for a state. Unset states use the value for `normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title color for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  /// Sets the title's shadow color for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadow = color } }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the background for a state, stretched to the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  /// Sets the attributed title for a state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }
  /// Sets the symbol configuration for a state's image.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbols = configuration } }

  /// The title for a state.
  @discardableResult
  open func title(for state: State) -> String? { content(state, \.title) }
  /// The title color for a state.
  @discardableResult
  open func titleColor(for state: State) -> UIColor? { content(state, \.color) }
  /// The title's shadow color for a state.
  @discardableResult
  open func titleShadowColor(for state: State) -> UIColor? { content(state, \.shadow) }
  /// The image for a state.
  @discardableResult
  open func image(for state: State) -> UIImage? { content(state, \.image) }
  /// The background image for a state.
  @discardableResult
  open func backgroundImage(for state: State) -> UIImage? { content(state, \.background) }
  /// The attributed title for a state.
  @discardableResult
  open func attributedTitle(for state: State) -> NSAttributedString? { content(state, \.attributedTitle) }
  /// The symbol configuration for a state.
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

  /// Requests ``updateConfiguration()`` before the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called after a change of the state. By default, calls the ``configurationUpdateHandler``. Overrides set
  /// the ``configuration``.
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

  func looksDidChange() {
    parts.areCurrent = false
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    if parts.areCurrent, !isLayingOutParts { looksDidChangeFromOutside() }
  }

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

  /// The size of title, image, and insets. The height of `size` has no effect.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(in: size)
  }

  /// The size with the title on a single line.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: widthToMeasure ?? 0, height: 0))
  }
  private var widthToMeasure: CGFloat?

  override var wrapsContents: Bool {
    guard let configuration else { return false }
    return configuration.attributedTitle != nil && configuration.titleLineBreakMode.allowsLines
      || configuration.attributedSubtitle != nil && configuration.subtitleLineBreakMode.allowsLines
  }

  /// A title keeps its width next to wrapping text.
  override var entersLast: Bool { false }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    widthToMeasure = max(width, 0.001)
    defer { widthToMeasure = nil }
    return intrinsicContentSize.height
  }

  override var roomToFit: CGSize { .zero }
  override var fontOfText: UIFont? { (parts.title.text ?? "").isEmpty ? nil : parts.title.font }

  /// The frame of background images. By default, the bounds.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and image: by default, the bounds minus the insets.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
  /// The title's frame, which overrides can move.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  /// The image's frame, which overrides can move.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

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

  func openMenu() {
    guard let menu else { return }
    super.send(.menuActionTriggered, with: nil)
    MenuCover.open(menu, from: self, isSingle: showsChosenElement) { [weak self] action in
      self?.showChosenElement()
      action.perform(sender: self)
    }
  }

  /// Sends events that the app triggers in code. Unlike taps, these don't open the menu.
  override func sendByProgram(_ events: Event) { opensMenu ? call(events, nil) : send(events, with: nil) }

  override func send(_ events: Event, with event: UIEvent?) {
    guard events.contains(.touchUpInside) else { return super.send(events, with: event) }
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.send(events.union(.primaryActionTriggered), with: event)
  }

  /// By default, the button's text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? wordsToRead }
    set { super.accessibilityLabel = newValue }
  }

  /// By default, `button` and the state's traits.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? stateTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIButton {
  /// The appearance of a button without a configuration.
  public nonisolated enum ButtonType: Int, Sendable {
    /// A white title in 18 points.
    case custom = 0
    /// A title in the tint color, in 15 points.
    case system = 1
    /// A letter i in a circle, or a plus.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross in a circle.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button.
  public nonisolated enum Role: Int, Sendable {
    /// Only `destructive` has an effect here: it makes the button red. On iOS, `primary` is bold.
    case normal, primary, cancel, destructive
  }

  /// A closure that sets a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
