#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows one item. What it shows goes into `contentView`; behind that lie the background views.
///
/// A cell can also be filled by a content configuration: its view then takes the place of `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, in front of the background views.
  open private(set) var contentView: UIView

  /// Set by the collection view. Shows ``selectedBackgroundView``.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell. Shows ``selectedBackgroundView``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Fills the cell behind everything.
  open var backgroundView: UIView? { didSet { install(backgroundView, replacing: oldValue, at: 0) } }

  /// Shown over `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      install(selectedBackgroundView, replacing: oldValue, at: backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  /// What the cell shows, as a value. Setting one puts its view in place of `contentView`.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { showContentConfiguration() }
  }
  /// Whether the content configuration is updated for each new state. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// What lies behind the contents, as a value. Takes the place of ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background configuration is updated for each new state. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Sets the cell's configurations for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called before the cell is laid out whenever its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false

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

  /// Never called: there are no drag sessions.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell is, or is about to be, dragged.
  public nonisolated enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The default fits the contents.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  // MARK: State

  /// The state the configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout. Many calls make one update.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called when the state has changed. Overrides call super and set the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.layoutSubviews()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    super.subviewWantsAnotherSize(subview)
    if subview === contentView { collectionView?.viewWantsAnotherSize(self) }
  }

  private func stateDidChange() {
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
    guard let contentConfiguration else { return }
    defer { collectionView?.viewWantsAnotherSize(self) }
    if let shown = contentView as? UIView & UIContentView, shown.supports(contentConfiguration) {
      shown.configuration = contentConfiguration
      return
    }
    contentView.removeFromSuperview()
    contentView = contentConfiguration.makeContentView()
    installContentView()
  }

  private func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      if backgroundView is BackgroundConfigurationView { backgroundView = nil }
      return
    }
    let view = backgroundView as? BackgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
    view.configuration = backgroundConfiguration
    backgroundView = view
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
#endif
