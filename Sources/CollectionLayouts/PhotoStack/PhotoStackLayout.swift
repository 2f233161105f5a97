import CollectionView
import LayoutEngine

/// A layout that stacks photos, each turned its own way, in one stack or in one for each section.
///
/// ```swift
/// let albums = PhotoStackLayout()
/// albums.arrangement = .sections(spacing: 40)
/// albums.angleSeed = 1
/// albums.attachTap(to: collectionView, opening: grid)
/// albums.attachPinch(to: collectionView, opening: grid)
/// ```
///
/// The first item is on top. Of several stacks, the first visible one stays in place during changes.
///
/// - Complexity: O(`visibleCount` · stacks in the rect's lines) for a rect query; O(sections) for preparing.
open class PhotoStackLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The arrangement of photos in stacks.
  public nonisolated enum Arrangement: Equatable, Sendable {
    /// One stack of all photos, in the middle of the visible area.
    ///
    /// The contents have a size in points. With `nil`, it is the size of the visible area.
    case single(contentSize: CGSize? = nil)
    /// A stack for each section. The stacks stand in lines, which scroll in a direction.
    ///
    /// The stack size is the room for each stack, in points. With `nil`, the room is enough for any angle. The
    /// spacing is the distance between the stacks, and around all of them, in points. Across the scroll
    /// direction, it is a minimum.
    case sections(
      stackSize: CGSize? = nil, spacing: CGFloat = 20,
      scrollDirection: UICollectionView.ScrollDirection = .vertical)

    var isSingle: Bool { if case .single = self { true } else { false } }
  }

  /// The size of every photo, before turning. The default value is 100 × 100 points.
  open var itemSize: ItemSize = .absolute(CGSize(width: 100, height: 100)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The photos' repeating rotations, in radians, clockwise. The default value is 0, −0.2, −0.5, 0.2, 0.5.
  open var angles: [CGFloat] = [0, -0.2, -0.5, 0.2, 0.5] { didSet { changed(from: oldValue, to: angles) } }

  /// The seed of random-looking angles, up to the ``angleLimit``, which replace the ``angles``. The default
  /// value is `nil`.
  ///
  /// A seed always gives the same angles. A photo keeps its angle through updates until `reloadData()`.
  open var angleSeed: UInt64? {
    didSet {
      if oldValue == nil { turns = PhotoStackTurns() }
      changed(from: oldValue, to: angleSeed)
    }
  }

  /// The greatest random angle, in radians. The default value is 0.3.
  open var angleLimit: CGFloat = 0.3 { didSet { changed(from: oldValue, to: angleLimit) } }

  /// The number of visible photos in a stack, by default the number of ``angles``. Lower photos have no cell.
  open var visibleCount: Int {
    get { chosenVisibleCount ?? angles.count }
    set { chosenVisibleCount = newValue }
  }

  /// The arrangement of photos in stacks. The default value is one stack in the middle of the visible area.
  open var arrangement: Arrangement = .single() {
    didSet {
      if arrangement.isSingle != oldValue.isSingle { turns = PhotoStackTurns() }
      changed(from: oldValue, to: arrangement)
    }
  }

  // MARK: Opening

  #if !os(tvOS)
  /// Lets a tap open the stack into another layout, and the next tap close it.
  ///
  /// A tap during the animation reverses it. If each section is its own stack, the other layout scrolls to
  /// the section of the tapped stack.
  ///
  /// - Parameters:
  ///   - collectionView: The view, which retains the recognizer. The recognizer retains both layouts.
  ///   - layout: The open layout. It replaces the layout of an earlier call.
  /// - Returns: The recognizer. A view has at most one.
  @discardableResult
  open func attachTap(
    to collectionView: UICollectionView, opening layout: UICollectionViewLayout
  ) -> UITapGestureRecognizer {
    gestures.attach(UITapGestureRecognizer(), to: collectionView, leadingTo: layout) {
      [self, weak collectionView] tap in
      if let collectionView {
        openOrClose(at: tap.location(in: collectionView), in: collectionView, with: layout)
      }
    }
  }

  /// Removes the recognizer of ``attachTap(to:opening:)``. An open stack stays open.
  open func detachTap(from collectionView: UICollectionView) {
    _ = gestures.detach(UITapGestureRecognizer.self, from: collectionView)
  }

  /// Lets two fingers open the stack into another layout and close it again. Photos follow the fingers.
  ///
  /// Doubling the fingers' distance opens the stack all the way, and halving it closes the stack. Photos
  /// released past the middle, or at speed, continue to the end.
  ///
  /// - Parameters:
  ///   - collectionView: The view, which retains the recognizer. The recognizer retains both layouts.
  ///   - layout: The open layout. It replaces the layout of an earlier call.
  /// - Returns: The recognizer. A view has at most one.
  @discardableResult
  open func attachPinch(
    to collectionView: UICollectionView, opening layout: UICollectionViewLayout
  ) -> UIPinchGestureRecognizer {
    gestures.attach(UIPinchGestureRecognizer(), to: collectionView, leadingTo: layout) {
      [self, weak collectionView] pinch in
      if let collectionView { follow(pinch, in: collectionView, with: layout) }
    }
  }

  /// Removes the recognizer of ``attachPinch(to:opening:)``. Photos in a pinch return to their previous
  /// positions.
  open func detachPinch(from collectionView: UICollectionView) {
    if gestures.detach(UIPinchGestureRecognizer.self, from: collectionView) {
      endPinch(velocity: nil, in: collectionView)
    }
  }
  #endif

  // MARK: State

  private var chosenVisibleCount: Int? { didSet { changed(from: oldValue, to: chosenVisibleCount) } }

  var opening = PhotoStackOpening()
  let gestures = AttachedGestures()
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  /// The photos' order, which is tracked only with an ``angleSeed``.
  private var turns = PhotoStackTurns()
  private let updateEnds = UpdateEnds()
  var isPrepared = false
  private let inputCheck = InputCheck()
  private(set) var piles = Piles(
    Pile(count: 0, center: .zero, photoSize: .zero, angles: [], visibleCount: 0), of: .empty)
  private var viewport = LayoutSize.zero
  /// The size of the contents of a single stack, with invalid lengths replaced by 0.
  private var acceptedContentSize: CGSize?

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  // UIKit's default is the layout direction of the app's development language.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = visibleSize
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
    switch arrangement {
    case .single(let contentSize):
      acceptedContentSize = contentSize.map { inputCheck.accept($0, of: "arrangement.contentSize", in: self) }
    case .sections(let stackSize, let spacing, _):
      piles.shelf = makeShelf(stackSize: stackSize, spacing: spacing)
    }
    isPrepared = true
    restoreAnchor()
  }

  private func makeShelf(stackSize: CGSize?, spacing: CGFloat) -> PileShelf {
    let diagonal = piles.pile.photoSize.diagonal
    let slot = stackSize.map { LayoutSize(inputCheck.accept($0, of: "arrangement.stackSize", in: self)) }
    return PileShelf(
      count: piles.sections.sectionCount, slot: slot ?? LayoutSize(width: diagonal, height: diagonal),
      stackSpacing: Double(inputCheck.accept(spacing, of: "arrangement.spacing", in: self)),
      viewport: viewport, axis: Axis(scrollDirection))
  }

  open override var collectionViewContentSize: CGSize {
    narrowed(piles.shelf.map { CGSize($0.contentSize) } ?? acceptedContentSize ?? CGSize(viewport))
  }

  /// Returns `nil` from the start of a batch until ``prepare(forCollectionViewUpdates:)``, because UIKit also
  /// calls this method in between. Overrides must return that `nil`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !updateEnds.awaitsUpdates else { return nil }
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
    // The view still has its old bounds.
    noteAnchor(for: context)
    isPrepared = false
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    updateEnds.note(context)
    noteTurns(for: context)
    noteAnchor(for: context)
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  private func noteTurns(for context: UICollectionViewLayoutInvalidationContext) {
    guard angleSeed != nil else { return }
    turns.note(context, PhotoOrder(piles.sections, stacksEachSection: piles.shelf != nil))
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
    updateEnds.awaitsUpdates = false
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

  /// Makes the stack of a closing section visible.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let section = opening.closingSection, let shelf = piles.shelf, section < shelf.count else {
      return anchorTracker.offset(for: self, proposed: proposedContentOffset, along: scrollDirection)
        ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    let start = shelf.axis.along(shelf.center(of: section)) - shelf.axis.extent(of: shelf.viewport) / 2
    return offset(forVisibleStart: start, proposed: proposedContentOffset, along: scrollDirection)
  }
}

/// If there are several stacks, the first visible one stays in place.
extension PhotoStackLayout: AnchoredLayout {
  var preparedDirection: UICollectionView.ScrollDirection? {
    isPrepared ? piles.shelf.map { .init($0.axis) } : nil
  }

  /// The direction in which the stacks scroll. A single stack has none, so the value doesn't matter.
  var scrollDirection: UICollectionView.ScrollDirection {
    if case .sections(_, _, let direction) = arrangement { direction } else { .vertical }
  }

  var maintainsAnchor: Bool { true }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    let sections = piles.sections
    guard piles.shelf != nil else {
      return sections.count > 0 ? ScrollAnchor(indexPath: sections.indexPath(of: 0)) : nil
    }
    return scrollAnchor(at: edge) { part, body in
      forEachAnchor(in: part) { path, range in if sections.index(path) != nil { body(path, range) } }
    }
  }

  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void) {
    for section in piles.sections(meeting: visible) {
      let path = ItemPath(section: section, item: 0)
      if let range = range(ofAnchor: path) { body(path, range) }
    }
  }

  /// Returns the range of a stack's photo without its turn.
  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>? { piles.range(ofSection: path.section) }
}
