import CollectionView
import LayoutEngine

/// Photos dropped on one another, each turned its own way: how an album looks closed. One stack in the middle of the view,
/// or one for each section.
///
/// ```swift
/// let albums = PhotoStackLayout()
/// albums.stacksSections = true
/// albums.angleSeed = 1
/// albums.attachTap(to: collectionView, layout: grid)
/// albums.attachPinch(to: collectionView, layout: grid)
/// ```
///
/// The first item, of all sections or of the stack's own, lies on top. Of several stacks, the first one in sight stays there when
/// others come and go, and when the view gets another size.
///
/// - Complexity: a rect query costs O(`visibleCount`) for each stack in the lines it meets, however many photos there are;
///   preparing costs O(sections).
open class PhotoStackLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The size of every photo, before turning. Default 100 × 100 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 100, height: 100)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// How far each photo is turned, in radians, clockwise, by its index in the stack. Where more photos are visible than
  /// there are angles, the angles start over. Default 0, −0.2, −0.5, 0.2, 0.5.
  open var angles: [CGFloat] = [0, -0.2, -0.5, 0.2, 0.5] { didSet { changed(from: oldValue, to: angles) } }

  /// Turns each photo by an angle that looks random, up to the ``angleLimit`` to either side, instead of by the
  /// ``angles``. A seed gives the same angles every time, and each stack angles of its own. Default nil.
  ///
  /// A photo retains its angle through batches of updates and moves by hand, and one that is inserted gets an angle of
  /// its own. After `reloadData()` the angles go by the index again.
  open var angleSeed: UInt64? {
    didSet {
      if oldValue == nil { turns = PhotoStackTurns() }
      changed(from: oldValue, to: angleSeed)
    }
  }

  /// The greatest random angle, in radians. Default 0.3.
  open var angleLimit: CGFloat = 0.3 { didSet { changed(from: oldValue, to: angleLimit) } }

  /// How many photos of a stack can be seen. Those below are hidden and get no cell. A negative number counts as 0. Follows
  /// the number of ``angles`` until it is set.
  open var visibleCount: Int {
    get { chosenVisibleCount ?? angles.count }
    set { chosenVisibleCount = newValue }
  }

  /// Whether each section is a stack of its own. The stacks are side by side in lines that scroll. Default false: all photos
  /// are one stack.
  open var stacksSections = false {
    didSet {
      if stacksSections != oldValue { turns = PhotoStackTurns() }
      changed(from: oldValue, to: stacksSections)
    }
  }

  /// The direction in which the lines of stacks follow one another and scroll. Default vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The room for each of several stacks, in points. Default nil: enough for any angle.
  open var stackSize: CGSize? { didSet { changed(from: oldValue, to: stackSize) } }

  /// Between two stacks, and around all of them, in points. Stacks share the breadth of the view evenly, so across the scroll
  /// direction it is the least. Default 20.
  open var stackSpacing: CGFloat = 20 { didSet { changed(from: oldValue, to: stackSpacing) } }

  /// The size of the content of a single stack, in points; nil, the default, is that of the visible area. The photos are in the
  /// middle of the visible area either way.
  open var contentSize: CGSize? { didSet { changed(from: oldValue, to: contentSize) } }

  // MARK: Opening

  #if !os(tvOS)
  /// Lets a tap open the stack into another layout, and the next one close it again: the gesture of the photo albums.
  /// The photos travel between their frames in both layouts; a tap while they do turns them round.
  ///
  /// Of several stacks, the tapped one opens into its section: the other layout scrolls there. The section that is tapped to
  /// close comes into sight as a stack.
  ///
  /// - Parameters:
  ///   - collectionView: retains the recogniser, which retains both layouts.
  ///   - layout: what the stack opens into. Another layout replaces the one of an earlier call.
  /// - Returns: the recogniser. A view that has it already, for the same layout, gets no other.
  @discardableResult
  open func attachTap(
    to collectionView: UICollectionView, layout: UICollectionViewLayout
  ) -> UITapGestureRecognizer {
    gestures.attach(UITapGestureRecognizer(), to: collectionView, leadingTo: layout) {
      [self, weak collectionView] tap in
      if let collectionView {
        openOrClose(at: tap.location(in: collectionView), in: collectionView, with: layout)
      }
    }
  }

  /// Removes the recogniser of ``attachTap(to:layout:)`` from a collection view. What is open stays open. Does nothing where there is
  /// no recogniser.
  open func detachTap(from collectionView: UICollectionView) {
    _ = gestures.detach(UITapGestureRecognizer.self, from: collectionView)
  }

  /// Lets two fingers open the stack into another layout, part-way and back, and close it again: apart to open, together to
  /// close. The photos follow the fingers: twice the distance opens all the way, half of it closes. Let go beyond the middle,
  /// or fast, they go on to the end, else back.
  ///
  /// It goes together with ``attachTap(to:layout:)``.
  ///
  /// - Parameters:
  ///   - collectionView: retains the recogniser, which retains both layouts.
  ///   - layout: what the stack opens into. Another layout replaces the one of an earlier call.
  /// - Returns: the recogniser. A view that has it already, for the same layout, gets no other.
  @discardableResult
  open func attachPinch(
    to collectionView: UICollectionView, layout: UICollectionViewLayout
  ) -> UIPinchGestureRecognizer {
    gestures.attach(UIPinchGestureRecognizer(), to: collectionView, leadingTo: layout) {
      [self, weak collectionView] pinch in
      if let collectionView { follow(pinch, in: collectionView, with: layout) }
    }
  }

  /// Removes the recogniser of ``attachPinch(to:layout:)`` from a collection view. Photos between the fingers go back to where they
  /// were. Does nothing where there is no recogniser.
  open func detachPinch(from collectionView: UICollectionView) {
    if gestures.detach(UIPinchGestureRecognizer.self, from: collectionView) {
      endPinch(velocity: nil, in: collectionView)
    }
  }
  #endif

  // MARK: State

  private var chosenVisibleCount: Int? { didSet { changed(from: oldValue, to: chosenVisibleCount) } }

  /// What pinching does at the moment, and for which stack.
  var opening = PhotoStackOpening()
  private let gestures = AttachedGestures()
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  /// Which photo is which, while there is an ``angleSeed``.
  private var turns = PhotoStackTurns()
  private let updateEnds = UpdateEnds()
  private var awaitsUpdates = false
  /// Whether nothing has changed since the layout was prepared.
  var isPrepared = false
  private let inputCheck = InputCheck()
  private(set) var piles = Piles(
    Pile(count: 0, center: .zero, photoSize: .zero, angles: [], visibleCount: 0), of: .empty)
  private var viewport = LayoutSize.zero
  /// `contentSize`, with 0 for lengths that make no sense.
  private var acceptedContentSize: CGSize?

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  // UIKit's default is the direction of the language that the app was developed in.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = visibleSize
    acceptedContentSize = contentSize.map { inputCheck.accept($0, of: "contentSize", in: self) }
    let sections = SectionMap(collectionView)
    turns.applyCounts(sections)
    let limit = inputCheck.accept(angleLimit, of: "angleLimit", in: self)
    var pile = Pile(
      count: sections.count, center: viewport.center,
      photoSize: LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self)),
      angles: angles.map { Double(inputCheck.acceptSigned($0, of: "angles", in: self)) },
      visibleCount: inputCheck.accept(visibleCount, in: 0...Int.max, of: "visibleCount", in: self),
      scatter: angleSeed.map { ScatteredAngles(seed: $0, limit: Double(limit)) })
    pile.keys = turns.known?.keys
    piles = Piles(pile, of: sections)
    if stacksSections { piles.shelf = makeShelf() }
    isPrepared = true
    restoreAnchor()
  }

  private func makeShelf() -> PileShelf {
    let diagonal = piles.pile.photoSize.diagonal
    let slot = stackSize.map { LayoutSize(inputCheck.accept($0, of: "stackSize", in: self)) }
    return PileShelf(
      count: piles.sections.sectionCount, slot: slot ?? LayoutSize(width: diagonal, height: diagonal),
      stackSpacing: Double(inputCheck.accept(stackSpacing, of: "stackSpacing", in: self)),
      viewport: viewport, axis: Axis(scrollDirection))
  }

  open override var collectionViewContentSize: CGSize {
    if let shelf = piles.shelf { return CGSize(shelf.contentSize) }
    return acceptedContentSize ?? CGSize(viewport)
  }

  /// Nil between the beginning of a batch and ``prepare(forCollectionViewUpdates:)``, where UIKit asks, too. An override returns that nil.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // See `announcesBatch`.
    guard !awaitsUpdates else { return nil }
    anchorTracker.attributesWereShown(in: collectionView)
    var found: [UICollectionViewLayoutAttributes] = []
    piles.forEachPhoto(in: LayoutRect(rect)) { found.append(attributes(at: $0, of: $1)) }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let (pile, index) = piles.position(of: ItemPath(indexPath)) else {
      return nil
    }
    return attributes(at: index, of: pile)
  }

  private func attributes(at index: Int, of pile: Pile) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(piles.path(ofPhoto: index, in: pile))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = CGSize(pile.photoSize)
    attributes.center = CGPoint(pile.center)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(pile.angle(at: index)))
    attributes.zIndex = pile.zIndex(of: index)
    attributes.isHidden = pile.isHidden(index)
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // The view has its old bounds still.
    noteAnchor(for: context)
    isPrepared = false
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { awaitsUpdates = context.announcesBatch }
    noteTurns(for: context)
    noteAnchor(for: context)
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  private func noteTurns(for context: UICollectionViewLayoutInvalidationContext) {
    guard angleSeed != nil else { return }
    turns.note(context, PhotoOrder(piles.sections, stacksSections: piles.shelf != nil))
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? SectionedInvalidationContext)?.movingItem = MovingItem(
      from: previousIndexPaths, to: targetIndexPaths, before: turns.movingItem)
    return context
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaitsUpdates = false
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    turns.follow(paths, to: piles.sections)
    piles.pile.keys = turns.known?.keys
    moveAnchor { paths.section($0.section).map { ItemPath(section: $0, item: 0) } }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    anchorTracker.finishUpdates()
    updateEnds.finish()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath), .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), .final, in: self)
  }

  // MARK: Transitions

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    anchorTracker.forget()
    isPrepared = false
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    opening.closingSection = nil
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    opening.closingSection = nil
  }

  /// A section that closes comes into sight as a stack.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let section = opening.closingSection, let shelf = piles.shelf, section < shelf.count else {
      return anchorTracker.offset(for: self, proposed: proposedContentOffset, along: scrollDirection)
        ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    let start = shelf.axis.along(shelf.center(of: section)) - shelf.axis.extent(of: shelf.viewport) / 2
    return offset(forVisibleStart: start, proposed: proposedContentOffset, along: scrollDirection)
  }
}
