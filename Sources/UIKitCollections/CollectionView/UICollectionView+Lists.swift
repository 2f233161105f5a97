import Foundation

extension UICollectionView {
  /// `true` if the view has lists or outlines. Outlines can be in any layout.
  var hasRows: Bool { currentLayout.hasLists || outlineSource?.hasOutlines ?? false }

  /// Updates the list contexts of the visible rows. After updates, another row may be the last one of a card.
  func updateListContexts() {
    pass.listContextsWereUpdated()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { updateListContext(of: element.view, element.key) }
  }

  /// Schedules an update of list contexts when no batch of updates follows that would do it.
  func outlinesMayHaveChanged() {
    guard hasRows else { return }
    pass.listContextsMayHaveChanged()
    setNeedsLayout()
  }

  /// Passes a view its position in the list and in the outline.
  func updateListContext(of view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category != .decorationView else { return }
    view.listContext = currentLayout.listContext(of: key)
    guard key.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
