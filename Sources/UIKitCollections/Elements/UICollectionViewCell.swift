import Foundation

/// Shows one item. Its content goes into `contentView`, which lies in front of the background views.
///
/// A content configuration can fill a cell, too: its view then replaces `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, in front of the background views.
  open private(set) var contentView: UIView

  /// Whether the item is selected. Set by the collection view. Shows ``selectedBackgroundView``.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { storedIsSelected = newValue }
  }
  private var storedIsSelected = false { didSet { if storedIsSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell. Shows ``selectedBackgroundView``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Fills the cell behind everything else. Setting a view resets ``backgroundConfiguration`` to nil.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      storedBackgroundView = newValue
    }
  }
  private var storedBackgroundView: UIView? {
    didSet { install(storedBackgroundView, replacing: oldValue, at: 0) }
  }

  /// Shown over `backgroundView` while the cell is selected or highlighted. Setting a view resets ``backgroundConfiguration`` to nil.
  open var selectedBackgroundView: UIView? {
    get { storedSelectedBackgroundView }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      storedSelectedBackgroundView = newValue
    }
  }
  private var storedSelectedBackgroundView: UIView? {
    didSet {
      install(storedSelectedBackgroundView, replacing: oldValue, at: backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  /// The content of the cell, as a value. Setting it replaces `contentView` by the configuration's view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { showContentConfiguration() }
  }
  /// Whether the content configuration is updated for each new state. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background, as a value. Setting one resets ``backgroundView`` and ``selectedBackgroundView`` to nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { showBackgroundConfiguration() } }
  }
  private var configuredBackground: BackgroundConfigurationView?
  /// Whether the background configuration is updated for each new state. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Sets the cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called before the cell is laid out after its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false
  /// Whether the configurations were last updated for editing.
  private var isShownEditing = false
  /// Corners and separators, while the cell is in a list.
  private var listParts: ListRowParts?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    installContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    installContentView()
  }

  nonisolated deinit {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// Never called: there are no drag sessions here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell is, or is about to be, dragged.
  public nonisolated enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// About to be dragged.
    case lifting
    /// Dragged.
    case dragging
  }

  /// The attributes that the cell prefers. The default fits the contents.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  // MARK: State

  /// The state for which the configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    if let listContext {
      state.traitCollection = state.traitCollection.inList(listContext.environment)
    }
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout. Many calls lead to one update.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called after the state has changed. Overrides call super and set the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      let updated = contentConfiguration.updated(for: state)
      if !contentConfiguration.isSameListContent(as: updated) { self.contentConfiguration = updated }
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// The background by the cell's context. Here it is empty; list cells have one.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    isShownEditing = state.isEditing
    updateConfiguration(using: state)
  }

  /// Called when the cell is wanted. While it was not shown, nobody told it of editing.
  func editingMayHaveChanged() {
    if isShownEditing != (collectionView?.isEditing ?? false) { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if let listContext { listParts?.layOut(listContext, automatic: separatorEnds) }
  }

  override func prepareToBeMeasured() { updateConfigurationIfNeeded() }

  override func listContextDidChange() {
    if let listContext {
      let parts = listParts ?? ListRowParts(self)
      listParts = parts
      parts.show(listContext, isAside: isPulledAside)
    } else {
      listParts?.remove()
      listParts = nil
    }
    setNeedsUpdateConfiguration()
  }

  /// Whether a finger has pulled the row out of its list.
  var isPulledAside = false { didSet { if isPulledAside != oldValue { listContextDidChange() } } }

  /// The insets of separators from the edges where nothing else is said. Nil: as far as UIKit's margins.
  var separatorEnds: (leading: CGFloat, trailing: CGFloat)? {
    (contentView as? UIListContentView).map { ($0.textInset, ListRowParts.inset) }
  }

  /// The separators that show, from above.
  var separators: [UIView] { listParts?.separators ?? [] }

  package override func contentWantsAnotherSize(_ subview: UIView) {
    if subview === contentView { collectionView?.viewWantsAnotherSize(self) }
  }

  package override func embeds(_ subview: UIView) -> Bool { subview === contentView }

  package override func hostTraitsDidChange(from previous: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    noteChange()
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Views

  private func installContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func showContentConfiguration() {
    guard let contentConfiguration else {
      if contentView is any UIContentView { show(UIView()) }
      return
    }
    if let shown = contentView as? UIView & UIContentView, shown.supports(contentConfiguration) {
      shown.configuration = contentConfiguration
      collectionView?.viewWantsAnotherSize(self)
    } else {
      show(contentConfiguration.makeContentView())
    }
  }

  private func show(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    installContentView()
    collectionView?.viewWantsAnotherSize(self)
  }

  private func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      return configuredBackground = nil
    }
    (storedBackgroundView, storedSelectedBackgroundView) = (nil, nil)
    let view = configuredBackground ?? BackgroundConfigurationView(frame: bounds)
    view.configuration = backgroundConfiguration
    install(view, replacing: configuredBackground, at: 0)
    configuredBackground = view
  }

  private func install(_ view: UIView?, replacing old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
