import CollectionView
import LayoutEngine

/// A line of equal items, one section after another. Every item can rest in the middle of what is visible between the content
/// insets, the first and the last, too.
///
/// ```swift
/// let layout = CarouselLayout()
/// layout.itemSize = .absolute(CGSize(width: 250, height: 400))
/// layout.effect = .cosineZoom(reach: .halfViewport)
/// layout.snapping = .page(minimumDrag: 100)
/// layout.onCurrentIndexPathChange = { [weak pageControl] in pageControl?.currentPage = $0?.item ?? 0 }
/// ```
///
/// Snapping feels best with the collection view's `decelerationRate` at `.fast`. The item in the middle stays there
/// when the bounds change size. In right-to-left the line runs the other way.
///
/// An endless carousel needs one property, ``loops``, and no other data.
///
/// - Complexity: a scroll step costs O(items shown); preparing costs O(sections).
open class CarouselLayout: UICollectionViewLayout, SnappingLine, ScrollAnchoredLayout {
  nonisolated deinit {}

  /// Where scrolling comes to rest.
  public nonisolated enum Snapping: Hashable, Sendable {
    /// Scrolling ends wherever it ends.
    case none
    /// Scrolling ends with the nearest item in the middle. A flick up to the threshold, in points per millisecond, ends on an
    /// item that is on screen as the finger lifts; a faster one on an item near its natural end.
    case nearest(velocityThreshold: CGFloat)
    /// One item at a time: a drag of at least so many points moves to the next, a shorter one returns.
    case page(minimumDrag: CGFloat)
  }

  /// Between which edges ``CarouselLayout/itemSpacing`` is measured.
  public nonisolated enum SpacingReference: Hashable, Sendable {
    /// Those of the items before their effect.
    case layout
    /// Those that the item in the middle and its neighbours show at rest. Counts with effects that are a matter of scale.
    case shown
  }

