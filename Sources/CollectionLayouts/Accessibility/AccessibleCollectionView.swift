import CollectionView

/// A collection view that offers its layout's items to VoiceOver, Switch Control, and other assistive
/// technology.
///
/// A layout isn't a view, so it can't respond to assistive technology. This view asks its
/// ``AccessibleLayout`` and responds instead. With any other layout, it's a plain collection view.
///
/// ```swift
/// let faces = AccessibleCollectionView(frame: .zero, collectionViewLayout: CarouselLayout())
/// ```
///
/// After each layout pass, the view sets the following properties of visible cells:
///
/// - `accessibilityCustomActions` ends with the layout's actions. Your own actions stay.
/// - The announced item of an adjustable layout has the `adjustable` trait, an `accessibilityIncrementBlock`,
///   and an `accessibilityDecrementBlock`, on iOS 17 and tvOS 17 or later.
///
/// Assistive technology performs them on accessibility elements only, so a cell should be one:
///
/// ```swift
/// cell.isAccessibilityElement = true
/// cell.accessibilityLabel = "Ada Lovelace"
/// ```
open class AccessibleCollectionView: UICollectionView {
  nonisolated deinit {}

  private weak var adjustableCell: UICollectionViewCell?
  /// `true` once a layout has offered actions. Cells in the reuse queue keep them until they appear again.
  private var hasOfferedActions = false
  /// The last stack of photos that was the layout.
  private weak var stack: PhotoStackLayout?

  private var currentLayout: UICollectionViewLayout { collectionViewLayout }

  private var accessibleLayout: (any AccessibleLayout)? { currentLayout as? any AccessibleLayout }

  /// Returns the title of a layout's action. Override this method for other languages.
  ///
  /// The default titles are English, such as "Dismiss Left" and "Turn Clockwise".
  open func title(of action: LayoutAction) -> String {
    switch action {
    case .dismiss(.up): "Dismiss Up"
    case .dismiss(.down): "Dismiss Down"
    case .dismiss(.left): "Dismiss Left"
    case .dismiss(.right): "Dismiss Right"
    case .undo: "Undo"
    case .open: "Open"
    case .close: "Close"
    case .turn(.clockwise): "Turn Clockwise"
    case .turn(.counterclockwise): "Turn Counterclockwise"
    }
  }

  /// Returns the text that is read out after a scroll to an item. Override this method for other languages.
  ///
  /// The default is the cell's accessibility label and its position in its section, such as "Ada, 2 of 5".
  open func announcement(forItemAt indexPath: IndexPath) -> String? {
    let position = "\(indexPath.item + 1) of \(numberOfItems(inSection: indexPath.section))"
    return [cellForItem(at: indexPath)?.accessibilityLabel, position].compactMap(\.self).joined(
      separator: ", ")
  }

  // MARK: Scrolling

