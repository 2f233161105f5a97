import CollectionView

/// The scroll anchor is the top card.
extension CardStackLayout: ScrollAnchoredLayout {
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) }
  }

  func invalidateForAwaitedAnchor() {
    if swipe != nil { tellProgress(of: .zero) }
    setSwipe(nil)
    invalidateLayout()
  }
}
