import Foundation

/// A view of one item, with content in `contentView` or the view of a content configuration.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that fills the cell, in front of the background views.
  open private(set) var contentView: UIView

  /// `true` if the item is selected, which makes ``selectedBackgroundView`` visible. The collection view sets
  /// this property.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { storedIsSelected = newValue }
  }
  private var storedIsSelected = false { didSet { if storedIsSelected != oldValue { stateDidChange() } } }
  /// `true` if a finger is on the cell, which makes ``selectedBackgroundView`` visible.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The view below everything else. Setting a view resets ``backgroundConfiguration``.
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

  /// The view above `backgroundView` in a selected or highlighted cell. Setting a view resets
  /// ``backgroundConfiguration``.
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

  /// The content of the cell. The configuration's view replaces `contentView`.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { showContentConfiguration() }
  }
  /// `true` if each new state updates the content configuration. The default value is `true`.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background. Setting a configuration resets ``backgroundView`` and ``selectedBackgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { showBackgroundConfiguration() } }
  }
  private var configuredBackground: BackgroundConfigurationView?
  /// `true` if each new state updates the background configuration. The default value is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A closure that sets the cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure called after a change of state, before the cell's layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false
  /// `true` if the configurations were last updated during editing.
  private var isShownEditing = false
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

  /// Never called because there are no drag sessions.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The drag state of a cell.
  public nonisolated enum DragState: Int, Sendable {
    /// The cell isn't being dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// Returns the size that fits the content view.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  // MARK: State

  /// The state for configurations.
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

  /// Requests one ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called after a change of state. Overrides call `super` and set the configurations.
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

  /// Returns an empty background. List cells return another background.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    isShownEditing = state.isEditing
    updateConfiguration(using: state)
  }

  /// Called for invisible cells when they're used again after editing has begun or ended.
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

  /// `true` if a finger has pulled the row out of its list.
  var isPulledAside = false { didSet { if isPulledAside != oldValue { listContextDidChange() } } }

  /// The insets of separators, or `nil` for UIKit's margins.
  var separatorEnds: (leading: CGFloat, trailing: CGFloat)? {
    (contentView as? UIListContentView).map { ($0.textInset, ListRowParts.inset) }
  }

  /// The visible separators, from top to bottom.
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