  /// Scrolls by a page of the layout and announces its item. Other layouts scroll as in any collection view.
  @discardableResult
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    layoutIfNeeded()
    guard let step = accessibleLayout?.pageStep(for: direction) else {
      return super.accessibilityScroll(direction)
    }
    return adjust(by: step, announcing: .pageScrolled)
  }

  @discardableResult
  private func adjust(by step: Int, announcing notification: UIAccessibility.Notification) -> Bool {
    layoutIfNeeded()
    guard let layout = accessibleLayout, layout.adjust(by: step) else { return false }
    layoutIfNeeded()
    if let path = layout.announcedIndexPath, let text = announcement(forItemAt: path) {
      UIAccessibility.post(notification: notification, argument: text)
    }
    return true
  }

  // MARK: Elements

  /// The cells that are neither covered nor turned away, and the supplementary views, in the order of their
  /// index paths. If all visible items are accessible, the default value is `nil`.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? uncoveredViews }
    set { super.accessibilityElements = newValue }
  }

  private var uncoveredViews: [UICollectionReusableView]? {
    guard let layout = accessibleLayout else { return nil }
    let paths = indexPathsForVisibleItems
    let accessible = paths.filter { layout.isAccessibleItem(at: $0) }
    guard accessible.count < paths.count else { return nil }
    var elements = accessible.compactMap { path in
      cellForItem(at: path).map { (path: path, rank: 1, view: $0 as UICollectionReusableView) }
    }
    let visible = layout.layoutAttributesForElements(in: bounds) ?? []
    for item in visible where item.representedElementCategory == .supplementaryView {
      let kind = item.representedElementKind ?? ""
      guard let view = supplementaryView(forElementKind: kind, at: item.indexPath) else { continue }
      elements.append((item.indexPath, kind == UICollectionView.elementKindSectionHeader ? 0 : 2, view))
    }
    // A section's header comes before its items, and other views come after them.
    func key(_ element: (path: IndexPath, rank: Int, view: UICollectionReusableView)) -> (Int, Int, Int) {
      (element.path.first ?? 0, element.rank, element.path.last ?? 0)
    }
    return elements.sorted { key($0) < key($1) }.map(\.view)
  }

  /// Also updates the visible cells' actions and traits.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = accessibleLayout
    if let stack = layout as? PhotoStackLayout { self.stack = stack }
    let closes = closableStack != nil
    if layout != nil || closes || hasOfferedActions {
      for cell in visibleCells {
        guard let path = indexPath(for: cell) else { continue }
        let actions = closes ? [.close] : layout?.actions(forItemAt: path) ?? []
        offer(actions, on: cell)
        if !actions.isEmpty { hasOfferedActions = true }
      }
    }
    let adjustable = layout?.isAdjustable == true ? layout?.announcedIndexPath : nil
    makeAdjustable(adjustable.flatMap { cellForItem(at: $0) })
  }

  private func makeAdjustable(_ cell: UICollectionViewCell?) {
    guard #available(iOS 17, tvOS 17, *) else { return }
    if let old = adjustableCell, old !== cell {
      old.accessibilityTraits.remove(.adjustable)
      (old.accessibilityIncrementBlock, old.accessibilityDecrementBlock) = (nil, nil)
    }
    // An adjustable cell of the app keeps its own adjustments.
    if let cell, cell !== adjustableCell, cell.accessibilityTraits.contains(.adjustable) {
      return adjustableCell = nil
    }
    // Cells may have set their own traits since the last layout pass.
    if let cell, !cell.accessibilityTraits.contains(.adjustable) {
      cell.accessibilityTraits.insert(.adjustable)
      cell.accessibilityIncrementBlock = { [weak self] in self?.adjust(by: 1, announcing: .announcement) }
      cell.accessibilityDecrementBlock = { [weak self] in self?.adjust(by: -1, announcing: .announcement) }
    }
    adjustableCell = cell
  }

  // MARK: Actions

  private func offer(_ actions: [LayoutAction], on cell: UICollectionViewCell) {
    let present = cell.accessibilityCustomActions ?? []
    guard present.compactMap({ ($0 as? OfferedAction)?.action }) != actions else { return }
    let new = actions.map { action in
      let offered = OfferedAction(name: title(of: action)) { [weak self] in
        self?.perform($0 as? OfferedAction) ?? false
      }
      offered.action = action
      return offered
    }
    let all = present.filter { !($0 is OfferedAction) } + new
    cell.accessibilityCustomActions = all.isEmpty ? nil : all
  }

  private func perform(_ offered: OfferedAction?) -> Bool {
    let cell = visibleCells.first { cell in
      cell.accessibilityCustomActions?.contains { $0 === offered } == true
    }
    guard let action = offered?.action, let path = cell.flatMap({ indexPath(for: $0) }) else { return false }
    if action == .close { return closeStack(at: path) }
    guard let layout = accessibleLayout, layout.perform(action, forItemAt: path) else { return false }
    layoutIfNeeded()
    UIAccessibility.post(
      notification: .layoutChanged, argument: layout.announcedIndexPath.flatMap { cellForItem(at: $0) })
    return true
  }

  /// Closes an open stack of photos.
  open override func accessibilityPerformEscape() -> Bool {
    if let path = indexPathsForVisibleItems.min(), closeStack(at: path) { return true }
    return super.accessibilityPerformEscape()
  }

  private var closableStack: PhotoStackLayout? {
    stack?.openLayout(of: self) === currentLayout ? stack : nil
  }

  private func closeStack(at indexPath: IndexPath) -> Bool {
    guard let stack = closableStack else { return false }
    stack.close(from: indexPath.section, in: self)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    return true
  }
}

/// A custom action of a layout. Other actions of a cell belong to the app.
private final class OfferedAction: UIAccessibilityCustomAction {
  nonisolated deinit {}

  var action: LayoutAction?
}
