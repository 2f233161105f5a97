import CollectionView
import LayoutEngine

/// A layout that arranges items of the same size in a line.
///
/// Each item can rest in the center of the area between the content insets.
///
/// ```swift
/// let layout = CarouselLayout()
/// layout.itemSize = .absolute(CGSize(width: 250, height: 400))
/// layout.effect = .cosineZoom(reach: .halfViewport)
/// layout.snapping = .page(minimumDrag: 100)
/// layout.onCurrentIndexPathChange = { [weak pageControl] in pageControl?.currentPage = $0?.item ?? 0 }
/// ```
///
/// Snapping feels best with a `decelerationRate` of `.fast`. The centered item stays centered when the bounds
/// change size. For an endless carousel, set ``loops``.
///
/// - Complexity: O(items shown) for a scroll step; O(sections) for preparing.
open class CarouselLayout: UICollectionViewLayout, CurrentItemLayout, SnappingLine {
  nonisolated deinit {}

  /// The way scrolling comes to rest.
  public nonisolated enum Snapping: Hashable, Sendable {
    /// Scrolling ends anywhere.
    case none
    /// Scrolling ends with the nearest item in the center.
    ///
    /// Flicks up to the threshold, in points per millisecond, end on an item that is visible when the finger
    /// lifts. Faster flicks end on the item nearest to their natural end.
    case nearest(velocityThreshold: CGFloat)
    /// Drags of at least this distance, in points, advance one item; shorter drags snap back.
    case page(minimumDrag: CGFloat)
  }

  /// The edges that define ``CarouselLayout/itemSpacing``.
  public nonisolated enum SpacingReference: Hashable, Sendable {
    /// The edges of the items without the effect.
    case layout
    /// The displayed edges of the centered item and its neighbors at rest, for effects that scale items.
    case shown
  }

  /// The direction of the line. The default value is horizontal.
  open var scrollDirection: UICollectionView.ScrollDirection = .horizontal {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The size of every item. The default value is 0.7 of the bounds' width and 0.75 of their height.
  open var itemSize: ItemSize = .fractional(width: 0.7, height: 0.75) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// The spacing between adjacent items, in points, even between sections. The default value is 10.
  open var itemSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: itemSpacing) } }

  /// The edges that define ``itemSpacing``. The default value is `.layout`.
  open var spacingReference: SpacingReference = .layout {
    didSet { changed(from: oldValue, to: spacingReference) }
  }

  /// The visible length of the neighbors on both sides of the centered item, in points. The default value is
  /// `nil`.
  ///
  /// Unless the peek is `nil`, items fill the remaining space, and the layout ignores the length in
  /// ``itemSize``. If the effect shrinks the neighbors, less of them is visible, unless ``spacingReference``
  /// is `.shown`. If the effect enlarges the centered item, less of the neighbors is visible in any case.
  open var peek: CGFloat? { didSet { changed(from: oldValue, to: peek) } }

  /// A Boolean value that indicates whether the first item follows the last one. The default value is
  /// `false`.
  ///
  /// Every item has one index path and one cell, which appears at the item's position nearest to the center.
  /// Scrolls to an item take the shorter way around, and so do updates.
  ///
  /// The contents repeat for at least 8192 items on either side of the start. During a drag or at rest, the
  /// layout may replace the content offset with an equivalent one, without calling `scrollViewDidScroll(_:)`.
  /// Read ``currentIndexPath`` instead of the offset, and hide the scroll indicators.
  ///
  /// A line too short to loop has two ends; see ``isLooping``.
  open var loops = false { didSet { changed(from: oldValue, to: loops) } }

  /// `true` if ``loops`` is set and the prepared layout has enough items.
  open var isLooping: Bool { line.loop != nil }

  /// The effect on items as they pass the center. The default value is `.none`.
  ///
  /// For users who prefer reduced motion, effects that move items become a fade. Custom effects stay.
  open var effect: CarouselEffect = .none { didSet { invalidateLayout() } }

  /// The way scrolling comes to rest. The default value is `.nearest` with a threshold of 2.5 points per
  /// millisecond.
  ///
  /// If `isPagingEnabled` is on and the pages don't end exactly on items, the layout turns paging off and
  /// reports it through ``LayoutDiagnostics``.
  open var snapping: Snapping = .nearest(velocityThreshold: 2.5)

  /// A Boolean value that indicates whether the centered item stays centered when items before it are
  /// inserted or deleted.
  ///
  /// If the centered item is deleted, the next item takes its place, or the previous one at the end of the
  /// line. The default value is `true`.
  open var maintainsVisibleContentPosition = true

  open var onCurrentIndexPathChange: ((IndexPath?) -> Void)?

  open var currentIndexPath: IndexPath? {
    awaitedIndexPath ?? line.track.nearestIndex(toOffset: currentOffset).map(line.indexPath)
  }

  open func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard let item = itemToShow(at: indexPath, animated: animated), let collectionView else { return }
    if !collectionView.isTracking { recenter(collectionView) }
    centering.target = nil
    let slot = line.slot(of: item, at: centering.destination ?? currentOffset)
    let destination = line.track.offset(centering: slot)
    scroll(to: destination, animated: animated)
    centering.destination = animated && destination != currentOffset ? destination : nil
  }

  var line = CarouselLine.empty
  var shownEffect = CarouselEffect.none
  let anchorTracker = AnchorTracker<CarouselAnchor>()
  var centering = CarouselCentering()
  let inputCheck = InputCheck()
  /// Centers an item after a flick whose destination has moved because of updates.
  private let rest = RestWatch()
  private let updateEnds = UpdateEnds()
  private(set) var isPrepared = false
  private let currentItemWatch = CurrentItemWatch()
  private let reduceMotionWatch = ReduceMotionWatch()

  // MARK: - Preparing

  open override class var invalidationContextClass: AnyClass { CarouselInvalidationContext.self }

  open override class var layoutAttributesClass: AnyClass { CarouselLayoutAttributes.self }

  // UIKit's default is the layout direction of the app's development language.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isScrollStep = (context as? CarouselInvalidationContext)?.isScrollStep ?? false
    if !isScrollStep {
      if context.invalidateDataSourceCounts, !context.invalidateEverything {
        anchorTracker.noteBeforeUpdates(anchor, forgetsOthers: false)
      } else if !context.invalidateDataSourceCounts || loops || isLooping {
        // In a looping line, the same offset may show another item after a change of the item count.
        noteAnchor()
      }
      isPrepared = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    reduceMotionWatch.begin(for: self)
    defer {
      if snapping != .none {
        turnPagingOff(unlessPagesFit: line.track, along: line.axis, checking: inputCheck)
      }
    }
    if isPrepared, line.area == VisibleArea(of: collectionView), line.isMirrored == isMirrored {
      return recenter(collectionView)
    }
    // The collection view doesn't report a new size while a scroll step waits for its layout.
    noteAnchor()
    let old = line
    measure(collectionView)
    if showContentSizeIfInsetsChange(for: line.area) { measure(collectionView) }
    isPrepared = true
    resolveTarget(after: old)
    // Mirrored offsets count from the end of the contents.
    if line.isMirrored, centering.target != nil { showContentSize() }
    scrollToTarget(in: collectionView, hasTurned: old.area.bounds != .zero && old.axis != line.axis)
  }

  open override var collectionViewContentSize: CGSize { narrowed(CGSize(line.contentSize)) }

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

  /// Keeps the centered item in place after updates and when the pitch changes.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    if let offset = anchorTracker.startAfterUpdates {
      let target = contentOffset(along: offset, across: proposedContentOffset)
      if anchorTracker.systemBugs.ignoresTargetOffset { setIgnoredOffset(target) }
      return target
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

