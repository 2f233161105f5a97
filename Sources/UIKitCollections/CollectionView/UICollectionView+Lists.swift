import Foundation

extension UICollectionView {
  var hasRows: Bool { currentLayout.hasLists || outlineSource?.hasOutlines ?? false }

  /// After updates, another row may be the last one of a card.
  func updateListContexts() {
    pass.listContextsWereUpdated()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { updateListContext(of: element.view, element.key) }
  }

  func outlinesMayHaveChanged() {
    guard hasRows else { return }
    pass.listContextsMayHaveChanged()
    setNeedsLayout()
  }

  func updateListContext(of view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category != .decorationView else { return }
    view.listContext = currentLayout.listContext(of: key)
    guard key.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
