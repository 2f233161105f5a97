import CollectionView
import LayoutEngine

/// A top card's flight off the deck or back onto it, with the offset from the top of the deck at which the
/// flight ends or begins.
struct CardFlight {
  var card: IndexPath
  let direction: Deck.Direction
  let offset: LayoutPoint
  /// `true` if the item was deleted. In a looping deck, it otherwise goes to the bottom.
  var isRemoved = false

  /// Returns the flight with the card's path after a batch of updates, for a removed card the path at which
  /// to insert it again.
  ///
  /// - Returns: `nil` if the section was deleted, or if the item was deleted while the card was in the deck.
  func after(_ paths: PathsAfterUpdate) -> CardFlight? {
    (isRemoved ? paths.shift.gap(at: ItemPath(card)).map(IndexPath.init) : paths[card]).map {
      CardFlight(card: $0, direction: direction, offset: offset, isRemoved: isRemoved)
    }
  }

  /// Returns the path at which the card comes back in a view that may have been reloaded, or `nil` if the
  /// card can't come back.
  func returnPath(in view: UICollectionView) -> IndexPath? {
    guard card.section < view.numberOfSections else { return nil }
    let count = view.numberOfItems(inSection: card.section)
    if isRemoved { return IndexPath(item: min(card.item, count), section: card.section) }
    return card.item < count ? card : nil
  }
}

extension CardStackLayout {
  func bringBack(insert: @escaping (IndexPath) -> Void) {
    guard let collectionView else { return }
    var (last, path): (CardFlight?, IndexPath?)
    repeat {
      last = dismissals.popLast()
      path = last?.returnPath(in: collectionView)
    } while last != nil && path == nil
    guard let last, let path else { return }
    // The view's size may have changed since the dismissal.
    let offset = deck.exit(
      toward: last.direction, from: last.offset, in: LayoutSize(collectionView.bounds.size))
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.returning = CardFlight(card: path, direction: last.direction, offset: offset)
      if self.swipe != nil { self.tellProgress(of: .zero) }
      self.setSwipe(nil)
      if last.isRemoved {
        insert(path)
      } else {
        self.turnDeck(to: path, awayBy: -1, in: collectionView)
      }
      self.returning = nil
      self.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
  }

  /// The distance a card must move to fly off, in points.
  var dismissalLength: Double {
    max(
      1,
      Double(
        accepted(
          dismissalDistance.length(in: boundsSize), orElse: boundsSize.width / 3, of: "dismissalDistance")))
  }

  func tellProgress(of offset: LayoutPoint) {
    if let currentIndexPath { tellProgress(of: offset, by: currentIndexPath) }
  }

  func tellProgress(of offset: LayoutPoint, by card: IndexPath) {
    onSwipeProgress?(card, CGVector(dx: offset.x / dismissalLength, dy: offset.y / dismissalLength))
  }

  func flyOff(
    _ card: IndexPath, toward direction: Deck.Direction, from swipe: LayoutPoint, velocity: LayoutPoint,
    in collectionView: UICollectionView
  ) {
    let end = deck.exit(toward: direction, from: swipe, in: LayoutSize(collectionView.bounds.size))
    let distance = max(1, direction.length(of: end) - direction.length(of: swipe))
    let speed = CGFloat(max(0, direction.length(of: velocity)) / distance)
    dismissed = Direction(direction)
    var goesToBottom = false
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.tellProgress(of: direction.extended(swipe, to: self.dismissalLength))
      self.flight = CardFlight(card: card, direction: direction, offset: end)
      self.setSwipe(nil)
      self.onDismiss?(card)
      goesToBottom = self.loops && self.flight?.isRemoved == false
      if goesToBottom { self.putToBottom(card, in: collectionView) }
      let comesBack = !self.loops && self.flight?.isRemoved == false
      self.flight = nil
      self.invalidateLayout()
      collectionView.layoutIfNeeded()
      if comesBack { self.tellProgress(of: .zero) }
    } completion: { _ in
      if goesToBottom { self.land(in: collectionView) }
    }
  }

  /// Records a dismissal for undoing. Drops the oldest one when the list is full, because a looping deck
  /// never ends.
  func note(_ flight: CardFlight) {
    if dismissals.count == 100 { dismissals.removeFirst() }
    dismissals.append(flight)
  }

  // MARK: Looping decks

  /// Moves a thrown card to the bottom. The layout leaves it out until it lands.
  private func putToBottom(_ card: IndexPath, in collectionView: UICollectionView) {
    guard let flight, let index = sections.index(of: card) else { return }
    note(flight)
    turnDeck(to: sections.indexPath(of: (index + 1) % deck.count), awayBy: 1, in: collectionView)
  }

  /// Puts another card on top.
  ///
  /// An empty batch of updates animates cards in and out as insertions and deletions do.
  private func turnDeck(to top: IndexPath, awayBy step: Int, in collectionView: UICollectionView) {
    turn = CardUpdate(cardsBefore: cardsInSight)
    collectionView.performBatchUpdates {
      // Inside the batch, so that the view shows the old deck first.
      if let index = self.sections.index(of: top) { self.first = index }
      self.awayCount = max(0, self.awayCount + step)
      self.invalidateLayout()
    }
    turn = nil
  }

  /// Lands a thrown card at the bottom of the deck, with a fade if it's visible there.
  private func land(in collectionView: UICollectionView) {
    guard awayCount > 0 else { return }
    awayCount -= 1
    guard self.collectionView === collectionView else { return }
    let cardsBefore = cardsInSight
    invalidateLayout()
    collectionView.layoutIfNeeded()
    let cards = cardsInSight
    guard cards.count > cardsBefore.count, let cell = cards.last.flatMap(collectionView.cellForItem) else {
      return
    }
    cell.alpha = 0
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { cell.alpha = 1 }
  }
}
