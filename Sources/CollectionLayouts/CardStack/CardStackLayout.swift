import CollectionView
import LayoutEngine

/// A stack of cards that doesn't scroll, with the first item on top and a few peeking out below it.
///
/// Card i is `widthStep` · i narrower than the top card and `offsetStep` · i below it. ``attachSwipe(to:)``
/// lets users swipe cards away, ``dismissTop(toward:)`` dismisses the top card in code, and
/// ``undoDismissal(insert:)`` brings back the last dismissed card.
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
/// - Complexity: O(`visibleCount`) for a rect query; O(sections) for preparing.
open class CardStackLayout: UICollectionViewLayout, CurrentItemLayout, CurrentItemTracking {
  nonisolated deinit {}

  /// A direction on screen. The y-axis points down.
  public nonisolated enum Direction: Hashable, Sendable, CaseIterable {
    /// Toward smaller y.
    case up
    /// Toward greater y.
    case down
    /// Toward smaller x.
    case left
    /// Toward greater x.
    case right
  }

  /// The size of the top card. The default value is 350 × 350 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 350, height: 350)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The direction in which the lower cards peek out, mirrored in right-to-left layouts. The default value is
  /// `.down`.
  open var offsetDirection: Direction = .down { didSet { changed(from: oldValue, to: offsetDirection) } }

  /// The difference in width between each card and the one above it, in points. The default value is 15.
  open var widthStep: CGFloat = 15 { didSet { changed(from: oldValue, to: widthStep) } }

  /// The difference in scale between each card and the one above it, as a fraction of the top card.
  ///
  /// Replaces ``widthStep``: each card is laid out at the top card's size, and then scaled. The default value
  /// is `nil`.
  open var scaleStep: CGFloat? { didSet { changed(from: oldValue, to: scaleStep) } }

  /// The distance between each card and the one above it, in points. The default value is 15.
  open var offsetStep: CGFloat = 15 { didSet { changed(from: oldValue, to: offsetStep) } }

  /// The number of visible cards. Lower cards have no cell. The default value is 4.
  open var visibleCount = 4 { didSet { changed(from: oldValue, to: visibleCount) } }

  /// A Boolean value that indicates whether the deck starts over after its last card.
  ///
  /// A dismissed card goes to the bottom, unless `onDismiss` deletes its item. Items inserted directly before
  /// the top card's item go on top. The default value is `false`.
  open var loops = false { didSet { changed(from: oldValue, to: loops) } }

  /// The index path of the top card, or `nil` if no card is visible.
  open var currentIndexPath: IndexPath? { awaitedIndexPath ?? topCard }

