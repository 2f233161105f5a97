import CollectionView
import LayoutEngine

struct CardUpdate {
  /// The visible cards before the update, from top to bottom.
  private let cardsBefore: [IndexPath]
  private var paths: PathsAfterUpdate?
  private var remainingCards: [IndexPath] = []

  init(cardsBefore: [IndexPath]) { self.cardsBefore = cardsBefore }

  mutating func apply(_ paths: PathsAfterUpdate) {
    (self.paths, remainingCards) = (paths, cardsBefore.compactMap { paths[$0] })
  }

  var topBefore: IndexPath? { cardsBefore.first }

  var topAfter: IndexPath? { topBefore.flatMap { paths?[$0] } }

  var firstRemaining: IndexPath? { remainingCards.first }

  func wasOnTop(_ card: IndexPath) -> Bool { card == topAfter }

  func wasInSight(_ card: IndexPath) -> Bool { remainingCards.contains(card) }

  func isMoved(_ card: IndexPath) -> Bool { paths?.movesItem(to: card) ?? false }

  func hasCome(_ card: IndexPath) -> Bool { isMoved(card) || isInserted(card) }

  func isRemoved(_ card: IndexPath) -> Bool { paths.map { $0[card] == nil } ?? false }

  func isInserted(_ card: IndexPath) -> Bool { paths.map { $0.pathBefore(card) == nil } ?? false }
}

extension CardStackLayout {
  /// Returns the index of the top card after an update.
  ///
  /// The top card is the first remaining one. If that card was already on top, items inserted or moved
  /// directly before it go on top of it. A card whose dismissal is undone is always on top.
  func topIndex(after update: CardUpdate) -> Int? {
    if let returning { return sections.index(of: returning.card) }
    guard let top = update.firstRemaining, var index = sections.index(of: top) else { return nil }
    guard update.wasOnTop(top), !update.isMoved(top) else { return index }
    while index > 0, update.hasCome(sections.indexPath(of: index - 1)) { index -= 1 }
    return index
  }

  /// The tilt of a card that is one view width off to the side, in radians.
  private static let tilt: CGFloat = 0.5
  /// The distance from which an inserted card comes down, and to which a deleted card rises, as a fraction of
  /// the card's height.
  private static let lift: CGFloat = 0.25

  func displace(_ attributes: UICollectionViewLayoutAttributes, by offset: LayoutPoint) {
    guard let collectionView else { return }
    attributes.center.x += CGFloat(isMirrored ? -offset.x : offset.x)
    attributes.center.y += CGFloat(offset.y)
    let part = CGFloat(offset.x) / max(1, collectionView.bounds.width)
    attributes.transform = CGAffineTransform(rotationAngle: part * Self.tilt)
  }

  /// Returns the initial attributes of a card that appears.
  ///
  /// A card inserted on top comes from above. A card whose dismissal is undone comes back from the side. An
  /// uncovered card comes from the position below its own.
  func startOfCard(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let update, !update.wasInSight(indexPath), let depth = depth(of: indexPath),
      deck.visible.contains(depth)
    else { return nil }
    let attributes = attributes(at: depth)
    if let returning, returning.card == indexPath {
      displace(attributes, by: returning.offset)
      if fadesCards { attributes.alpha = 0 }
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

  func endOfCard(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let update, indexPath == update.topBefore else { return nil }
    let isThrown = flight?.card == indexPath
    guard isThrown || update.isRemoved(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    put(attributes, at: 0)
    attributes.zIndex = deck.zIndex(of: -1)
    if let flight, isThrown {
      displace(attributes, by: flight.offset)
      if fadesCards { attributes.alpha = 0 }
    } else {
      attributes.center.y -= attributes.size.height * Self.lift
      attributes.alpha = 0
    }
    return attributes
  }
}
