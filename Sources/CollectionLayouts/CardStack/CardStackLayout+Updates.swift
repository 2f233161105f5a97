import CollectionView
import LayoutEngine

/// The effect of a batch of updates on the cards.
struct CardUpdate {
  /// The visible cards before the batch, from the top.
  private let cardsBefore: [IndexPath]
  /// The paths after the batch, or `nil` until the batch's updates are known.
  private var paths: PathsAfterUpdate?
  /// The remaining cards of `cardsBefore`, by their paths after the batch.
  private var remainingCards: [IndexPath] = []

  init(cardsBefore: [IndexPath]) { self.cardsBefore = cardsBefore }

  mutating func apply(_ paths: PathsAfterUpdate) {
    (self.paths, remainingCards) = (paths, cardsBefore.compactMap { paths[$0] })
  }

  var topBefore: IndexPath? { cardsBefore.first }

  /// The path, after the batch, of the previous top card.
  var topAfter: IndexPath? { topBefore.flatMap { paths?[$0] } }

  /// The topmost remaining card, by its path after the batch.
  var firstRemaining: IndexPath? { remainingCards.first }

  /// Returns `true` if the card at this path after the batch was on top before it.
  func wasOnTop(_ card: IndexPath) -> Bool { card == topAfter }

  /// Returns `true` if the card at this path after the batch was visible before it.
  func wasInSight(_ card: IndexPath) -> Bool { remainingCards.contains(card) }

  func isMoved(_ card: IndexPath) -> Bool { paths?.movesItem(to: card) ?? false }

  /// Returns `true` if the card at this path was inserted or moved there by the batch.
  func hasCome(_ card: IndexPath) -> Bool { isMoved(card) || isInserted(card) }

  func isRemoved(_ card: IndexPath) -> Bool { paths.map { $0[card] == nil } ?? false }

  func isInserted(_ card: IndexPath) -> Bool { paths.map { $0.pathBefore(card) == nil } ?? false }
}

extension CardStackLayout {
  /// Returns the index of the top item of a looping deck after a batch: the previous top card, or the first
  /// of the items inserted or moved directly before it.
  func topIndex(after update: CardUpdate) -> Int? {
    if let returning { return sections.index(of: returning.card) }
    guard let top = update.firstRemaining, var index = sections.index(of: top) else { return nil }
    guard update.wasOnTop(top), !update.isMoved(top) else { return index }
    while index > 0, update.hasCome(sections.indexPath(of: index - 1)) { index -= 1 }
    return index
  }

  /// The tilt of a card one view width off to the side, in radians.
  private static let tilt: CGFloat = 0.5
  /// The distance above a card's position at which the card appears and disappears, as a fraction of its
  /// height.
  private static let lift: CGFloat = 0.25

  /// Moves a card away from its position and tilts it in proportion to its horizontal distance.
  func displace(_ attributes: UICollectionViewLayoutAttributes, by offset: LayoutPoint) {
    guard let collectionView else { return }
    attributes.center.x += CGFloat(isMirrored ? -offset.x : offset.x)
    attributes.center.y += CGFloat(offset.y)
    let part = CGFloat(offset.x) / max(1, collectionView.bounds.width)
    attributes.transform = CGAffineTransform(rotationAngle: part * Self.tilt)
  }

  /// Returns the initial layout attributes of a card.
  ///
  /// A card put on top comes from above, a dismissed card from the end of its flight, and an uncovered card
  /// from below.
  func startOfCard(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let update, !update.wasInSight(indexPath), let depth = depth(of: indexPath),
      deck.visible.contains(depth)
    else { return nil }
    let attributes = attributes(at: depth)
    if let returning, returning.card == indexPath {
      displace(attributes, by: returning.offset)
      return attributes
    }
    if update.isInserted(indexPath) {
      guard depth == 0 else { return nil }
      attributes.center.y -= attributes.size.height * Self.lift
    } else {
      put(attributes, at: depth + 1)
    }
    attributes.alpha = 0
    return attributes
  }

  /// Returns the final layout attributes of the top card: the end of its flight if it was thrown off, or a
  /// position above the deck.
  func endOfCard(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let update, indexPath == update.topBefore else { return nil }
    let isThrown = flight?.card == indexPath
    guard isThrown || update.isRemoved(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    put(attributes, at: 0)
    attributes.zIndex = deck.zIndex(of: -1)
    if let flight, isThrown {
      displace(attributes, by: flight.offset)
    } else {
      attributes.center.y -= attributes.size.height * Self.lift
      attributes.alpha = 0
    }
    return attributes
  }
}
