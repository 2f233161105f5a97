import CollectionView

/// What a batch of updates does to the cards.
struct CardUpdate {
  /// The visible cards before the batch, from the top.
  private let cardsBefore: [IndexPath]
  private var removed: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  /// Paths after the batch.
  private var moved: Set<IndexPath> = []

  /// Those of them that remain, by their paths after the batch.
  private var cardsKept: Set<IndexPath> = []
  /// The path after the batch of the card that was on top.
  private(set) var topAfter: IndexPath?

  init(cardsBefore: [IndexPath]) { self.cardsBefore = cardsBefore }

  var topBefore: IndexPath? { cardsBefore.first }

  /// The highest card that is left, by its path after the batch.
  private(set) var firstKept: IndexPath?

  mutating func take(_ updateItems: [UICollectionViewUpdateItem]) {
    removed = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    moved = Set(updateItems.filter { $0.updateAction == .move }.compactMap(\.indexPathAfterUpdate))
    let paths = PathsAfterUpdate(updateItems)
    let kept = cardsBefore.compactMap { paths[$0] }
    (cardsKept, firstKept) = (Set(kept), kept.first)
    topAfter = topBefore.flatMap { paths[$0] }
  }

  /// Whether the card at this path after the batch was the top one.
  func wasOnTop(_ card: IndexPath) -> Bool { card == topAfter }

  /// Whether the card at this path after the batch was visible.
  func wasInSight(_ card: IndexPath) -> Bool { cardsKept.contains(card) }

  func isMoved(_ card: IndexPath) -> Bool { moved.contains(card) }

  /// Whether the card at this path after the batch was inserted or moved there.
  func hasCome(_ card: IndexPath) -> Bool { isMoved(card) || isInserted(card) }

  func isRemoved(_ card: IndexPath) -> Bool { Self.contains(card, in: removed) }

  func isInserted(_ card: IndexPath) -> Bool { Self.contains(card, in: inserted) }

  /// Whether the card or its whole section is among the paths.
  private static func contains(_ card: IndexPath, in paths: Set<IndexPath>) -> Bool {
    paths.contains(card) || paths.contains(IndexPath(item: NSNotFound, section: card.section))
  }
}

extension CardStackLayout {
  /// The number of the item that is on top of a deck that loops after a batch: of the card that was, or of what came right before it.
  func topIndex(after update: CardUpdate) -> Int? {
    if let returning { return sections.index(of: returning.card) }
    guard let top = update.firstKept, var index = sections.index(of: top) else { return nil }
    guard update.wasOnTop(top), !update.isMoved(top) else { return index }
    while index > 0, update.hasCome(sections.indexPath(of: index - 1)) { index -= 1 }
    return index
  }

  /// The tilt of a card that is one view width off to the side, in radians.
  private static let tilt: CGFloat = 0.5
  /// How far above its place a card appears and disappears, as a part of its height.
  private static let lift: CGFloat = 0.25

  /// Moves a card off its place and tilts it in proportion to its distance to the side.
  func displace(_ attributes: UICollectionViewLayoutAttributes, by offset: CGVector) {
    guard let collectionView else { return }
    attributes.center.x += isMirrored ? -offset.dx : offset.dx
    attributes.center.y += offset.dy
    let part = offset.dx / max(1, collectionView.bounds.width)
    attributes.transform = CGAffineTransform(rotationAngle: part * Self.tilt)
  }

  /// A card that is put on top comes from above, one that was thrown off from where it flew, and one that is uncovered up
  /// from below.
  func startOfCard(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let update, !update.wasInSight(indexPath), let place = place(of: indexPath),
      deck.visible.contains(place)
    else { return nil }
    let attributes = attributes(at: place)
    if let returning, returning.card == indexPath {
      displace(attributes, by: returning.offset)
      return attributes
    }
    if update.isInserted(indexPath) {
      guard place == 0 else { return nil }
      attributes.center.y -= attributes.size.height * Self.lift
    } else {
      put(attributes, at: place + 1)
    }
    attributes.alpha = 0
    return attributes
  }

  /// The top card goes where it was thrown, or up.
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