  /// The direction of the line. Default: horizontal.
  open var scrollDirection: UICollectionView.ScrollDirection = .horizontal {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The size of every item. Default: 0.7 of the bounds' width, 0.75 of their height.
  open var itemSize: ItemSize = .fractional(width: 0.7, height: 0.75) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The gap between two items, also of different sections, in points. Negative values let items overlap. Default: 10.
  open var itemSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: itemSpacing) } }

  /// Between which edges ``itemSpacing`` is measured. Default: those of the items before their effect.
  open var spacingReference: SpacingReference = .layout {
    didSet { changed(from: oldValue, to: spacingReference) }
  }

  /// How much of each neighbour looks in at the sides, in points. Items are then as long as the bounds leave room for,
  /// bounds − 2 · (`peek` + ``itemSpacing``), whatever ``itemSize`` says along the line. Default: nil.
  ///
  /// That is without the effect. Neighbours that it makes smaller show less, unless ``spacingReference`` is `.shown`. Even then they
  /// show less, or nothing, beside an item that it enlarges, as `.linearZoom` does.
  open var peek: CGFloat? { didSet { changed(from: oldValue, to: peek) } }

  /// Whether the last item is followed by the first one, and the first one preceded by the last. Default: false.
  ///
  /// The data stay as they are: every item has one index path and one cell, which stands wherever the middle is nearest. Drags,
  /// flicks, snapping, `scrollToItem(at:at:animated:)` and updates go round, always the shorter way. Screen readers find each item
  /// once, in the order of the index paths.
  ///
  /// The contents repeat the items, at least 8192 of them to either side of where scrolling begins. Half way to an end, the layout
  /// exchanges the content offset for one that shows the same near the middle: while a finger drags, or where an item rests, never
  /// in a flick or an animation. It sets the collection view's bounds, so `scrollViewDidScroll(_:)` is not called. Read
  /// ``currentIndexPath`` instead of the content offset, and hide the scroll indicators.
  ///
  /// With too few items to fill the bounds and one item more, the line has two ends all the same; see ``isLooping``.
  open var loops = false { didSet { changed(from: oldValue, to: loops) } }

  /// Whether the line has no ends: ``loops`` is true, and there are enough items. Known once the layout is prepared.
  open var isLooping: Bool { line.loop != nil }

  /// What happens to items as they pass the middle. Default: nothing.
  open var effect: CarouselEffect = .none { didSet { invalidateLayout() } }

  /// Where scrolling comes to rest. Default: on the nearest item, with a threshold of 2.5 points per millisecond.
  ///
  /// UIKit asks no layout while `isPagingEnabled` is on. Where its pages do not end exactly on items, the layout therefore turns it
  /// off and says so through ``LayoutDiagnostics``. `.page(minimumDrag:)` goes on by one item.
  open var snapping: Snapping = .nearest(velocityThreshold: 2.5)

  /// Whether the item in the middle stays there when items before it are inserted or deleted. If it is deleted itself,
  /// the next item comes to the middle, or the previous one if there is no next. When false, the content offset stays.
  /// Default: true.
  open var maintainsVisibleContentPosition = true

  /// Called with the new value when ``currentIndexPath`` has changed. The call never comes during layout, but in the frame after it, and
  /// once for all changes up to then: reload and invalidate from there as you like. Default nil.
  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  /// The item nearest to the middle of the viewport, the first of equals; nil without items.
  ///
  /// It follows the content offset at once: in `scrollViewDidScroll(_:)` it is that of the new offset. Before the first layout it
  /// is the path given to ``setCurrentIndexPath(_:animated:)``.
  open var currentIndexPath: IndexPath? {
    if let awaitedAnchor, !isPrepared || line.sections.count > 0 { return awaitedAnchor.anchor.indexPath }
    return line.track.nearestIndex(toOffset: currentOffset).map(line.indexPath)
  }

  /// Brings an item to the middle; in a line that loops, the shorter way round. That counts from the item that an animated call
  /// before this one is still going to. A path without an item changes nothing.
  ///
  /// Before the first layout, and as long as there are no items, the layout remembers the path: the first frame with
  /// items shows this one in the middle.
  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    if animated, !isPrepared, showsWindow { collectionView?.layoutIfNeeded() }
    guard let collectionView, showsItems else { return awaitItem(at: indexPath) }
    guard let item = line.sections.index(of: indexPath) else { return }
    if !collectionView.isTracking { recenter(collectionView) }
    (centering.target, awaitedAnchor) = (nil, nil)
    let slot = line.slot(of: item, at: centering.destination ?? currentOffset)
    let destination = line.track.offset(centering: slot)
    scroll(to: destination, animated: animated)
    centering.destination = animated && destination != currentOffset ? destination : nil
  }

  /// Whether there was something in the window before.
  private var showsWindow: Bool { line.track.count > 0 && collectionView?.window != nil }

  var line = CarouselLine.empty
  /// With parameters that make sense.
  var shownEffect = CarouselEffect.none
  /// What is in the middle, while that changes.
  let anchorTracker = AnchorTracker<CarouselAnchor>()
  var centering = CarouselCentering()
  let inputCheck = InputCheck()
  /// Brings an item to the middle where a batch of updates in a flick has moved the end that it was heading for.
  private let rest = RestWatch()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  private let currentItemWatch = CurrentItemWatch()

  // MARK: - Preparing

  open override class var invalidationContextClass: AnyClass { CarouselInvalidationContext.self }

  open override class var layoutAttributesClass: AnyClass { CarouselLayoutAttributes.self }

  // UIKit's default is the direction of the language that the app was developed in.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isScrollStep = (context as? CarouselInvalidationContext)?.isScrollStep ?? false
    if !isScrollStep {
      if context.invalidateDataSourceCounts, !context.invalidateEverything {
        anchorTracker.noteBeforeUpdates(anchor, forgetsOthers: false)
      } else if !context.invalidateDataSourceCounts || loops || isLooping {
        // With another number of items, the same offset means another item in a line that loops.
        noteAnchor()
      }
      isPrepared = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    defer {
      if snapping != .none {
        turnPagingOff(unlessPagesFit: line.track, along: line.axis, checking: inputCheck)
      }
    }
    if isPrepared, line.area == VisibleArea(of: collectionView), line.isMirrored == isMirrored {
      return recenter(collectionView)
    }
    // The collection view does not ask about a new size while a scroll step waits for its layout.
    noteAnchor()
    let old = line
    measure(collectionView)
    if showContentSizeIfInsetsChange(for: line.area) { measure(collectionView) }
    isPrepared = true
    resolveTarget(after: old)
    // Mirrored offsets count from the end of the contents, so the view needs the new content size first.
    if line.isMirrored, centering.target != nil { showContentSize() }
    scrollToTarget(in: collectionView, hasTurned: old.area.bounds != .zero && old.axis != line.axis)
  }

  open override var collectionViewContentSize: CGSize { CGSize(line.contentSize) }

  // MARK: - Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    centering.target = nil
    currentItemWatch.noteLayout(of: self)
    return attributes(in: LayoutRect(rect))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    line.sections.index(of: indexPath).map(attributes(ofItem:))
  }

  // MARK: - Scrolling and resizing

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let proposed = offset(of: proposedContentOffset)
    let target: Double? =
      switch snapping {
      case .none: nil
      case .nearest(let threshold):
        line.track.nearestTarget(
          proposed: proposed, current: currentOffset, velocity: line.axis.along(LayoutPoint(velocity)),
          threshold: Double(accepted(threshold, of: "snapping.velocityThreshold")))
      case .page(let minimumDrag):
        line.track.pageTarget(
          resting: centering.restingOffset, current: currentOffset,
          minimumDrag: Double(accepted(minimumDrag, of: "snapping.minimumDrag")))
      }
    guard let target, target != proposed else { return proposedContentOffset }
    return contentOffset(along: target, across: proposedContentOffset)
  }

  /// When the pitch changes, as it does in a rotation, the item in the middle stays there.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    if let offset = anchorTracker.startAfterUpdates {
      return contentOffset(along: offset, across: proposedContentOffset)
    }
    return targetOffset(across: proposedContentOffset) ?? proposedContentOffset
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    moveAnchor(after: paths)
    if snapping != .none { rest.waitForDeceleration(of: self) { $0.comeToRest() } }
    guard let collectionView, let offset = anchorTracker.startAfterUpdates, isOffsetOwn else { return }
    let target = contentOffset(along: offset, across: collectionView.contentOffset)
    setSilently(target, of: collectionView)
  }

  private func accepted(_ limit: CGFloat, of subject: String) -> CGFloat {
    inputCheck.accept(limit, in: 0...CGFloat.infinity, orElse: 0, of: subject, in: self)
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) ?? startOfTurn(of: itemIndexPath)
    if let start { bringNear(start, of: itemIndexPath) }
    return updateEnds.adjusted(start, .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end =
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) ?? endOfTurn(of: itemIndexPath)
    if let end { sendNear(end, of: itemIndexPath) }
    return updateEnds.adjusted(end, .final, in: self)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    anchorTracker.finishUpdates()
    updateEnds.finish()
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    if !isPrepared { centering.turned = (line, offset(of: oldBounds.origin)) }
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    centering.turned = nil
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    anchorTracker.forget()
    centering.isEntering = true
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    centering.isEntering = false
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    guard newBounds.size == collectionView.bounds.size else {
      noteAnchor()
      return true
    }
    let offset = offset(of: newBounds.origin)
    centering.follow(from: currentOffset, to: offset, byHand: collectionView.isTracking)
    if !collectionView.isTracking { centering.restingOffset = offset }
    return newBounds.origin != collectionView.bounds.origin
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CarouselInvalidationContext)?.isScrollStep = newBounds.size == collectionView?.bounds.size
    return context
  }
}
