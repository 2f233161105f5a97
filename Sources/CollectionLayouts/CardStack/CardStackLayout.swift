import CollectionView
import LayoutEngine

/// A stack of cards: the first item on top, a few more peeking out below it, each narrower than the one above. It does
/// not scroll.
///
/// Card i, counted through all sections, is `widthStep` · i narrower and lies `offsetStep` · i lower than the top one,
/// which is in the middle of the view, between its content insets. Deleting the top card moves all others up by one and
/// shows the next one. ``attachSwipe(to:)`` lets a finger do it, ``dismissTop(toward:)`` does it without one, and
/// ``undoDismissal(insert:)`` brings the card back.
///
/// ```swift
/// var names = ["Ada", "Grace", "Mary"]
/// let cards = CardStackLayout()
/// cards.scaleStep = 0.05
/// cards.dismissalDirections = [.left, .right]
/// cards.onDismiss = { path in
///   names.remove(at: path.item)
///   collectionView.deleteItems(at: [path])
/// }
/// cards.attachSwipe(to: collectionView)
/// ```
///
/// - Complexity: a rect query costs O(`visibleCount`), however many cards there are; preparing costs O(sections).
open class CardStackLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// Where cards peek out, and where they are swiped: on screen, where y grows downward.
  public nonisolated enum Direction: Hashable, Sendable, CaseIterable {
    /// Towards smaller y.
    case up
    /// Towards greater y.
    case down
    /// Towards smaller x.
    case left
    /// Towards greater x.
    case right
  }

  /// The size of the top card. Default 350 × 350 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 350, height: 350)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// Where the lower cards peek out. Default down. Mirrored in right-to-left: `.right` is then to the left.
  open var direction: Direction = .down { didSet { changed(from: oldValue, to: direction) } }

  /// How much narrower each card is than the one above it, in points. Widths end at 0. Default 15.
  open var widthStep: CGFloat = 15 { didSet { changed(from: oldValue, to: widthStep) } }

  /// How much smaller each card shows than the one above it, as a part of the top card: card i is scaled by
  /// 1 − `scaleStep` · i, and keeps its size. Default nil: cards are narrower by ``widthStep`` instead.
  open var scaleStep: CGFloat? { didSet { changed(from: oldValue, to: scaleStep) } }

  /// How much further in the ``direction`` each card lies than the one above it, in points. Default 15.
  open var offsetStep: CGFloat = 15 { didSet { changed(from: oldValue, to: offsetStep) } }

  /// How many cards can be seen. Those below are hidden and get no cell. A negative number counts as 0. Default 4.
  open var visibleCount = 4 { didSet { changed(from: oldValue, to: visibleCount) } }

  /// Whether the deck starts over after its last card. A dismissed card then goes to the bottom, with no change to the
  /// data, unless `onDismiss` deletes its item. An item that is inserted or moved right before the top one is on top. Default false.
  open var loops = false { didSet { changed(from: oldValue, to: loops) } }

  /// The card on top of all that can be seen. Nil where there is none.
  open var currentIndexPath: IndexPath? { deck.visible.isEmpty ? nil : indexPath(at: 0) }

  // MARK: Swiping

  /// How far the finger must have moved a card for it to fly off, in any direction. Default a third of the bounds' width.
  open var dismissalDistance: LayoutDimension = .fractionalWidth(1 / 3)

  /// How fast a flick must be for the card to fly off from anywhere, in points per second. Default 800.
  open var dismissalVelocity: CGFloat = 800

  /// The directions, on screen, in which cards can be swiped away. A card follows the finger everywhere and springs back
  /// from elsewhere; without any direction it stays. Default all.
  open var dismissalDirections: Set<Direction> = Set(Direction.allCases)

  /// Called as the finger moves the top card, with its path and how far it has moved on screen, in parts of the
  /// ``dismissalDistance``: at 1 it flies off when the finger lets go.
  ///
  /// Called once more when the finger has let go, within the animation: with zero where the card springs back, with 1
  /// or more where it flies off. ``dismissTop(toward:)`` calls it, too. If a change of the data ends the swipe, it is
  /// called with zero, for that card at its new path, or for the new top card if that card is deleted.
  open var onSwipeProgress: ((IndexPath, CGVector) -> Void)?

  /// Called with the path of a dismissed card. Your closure removes the item from the data and from the collection view, at once: while
  /// the card flies, the others come up. An item that is still there comes back, or goes to the bottom of a deck that ``loops``.
  /// ``lastDismissalDirection`` says where the card goes. Default nil: no card is dismissed, unless the deck loops.
  open var onDismiss: ((IndexPath) -> Void)?

  /// Where the last dismissed card went, on screen. Nil before any.
  open var lastDismissalDirection: Direction? { dismissed }

  #if !os(tvOS)
  /// Lets a finger swipe the top card away: the card follows, tilted by as much as it is off to the side. Let go beyond
  /// the ``dismissalDistance``, or flicked, it flies off in one of the ``dismissalDirections``, and ``onDismiss`` is called
  /// with its path; otherwise it springs back. Without ``onDismiss`` it springs back from everywhere, unless the deck ``loops``.
  ///
  /// - Parameter view: usually the collection view. It retains the recogniser, which does not retain the layout.
  /// - Returns: the recogniser, whose delegate has it work together with any other. A view that has it already gets no other.
  @discardableResult
  open func attachSwipe(to view: UIView) -> UIPanGestureRecognizer {
    gestures.attach(UIPanGestureRecognizer(), to: view) { [weak self] in self?.followSwipe(of: $0) }
  }

  /// Removes the recogniser of ``attachSwipe(to:)`` from a view. A card under the finger springs back. Does nothing where there is no
  /// recogniser.
  open func detachSwipe(from view: UIView) {
    if gestures.detach(UIPanGestureRecognizer.self, from: view) { springBack(velocity: .zero) }
  }
  #endif

  /// Throws the top card off, animated, as a swipe does, in any direction on screen. Does nothing where there is no card,
  /// or no ``onDismiss`` to remove its item and no loop.
  open func dismissTop(toward direction: Direction) {
    guard let collectionView, let top = currentIndexPath, onDismiss != nil || loops else { return }
    flyOff(top, toward: Deck.Direction(direction), from: swipe ?? .zero, velocity: .zero, in: collectionView)
  }

  /// Brings the last dismissed card back from where it flew. Called again, it brings back the one before, up to a hundred. Does
  /// nothing if none is left.
  ///
  /// - Parameter insert: puts the item back into the data and into the collection view, at once, at the path: the one that it had, but
  ///   for what has changed before it. Where the deck loops and the item is still there, it is not called.
  open func undoDismissal(insert: @escaping (IndexPath) -> Void) { bringBack(insert: insert) }

  /// Where the last dismissed card went.
  var dismissed: Direction?
  /// How far the finger has moved the top card, on screen; nil where none does.
  private(set) var swipe: LayoutPoint?
  /// Whether the update in flight ends the swipe: the card under the finger is not on top after it.
  private var endsSwipe = false
  /// The card that is being thrown off while its item is removed.
  var flight: CardFlight?
  /// The card that comes back while its item is inserted.
  var returning: CardFlight?
  /// What can be undone, the last one at the end.
  var dismissals: [CardFlight] = []
  /// What the batch in flight does.
  private(set) var update: CardUpdate?
  /// The visible cards before a change of the numbers of items, which may be a batch's.
  private var cardsBeforeChange: [IndexPath] = []
  private let updateEnds = UpdateEnds()
  private var awaitsUpdates = false
  /// The update that turns a deck that loops.
  var turn: CardUpdate?
  private let gestures = AttachedGestures(delegate: SimultaneousGestures())
  private(set) var sections = SectionMap.empty
  private let inputCheck = InputCheck()
  private(set) var deck = Deck(
    count: 0, center: .zero, cardSize: .zero, widthStep: 0, offsetStep: 0, visibleCount: 0)
  private var viewport = LayoutSize.zero
  /// The number of the item on top, where the deck loops.
  var first = 0
  /// What is to be on top as soon as there are cards.
  var awaitedAnchor: AwaitedAnchor?
  /// How many cards at the bottom still fly, where the deck loops.
  var awayCount = 0

  // UIKit's default is the direction of the language that the app was developed in.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = visibleSize
    sections = SectionMap(collectionView)
    deck = Deck(
      count: sections.count, center: viewport.center,
      cardSize: LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self)),
      widthStep: Double(inputCheck.acceptSigned(widthStep, of: "widthStep", in: self)),
      offsetStep: Double(inputCheck.acceptSigned(offsetStep, of: "offsetStep", in: self)),
      visibleCount: inputCheck.accept(visibleCount, in: 0...Int.max, of: "visibleCount", in: self),
      direction: Deck.Direction(direction),
      scaleStep: scaleStep.map { Double(inputCheck.acceptSigned($0, of: "scaleStep", in: self)) })
    arrangeLoop()
  }

  /// Finds the index of the top card, and leaves out the cards that still fly.
  private func arrangeLoop() {
    if let item = awaitedAnchor?.item(in: sections) { (first, awaitedAnchor) = (item, nil) }
    guard loops, deck.count > 0 else { return (first, awayCount) = (0, 0) }
    first %= deck.count
    awayCount = min(awayCount, deck.count)
    deck.visibleCount = min(deck.visibleCount, deck.count - awayCount)
  }

  open override var collectionViewContentSize: CGSize { CGSize(viewport) }

  /// Nil between the beginning of a batch and ``prepare(forCollectionViewUpdates:)``, where UIKit asks, too. An override returns that nil.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // See `announcesBatch`.
    guard !awaitsUpdates else { return nil }
    let rect = LayoutRect(rect)
    return deck.visible.filter { deck.frame(at: $0).intersects(rect) || $0 == 0 && swipe != nil }
      .map(attributes(at:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    depth(of: indexPath).map(attributes(at:))
  }

  /// For settings that no layout pass reads. What is infinite is never reached.
  func accepted(_ length: CGFloat, orElse fallback: CGFloat, of subject: String) -> CGFloat {
    inputCheck.accept(
      min(length, InputCheck.greatest), in: InputCheck.lengths, orElse: fallback, of: subject, in: self)
  }

  /// How many cards lie above an item.
  func depth(of indexPath: IndexPath) -> Int? {
    sections.index(of: indexPath).map { ($0 - first + deck.count) % deck.count }
  }

  func indexPath(at depth: Int) -> IndexPath { sections.indexPath(of: (depth + first) % deck.count) }

  func attributes(at depth: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath(at: depth))
    put(attributes, at: depth)
    attributes.zIndex = deck.zIndex(of: depth)
    attributes.isHidden = deck.isHidden(depth)
    if depth == 0, let swipe { displace(attributes, by: swipe) }
    return attributes
  }

  func put(_ attributes: UICollectionViewLayoutAttributes, at depth: Int) {
    attributes.size = CGSize(deck.size(at: depth))
    attributes.center = CGPoint(deck.center(at: depth))
    let scale = CGFloat(deck.scale(at: depth))
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Updates

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      cardsBeforeChange = cardsInSight
      awaitsUpdates = context.announcesBatch
    }
    super.invalidateLayout(with: context)
  }

  var cardsInSight: [IndexPath] { deck.visible.map(indexPath(at:)) }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaitsUpdates = false
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    dismissals = dismissals.compactMap { $0.after(paths) }
    var update = turn ?? CardUpdate(cardsBefore: cardsBeforeChange)
    update.apply(paths)
    self.update = update
    if var flight, update.isRemoved(flight.card) {
      flight.isRemoved = true
      self.flight = flight
      if let dismissed = flight.after(paths) { note(dismissed) }
    }
    if loops, turn == nil, let top = topIndex(after: update) { first = top }
    // The card on top is no longer the one under the finger.
    endsSwipe = swipe != nil && currentIndexPath.map(update.wasOnTop) != true
    if endsSwipe { swipe = nil }
  }

  /// The top card is where the finger has moved it; nil lets go of it.
  func setSwipe(_ offset: LayoutPoint?) {
    let old = swipe
    swipe = offset
    changed(from: old, to: offset)
  }

  /// The next layout knows nothing of the finger's card.
  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    if swipe != nil { tellProgress(of: .zero) }
    swipe = nil
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      startOfCard(at: itemIndexPath) ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath),
      .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      endOfCard(at: itemIndexPath) ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath),
      .final, in: self)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    // Not before: the view's paths are the new ones now.
    if endsSwipe, let card = update?.topAfter ?? currentIndexPath { tellProgress(of: .zero, by: card) }
    (update, endsSwipe) = (nil, false)
    updateEnds.finish()
  }
}