  /// Brings a card to the top, without a dismissal.
  ///
  /// If the deck ``loops``, earlier cards go to the bottom. Otherwise, they are hidden until one of them is
  /// brought to the top, or until no other card is left.
  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard let item = itemToShow(at: indexPath, animated: animated), let collectionView, item != first else {
      return
    }
    let turn = { self.turnDeck(to: indexPath, awayBy: 0, in: collectionView) }
    if animated { turn() } else { UIView.performWithoutAnimation(turn) }
  }

  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  // MARK: Swiping

  /// The distance by which a finger must move a card to dismiss it.
  ///
  /// The default value is a third of the bounds' width.
  open var dismissalDistance: LayoutDimension = .fractionalWidth(1 / 3)

  /// The minimum speed of a flick that dismisses a card, in points per second. The default value is 800.
  open var dismissalVelocity: CGFloat = 800

  /// The directions, on screen, in which cards can be swiped away. The default value is all directions.
  ///
  /// With an empty set, cards don't follow the finger.
  open var dismissalDirections: Set<Direction> = Set(Direction.allCases)

  /// A closure called as the finger moves the top card, with its path and its movement on screen in units of
  /// the ``dismissalDistance``.
  ///
  /// At 1 in one of the ``dismissalDirections``, the card flies off when released. The last call comes inside
  /// the release animation. Its movement is zero if the card springs back, otherwise 1 or more. A change of
  /// the data that ends the swipe causes a call with zero, for the card's new path or, if it was deleted, for
  /// the new top card. ``dismissTop(toward:)`` calls the closure, too.
  open var onSwipeProgress: ((IndexPath, CGVector) -> Void)?

  /// A closure called with the path of a dismissed card. The default value is `nil`.
  ///
  /// The closure must remove the item from the data and the collection view immediately. A card whose item
  /// remains comes back, or goes to the bottom of a deck that ``loops``. Without the closure, only looping
  /// decks dismiss cards.
  open var onDismiss: ((IndexPath) -> Void)?

  /// A closure called with the path of a returning card, if a custom action of an
  /// ``AccessibleCollectionView`` undoes the dismissal. The default value is `nil`.
  ///
  /// The closure must insert the item as in ``undoDismissal(insert:)``. Without it, the action can undo only
  /// dismissals that didn't delete the item.
  open var onUndo: ((IndexPath) -> Void)?

  /// The direction of the last dismissal, on screen.
  open var lastDismissalDirection: Direction? { dismissed }

  #if !os(tvOS)
  /// Lets users swipe the top card away with a finger.
  ///
  /// A card released beyond the ``dismissalDistance``, or flicked, flies off in one of the
  /// ``dismissalDirections``, and the layout calls ``onDismiss``. Otherwise, the card springs back.
  ///
  /// - Parameter view: The view, usually the collection view. It retains the recognizer, which doesn't retain
  ///   the layout.
  /// - Returns: The recognizer, which works simultaneously with all others. A view has at most one.
  @discardableResult
  open func attachSwipe(to view: UIView) -> UIPanGestureRecognizer {
    gestures.attach(UIPanGestureRecognizer(), to: view) { [weak self] in self?.followSwipe(of: $0) }
  }

  /// Removes the recognizer of ``attachSwipe(to:)`` from a view. A card under the finger springs back.
  open func detachSwipe(from view: UIView) {
    if gestures.detach(UIPanGestureRecognizer.self, from: view) { springBack(velocity: .zero) }
  }
  #endif

  /// Throws the top card off in any direction on screen, with the animation of a swipe.
  ///
  /// Has no effect unless ``onDismiss`` is set or the deck ``loops``.
  open func dismissTop(toward direction: Direction) {
    guard let collectionView, let top = currentIndexPath, onDismiss != nil || loops else { return }
    flyOff(top, toward: Deck.Direction(direction), from: swipe ?? .zero, velocity: .zero, in: collectionView)
  }

  /// Brings back the last dismissed card. Further calls bring back earlier cards, up to 100.
  ///
  /// - Parameter insert: A closure that must insert the item into the data and the collection view
  ///   immediately. It isn't called if the deck loops and the item still exists.
  open func undoDismissal(insert: @escaping (IndexPath) -> Void) { bringBack(insert: insert) }

  var dismissed: Direction?
  /// The top card's offset on screen, or `nil` without a swipe.
  private(set) var swipe: LayoutPoint?
  /// `true` if the card under the finger isn't on top after the update.
  private var endsSwipe = false
  /// The card thrown off while its item is removed.
  var flight: CardFlight?
  /// The card coming back while its item is inserted.
  var returning: CardFlight?
  /// The dismissed cards. The most recent one is last.
  var dismissals: [CardFlight] = []
  private(set) var update: CardUpdate?
  /// The visible cards before a change of the item counts, which may belong to a batch.
  private var cardsBeforeChange: [IndexPath] = []
  private let updateEnds = UpdateEnds()
  /// The update that turns a looping deck.
  var turn: CardUpdate?
  private let gestures = AttachedGestures(delegate: SimultaneousGestures())
  private(set) var sections = SectionMap.empty
  private let inputCheck = InputCheck()
  private(set) var deck = Deck(
    count: 0, center: .zero, cardSize: .zero, widthStep: 0, offsetStep: 0, visibleCount: 0)
  private var viewport = LayoutSize.zero
  /// The ``visibleCount``, with an invalid number replaced.
  private var visibleLimit = 0
  /// The index of the top card.
  var first = 0
  var awaitedAnchor: AwaitedAnchor?
  private(set) var isPrepared = false
  private let currentItemWatch = CurrentItemWatch()
  /// The number of bottom cards still in flight.
  var awayCount = 0

  // UIKit's default is the layout direction of the app's development language.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = visibleSize
    sections = SectionMap(collectionView)
    visibleLimit = inputCheck.accept(visibleCount, in: 0...Int.max, of: "visibleCount", in: self)
    deck = Deck(
      count: sections.count, center: viewport.center,
      cardSize: LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self)),
      widthStep: Double(inputCheck.acceptSigned(widthStep, of: "widthStep", in: self)),
      offsetStep: Double(inputCheck.acceptSigned(offsetStep, of: "offsetStep", in: self)),
      visibleCount: visibleLimit,
      offsetDirection: Deck.Direction(offsetDirection),
      scaleStep: scaleStep.map { Double(inputCheck.acceptSigned($0, of: "scaleStep", in: self)) })
    arrangeCards()
    isPrepared = true
  }

  private func arrangeCards() {
    guard deck.count > 0 else { return (first, awayCount) = (0, 0) }
    if let item = awaitedAnchor?.item(in: sections) { first = item }
    awaitedAnchor = nil
    first = loops ? first % deck.count : min(first, deck.count - 1)
    awayCount = loops ? min(awayCount, deck.count) : 0
    limitVisibleCards()
  }

  private func limitVisibleCards() {
    deck.visibleCount = max(0, min(visibleLimit, deck.count - (loops ? awayCount : first)))
  }

  open override var collectionViewContentSize: CGSize { narrowed(CGSize(viewport)) }

  /// Returns `nil` from the start of a batch until ``prepare(forCollectionViewUpdates:)``, because UIKit also
  /// calls this method in between. Overrides must return that `nil`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !updateEnds.awaitsUpdates else { return nil }
    currentItemWatch.noteLayout(of: self)
    let rect = LayoutRect(rect)
    return deck.visible.filter { deck.frame(at: $0).intersects(rect) || $0 == 0 && swipe != nil }
      .map(attributes(at:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    depth(of: indexPath).map(attributes(at:))
  }

  /// Checks a setting that no layout pass reads. An infinite length is valid, but never reached.
  func accepted(_ length: CGFloat, orElse fallback: CGFloat, of subject: String) -> CGFloat {
    inputCheck.accept(
      min(length, InputCheck.greatest), in: InputCheck.lengths, orElse: fallback, of: subject, in: self)
  }

  /// Returns an item's depth: the number of cards above it.
  func depth(of indexPath: IndexPath) -> Int? {
    sections.index(of: indexPath).map { ($0 - first + deck.count) % deck.count }
  }

  var topCard: IndexPath? { deck.visible.isEmpty ? nil : indexPath(at: 0) }

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
    isPrepared = false
    if context.invalidateDataSourceCounts { cardsBeforeChange = cardsInSight }
    updateEnds.note(context)
    super.invalidateLayout(with: context)
  }

  var cardsInSight: [IndexPath] { deck.visible.map(indexPath(at:)) }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updateEnds.awaitsUpdates = false
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
    // The first card of a deck with an end is on top, whichever card it is. A returning card goes to the top.
    if loops || first > 0 || returning != nil, turn == nil, let top = topIndex(after: update) { first = top }
    limitVisibleCards()
    endsSwipe = swipe != nil && currentIndexPath.map(update.wasOnTop) != true
    if endsSwipe { swipe = nil }
  }

  /// Releases the top card if `offset` is `nil`.
  func setSwipe(_ offset: LayoutPoint?) {
    let old = swipe
    swipe = offset
    changed(from: old, to: offset)
  }

  /// Ends the swipe.
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
    // The view uses the new paths only after the updates.
    if endsSwipe, let card = update?.topAfter ?? currentIndexPath { tellProgress(of: .zero, by: card) }
    (update, endsSwipe) = (nil, false)
    updateEnds.finish()
  }
}

/// The scroll anchor is the top card.
extension CardStackLayout {
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) }
  }

  func invalidateForAwaitedAnchor() {
    if swipe != nil { tellProgress(of: .zero) }
    setSwipe(nil)
    invalidateLayout()
  }
}

extension Deck.Direction {
  init(_ direction: CardStackLayout.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

extension CardStackLayout.Direction {
  init(_ direction: Deck.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}
