import Foundation

extension UICollectionView {
  /// Tells a view that was just dequeued what it is in its list.
  func updateListContext(to view: UICollectionReusableView, _ element: ElementKey) {
    view.listContext = currentLayout.hasLists ? currentLayout.listContext(of: element) : nil
    guard element.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: element.indexPath)
  }

  /// Tells the rows on screen what they are now: after updates the last row of a card may be another one.
  func updateListContexts() {
    pass.listContextsWereUpdated()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { updateListContext(of: element) }
  }

  /// Called where no batch follows, which would have the rows told.
  func outlinesMayHaveChanged() {
    guard currentLayout.hasLists else { return }
    pass.listContextsMayHaveChanged()
    setNeedsLayout()
  }

  func updateListContext(of element: VisibleElement) {
    let key = element.key
    guard key.category != .decorationView else { return }
    element.view.listContext = currentLayout.listContext(of: key)
    guard key.category == .cell, let row = element.view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
