import Foundation

extension UICollectionView {
  /// Whether there are lists, or outlines, which may be in any layout.
  var hasRows: Bool { currentLayout.hasLists || outlineSource?.hasOutlines ?? false }

  /// Tells the rows on screen what they are now: after updates the last row of a card may be another one.
  func updateListContexts() {
    pass.listContextsWereUpdated()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { updateListContext(of: element.view, element.key) }
  }

  /// Called where no batch follows, which would have the rows told.
  func outlinesMayHaveChanged() {
    guard hasRows else { return }
    pass.listContextsMayHaveChanged()
    setNeedsLayout()
  }

  /// Tells a view what it is in its list, and in its outline.
  func updateListContext(of view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category != .decorationView else { return }
    view.listContext = currentLayout.listContext(of: key)
    guard key.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
