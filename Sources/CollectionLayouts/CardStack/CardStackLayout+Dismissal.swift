import CollectionView
import LayoutEngine

/// A top card's flight off the deck or back. The offset is the card's distance from the top of the deck.
struct CardFlight {
  var card: IndexPath
  let direction: Deck.Direction
  let offset: LayoutPoint
  /// `true` if the item was deleted.
  var isRemoved = false

  /// Returns the flight after a batch. A removed card has the path at which to insert it again.
  func after(_ paths: PathsAfterUpdate) -> CardFlight? {
    (isRemoved ? paths.shift.gap(at: ItemPath(card)).map(IndexPath.init) : paths[card]).map {
      CardFlight(card: $0, direction: direction, offset: offset, isRemoved: isRemoved)
    }
  }

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
    // The view may have been resized since.
    let offset =
      fadesCards
      ? .zero
      : deck.exit(toward: last.direction, from: last.offset, in: LayoutSize(collectionView.bounds.size))
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

  /// `true` if cards fade instead of flying, for users who prefer reduced motion.
  var fadesCards: Bool { UIAccessibility.isReduceMotionEnabled }

  /// The dismissal distance, in points.
  var dismissalLength: Double {
    max(
      1,
      Double(
        accepted(
          dismissalDistance.length(in: boundsSize), orElse: boundsSize.width / 3, of: "dismissalDistance")))
  }

  func tellProgress(of offset: LayoutPoint) {
    if let topCard { tellProgress(of: offset, by: topCard) }
  }

  func tellProgress(of offset: LayoutPoint, by card: IndexPath) {
    onSwipeProgress?(card, CGVector(dx: offset.x / dismissalLength, dy: offset.y / dismissalLength))
  }

  func flyOff(
    _ card: IndexPath, toward direction: Deck.Direction, from swipe: LayoutPoint, velocity: LayoutPoint,
    in collectionView: UICollectionView
  ) {
    let end =
      fadesCards
      ? swipe : deck.exit(toward: direction, from: swipe, in: LayoutSize(collectionView.bounds.size))
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

  /// Records a dismissal. Keeps only the last 100, because a looping deck never ends.
  func note(_ flight: CardFlight) {
    if dismissals.count == 100 { dismissals.removeFirst() }
    dismissals.append(flight)
  }

  // MARK: Looping decks

  /// Puts a card at the bottom of a looping deck. The layout leaves the card out until the card lands.
  private func putToBottom(_ card: IndexPath, in collectionView: UICollectionView) {
    guard let flight, let index = sections.index(of: card) else { return }
    note(flight)
    turnDeck(to: sections.indexPath(of: (index + 1) % deck.count), awayBy: 1, in: collectionView)
  }

  /// Brings a card to the top. An empty batch of updates animates the cards that appear and disappear.
  func turnDeck(to top: IndexPath, awayBy step: Int, in collectionView: UICollectionView) {
    turn = CardUpdate(cardsBefore: cardsInSight)
    collectionView.performBatchUpdates {
      // The view shows the old deck until the batch begins.
      if let index = self.sections.index(of: top) { self.first = index }
      self.awayCount = max(0, self.awayCount + step)
      self.invalidateLayout()
    }
    turn = nil
  }

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
