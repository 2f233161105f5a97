import Foundation

/// A row, header, or footer of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The level in an outline, set by section snapshots. The default value is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentsMove() } } }
  /// The width of one level, in points. The default value is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentsMove() } }
  }
  /// `true` if leading accessories are indented. The default value is `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentsMove() } } }

  /// The accessories. The default value is an empty array.
  open var accessories: [UICellAccessory] {
    get { storedAccessories }
    set { storedAccessories = newValue }
  }
  private var storedAccessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  /// The guide for the ends of the separators. Unless the app constrains it, separators begin at the text.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = DefaultLayoutGuide(inset: ListRowParts.inset)
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }
  private var separatorGuide: DefaultLayoutGuide?

  private(set) var accessoryViews: (leading: [ListAccessoryView], trailing: [ListAccessoryView]) = ([], [])
  var outline: OutlineRow? { didSet { if outline != oldValue { outlineDidChange(from: oldValue) } } }
  /// `true` if the app hasn't set a background.
  private var hasDefaultBackground = true
  /// `true` while the handle moves the row.
  var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }
  /// The x-coordinate of the row's center, and the center's distance below the finger.
  var grip = CGVector.zero

  /// The minimum height outside sidebars, in points (UIKit, measured).
  private static let leastHeight: CGFloat = 52

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showDefaultBackground()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showDefaultBackground()
  }

  nonisolated deinit {}

  // MARK: Configurations

  /// Returns the default content of a row, header, or footer.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch listContext?.role {
      case .header: .header()
      case .footer: .footer()
      case .row, nil: .cell()
      }
    return content.updated(for: configurationState)
  }

  /// Returns the default background of a row, header, or footer.
  @discardableResult
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration =
      switch listContext?.role {
      case .header: .listHeader()
      case .footer: .listFooter()
      case .row, nil: .listCell()
      }
    return background.updated(for: configurationState)
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if !isUpdatingBackground { hasDefaultBackground = false } }
  }
  private var isUpdatingBackground = false

  private func showDefaultBackground() {
    isUpdatingBackground = true
    backgroundConfiguration = defaultBackgroundConfiguration()
    isUpdatingBackground = false
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded ?? false
    state.isReordering = isReordering
    state.isSwiped = isPulledAside
    return state
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    isUpdatingBackground = true
    super.updateConfiguration(using: state)
    isUpdatingBackground = false
    for view in accessoryViews.leading + accessoryViews.trailing { view.follow(isExpanded: state.isExpanded) }
  }

  override func listContextDidChange() {
    if hasDefaultBackground { showDefaultBackground() }
    super.listContextDidChange()
  }

  // MARK: Accessories

  private func showAccessories() {
    let wanted = UICellAccessory.arranged(accessories)
    var old = accessoryViews.leading + accessoryViews.trailing
    func view(for accessory: UICellAccessory) -> ListAccessoryView {
      if let index = old.firstIndex(where: { $0.fits(accessory) }) {
        let view = old.remove(at: index)
        view.show(accessory)
        return view
      }
      let view = ListAccessoryView(accessory, in: self)
      view.layer.zPosition = 0.5
      addSubview(view)
      return view
    }
    accessoryViews.leading = wanted.leading.map(view)
    accessoryViews.trailing = wanted.trailing.map(view)
    for view in old { view.removeFromSuperview() }
    let isExpanded = outline?.isExpanded ?? false
    UIView.performWithoutAnimation {
      for view in accessoryViews.leading + accessoryViews.trailing { view.follow(isExpanded: isExpanded) }
    }
    contentsMove()
  }

  func contentsMove() {
    setNeedsLayout()
    collectionView?.viewWantsAnotherSize(self)
  }

  private var indentation: CGFloat {
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    return indentation.isFinite ? max(0, indentation) : 0
  }

  private func accessoryPlan() -> ListAccessoryPlan {
    let isEditing = collectionView?.isEditing ?? false
    for view in accessoryViews.leading + accessoryViews.trailing {
      view.isDisplayed = view.accessory.isDisplayed(whileEditing: isEditing)
    }
    return ListAccessoryPlan(
      leading: accessoryViews.leading, trailing: accessoryViews.trailing, width: bounds.width,
      indentation: indentation, indentsAccessories: indentsAccessories)
  }

  private var topPadding: CGFloat { listContext?.topPadding ?? 0 }

  private func contentFrame(in plan: ListAccessoryPlan) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? plan.trailing : plan.leading, y: topPadding,
      width: max(0, bounds.width - plan.leading - plan.trailing),
      height: max(0, bounds.height - topPadding))
  }

  // MARK: Geometry

  open override func layoutSubviews() {
    let plan = accessoryPlan()
    layOut(contentView, contentFrame(in: plan))
    super.layoutSubviews()
    layOut(contentView, contentFrame(in: plan))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in accessoryViews.leading + accessoryViews.trailing {
      guard let leading = plan.centers[ObjectIdentifier(view)] else { continue }
      let size = view.ownSize
      let x = isMirrored ? bounds.width - leading : leading
      let frame = CGRect(
        x: x - size.width / 2, y: roundedDown((bounds.height + topPadding - size.height) / 2),
        width: size.width, height: size.height)
      if view.bounds.size != size { UIView.performWithoutAnimation { view.bounds.size = size } }
      layOut(view, frame)
      view.alpha = view.isDisplayed && !view.accessory.looks.isHidden ? 1 : 0
      view.isUserInteractionEnabled = view.isDisplayed
    }
  }

  private func roundedDown(_ length: CGFloat) -> CGFloat {
    (length * screenScale).rounded(.down) / screenScale
  }

  private func layOut(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  override func prepareToBeMeasured() {
    super.prepareToBeMeasured()
    layOut(contentView, contentFrame(in: accessoryPlan()))
  }

  /// Returns the size of the content together with accessories and indentation. Rows with list content are at
  /// least 52 points high, or 44 points in sidebars.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let plan = accessoryPlan()
    let room = plan.leading + plan.trailing
    var fitting = super.sizeThatFits(
      CGSize(width: max(0, size.width - room), height: size.height))
    fitting.width += room
    let isRow = listContext?.role ?? .row == .row
    if isRow, contentView is UIListContentView { fitting.height = max(fitting.height, leastHeight) }
    fitting.height += topPadding
    return fitting
  }

  private var leastHeight: CGFloat { listContext?.environment.isSidebar == true ? 44 : Self.leastHeight }

  override var separatorEnds: (leading: CGFloat, trailing: CGFloat)? {
    if let separatorGuide, separatorGuide.isConstrained {
      let frame = separatorGuide.layoutFrame
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (left, right) = (frame.minX, bounds.width - frame.maxX)
      return isMirrored ? (right, left) : (left, right)
    }
    let text = (contentView as? UIListContentView)?.textInset ?? ListRowParts.inset
    let plan = accessoryPlan()
    return (plan.leading + text, ListRowParts.inset)
  }

  // MARK: Outlines

  /// Removes the outline state.
  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
  }

  private func outlineDidChange(from old: OutlineRow?) {
    if let outline {
      if outline.level != old?.level { indentationLevel = outline.level }
    } else if let old, indentationLevel == old.level {
      indentationLevel = 0
    }
    guard outline?.isExpanded != old?.isExpanded else { return }
    setNeedsUpdateConfiguration()
  }

  /// `true` if a tap toggles the outline instead of selecting the row.
  var togglesOutlineByTap: Bool {
    outline != nil
      && accessories.contains { $0.accessoryType == .outlineDisclosure && $0.outlineStyle != .cell }
  }

  func toggleOutline() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    if let handler = accessories.first(where: { $0.accessoryType == .outlineDisclosure })?.handler {
      return handler()
    }
    collectionView.snapshotSource?.toggleOutlineRow(at: collectionView.dataSourcePath(for: path))
  }
}

extension UICollectionViewListCell {
  func moveByHandle(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let finger = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPath(for: self),
        collectionView.beginInteractiveMovementForItem(at: path)
      else { return }
      isReordering = true
      grip = CGVector(dx: center.x, dy: center.y - finger.y)
    case .changed where isReordering:
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: grip.dx, y: finger.y + grip.dy))
    case .ended where isReordering:
      isReordering = false
      collectionView.endInteractiveMovement()
    case .cancelled where isReordering:
      isReordering = false
      collectionView.cancelInteractiveMovement()
    default: break
    }
  }
}

extension UICollectionViewListCell {
  /// Reveals the trailing swipe actions, as the delete button's default action.
  func showDeletion() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    collectionView.swipes?.reveal(path, trailing: true)
  }
}
