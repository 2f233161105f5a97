import CollectionView
import LayoutEngine

/// A stack of cards: the first item on top, a few more peeking out below it, each narrower than the one above. It does
/// not scroll.
///
/// Card i, counted through all sections, is `widthStep` · i narrower and lies `offsetStep` · i lower than the top one,
/// which is in the middle of the bounds. Deleting the top card brings all others one place up and shows the next one;
/// ``attachSwipe(to:onDismiss:)`` lets a finger do it.
///
/// - Complexity: a rect query costs O(`visibleCount`), however many cards there are; preparing costs O(sections).
open class CardStackLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The size of the top card, in points. Default 350 × 350.
  open var cardSize = CGSize(width: 350, height: 350) {
    didSet { changed(from: oldValue, to: cardSize) }
  }

  /// How much narrower each card is than the one above it, in points. Widths end at 0. Default 15.
  open var widthStep: CGFloat = 15 {
    didSet { changed(from: oldValue, to: widthStep) }
  }

  /// How much lower each card lies than the one above it, in points. Default 15.
  open var offsetStep: CGFloat = 15 {
    didSet { changed(from: oldValue, to: offsetStep) }
  }

  /// How many cards can be seen. Those below are hidden and get no cell. Not negative. Default 4.
  open var visibleCount = 4 {
    didSet {
      precondition(
        visibleCount >= 0, "CardStackLayout.visibleCount must not be negative, not \(visibleCount).")
      changed(from: oldValue, to: visibleCount)
    }
  }

  /// How far the finger has moved the top card, on screen; nil where none does.
  private(set) var swipe: CGVector?
  /// The card that is being thrown off while its item is removed.
  var flight: CardFlight?
  var update: CardUpdate?
  let gesturesTogether = SimultaneousGestures()

  private(set) var sections = SectionMap.empty
  private var lengths = LengthCheck()
  private(set) var deck = Deck(
    count: 0, center: .zero, cardSize: .zero, widthStep: 0, offsetStep: 0, visibleCount: 0)
  private var viewport = CGSize.zero

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = collectionView.bounds.size
    sections = SectionMap(collectionView)
    deck = Deck(
      count: sections.count,
      center: LayoutPoint(x: Double(viewport.width) / 2, y: Double(viewport.height) / 2),
      cardSize: LayoutSize(lengths.accept(cardSize, of: "cardSize", in: self)),
      widthStep: Double(lengths.acceptSigned(widthStep, of: "widthStep", in: self)),
      offsetStep: Double(lengths.acceptSigned(offsetStep, of: "offsetStep", in: self)),
      visibleCount: visibleCount)
  }

  open override var collectionViewContentSize: CGSize { viewport }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = LayoutRect(rect)
    return deck.visible.filter { deck.frame(at: $0).intersects(rect) || $0 == 0 && swipe != nil }
      .map(attributes(at:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    sections.index(of: indexPath).map(attributes(at:))
  }

  /// The card on top of all.
  var topCard: IndexPath? { sections.count > 0 ? sections.indexPath(of: 0) : nil }

  func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.frame = CGRect(deck.frame(at: index))
    attributes.zIndex = deck.zIndex(of: index)
    attributes.isHidden = deck.isHidden(index)
    if index == 0, let swipe { displace(attributes, by: swipe) }
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Updates

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      update = CardUpdate(cardsBefore: deck.visible.map(sections.indexPath))
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    update?.take(updateItems)
    // The card on top is no longer the one that the finger took.
    if let update, let topCard, !update.wasOnTop(topCard) { swipe = nil }
  }

  /// Keeps the top card where the finger moved it; nil lets go of it.
  func holdTopCard(at offset: CGVector?) {
    let old = swipe
    swipe = offset
    changed(from: old, to: offset)
  }

  /// The next layout knows nothing of the finger's card.
  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    swipe = nil
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfCard(at: itemIndexPath) ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfCard(at: itemIndexPath) ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }
}