final class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if only the content offset changes. The item counts and sizes stay valid.
  var isScrollStep = false

  nonisolated deinit {}
}

extension CarouselLayout {
  func measure(_ collectionView: UICollectionView) {
    let (axis, area) = (Axis(scrollDirection), VisibleArea(of: collectionView))
    shownEffect = effect.accepted(by: inputCheck, in: self)
    if UIAccessibility.isReduceMotionEnabled { shownEffect = shownEffect.withoutMotion }
    var size = LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self))
    var spacing = Double(inputCheck.acceptSigned(itemSpacing, of: "itemSpacing", in: self))
    let viewportExtent = axis.extent(of: area.size)
    if let peek {
      let extent = itemExtent(peeking: peek, spacing: spacing, in: viewportExtent)
      size = axis.size(extent: extent, breadth: axis.breadth(of: size))
    }
    let itemExtent = axis.extent(of: size)
    shownEffect = shownEffect.seenInFront(ofItems: itemExtent, by: inputCheck, in: self)
    // With a pitch below one point, too many items would be visible.
    if itemExtent >= 1 {
      let limits = CGFloat(1 - itemExtent)...InputCheck.greatest
      spacing = Double(
        inputCheck.accept(CGFloat(spacing), in: limits, orElse: 0, of: "itemSpacing", in: self))
    }
    if spacingReference == .shown, case .scaled(let curve) = shownEffect.projection {
      let pitch = curve.pitch(shownSpacing: spacing, itemExtent: itemExtent, viewportExtent: viewportExtent)
      spacing = max(itemExtent >= 1 ? 1 : 0, pitch) - itemExtent
    }
    line = CarouselLine(
      axis: axis, sections: SectionMap(collectionView), area: area, isMirrored: isMirrored, itemSize: size,
      itemSpacing: spacing, loops: loops)
  }

  private func itemExtent(peeking peek: CGFloat, spacing: Double, in viewport: Double) -> Double {
    let given = viewport - 2 * (Double(inputCheck.accept(peek, of: "peek", in: self)) + spacing)
    // A view without a size has no room.
    guard viewport > 0, given < 1 else { return max(0, given) }
    // If there is no room even without a peek, a peek of 0 isn't reported.
    let widest = max(0, CGFloat((viewport - 1) / 2 - spacing))
    _ = inputCheck.accept(peek, in: -InputCheck.greatest...widest, orElse: 0, of: "peek", in: self)
    return 1
  }
}
