import CollectionView

/// The scroll anchor is the card on top. In a deck that doesn't loop, this is always the first card.
extension CardStackLayout: ScrollAnchoredLayout {
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) }
  }

  /// Returns a card under the finger to the deck.
  func invalidateForAwaitedAnchor() {
    if swipe != nil { tellProgress(of: .zero) }
    setSwipe(nil)
    invalidateLayout()
  }
}
