import CollectionView

/// The card on top. In a deck that does not loop that is always the first one.
extension CardStackLayout: ScrollAnchoredLayout {
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) }
  }

  /// A card under the finger goes back.
  func invalidateForAwaitedAnchor() {
    if swipe != nil { tellProgress(of: .zero) }
    setSwipe(nil)
    invalidateLayout()
  }
}
