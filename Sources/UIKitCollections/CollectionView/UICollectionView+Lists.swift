import Foundation

extension UICollectionView {
  /// Tells a view that was just dequeued what it is in its list.
  func tellListPlace(to view: UICollectionReusableView, _ element: ElementKey) {
    view.listPlace = currentLayout.hasLists ? currentLayout.listPlace(of: element) : nil
    guard element.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: element.indexPath)
  }

  /// Tells the rows on screen what they are now: after updates the last row of a card may be another one.
  func tellListPlaces() {
    pass.listPlacesWereTold()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { tellListPlace(of: element) }
  }

  func tellListPlace(of element: VisibleElement) {
    let key = element.key
    guard key.category != .decorationView else { return }
    element.view.listPlace = currentLayout.listPlace(of: key)
    guard key.category == .cell, let row = element.view as? UICollectionViewListCell else { return }
    row.outline = outlineSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
