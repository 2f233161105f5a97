import CollectionView
import LayoutEngine

/// Items in lanes side by side, each as long as it wants to be: every item goes to the lane that is shortest
/// so far, or to the lanes in turn.
///
///     let layout = WaterfallLayout()
///     layout.laneCount = 3
///     layout.placement = .shortestLane
///
/// Lengths come from a delegate that conforms to ``WaterfallLayoutDelegate``, else from ``itemLength``.
/// "Length" and "extent" run along the scroll direction, "breadth" across it. Headers and footers are
/// supplementary views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer`, one of each a
/// section, at item 0.
///
/// Lengths and positions along the scroll direction are multiples of 2⁻²⁰ points. Where given lengths or gaps are not, as thirds
/// of points, some gaps are a millionth of a point or two longer, so that the millionth item lies where it should, too. A length
/// that is negative, infinite or not a number counts as 0 and is reported once through ``LayoutDiagnostics``.
///
/// Preparing asks the data source for its counts and the delegate for each item's length once: O(items). A
/// query takes O(log items + hits). Scrolling does not prepare again, not even with pinned headers.
/// `invalidateItems(at:)` on an invalidation context asks for the lengths of those items only; ``itemSpacing``,
/// ``placement``, ``sectionInset``, ``headerReferenceLength`` and ``footerReferenceLength`` ask for what holds for the
/// sections only, as long as lanes stay as broad as they are.
///
/// After such a change no frame waits until all items have their new places: each frame places 131,072 of them, from the
/// change on, and those that are left stay where they were. If fewer than that lie between the change and the screen, the
/// screen is right in the first frame. If more do, as at the end of a million items of which the first gets another length,
/// the screen shows the old places for some frames and then, in one, the new ones: with the first visible item where it is if
/// ``maintainsVisibleContentPosition`` is true, else with the offset as it is.
open class WaterfallLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// Which lane an item goes to.
  public typealias Placement = LanePlacement

  /// How long an item is where no delegate says so.
  public enum ItemLength: Hashable {
    /// In points.
    case fixed(CGFloat)
    /// Length divided by the lane's breadth.
    case ratio(CGFloat)
  }

  /// What a delegate answers for as many lanes as ``minimumLaneBreadth`` allows, or ``laneCount`` where that
  /// is nil.
  public static let automaticLaneCount = Int.max

  /// Default vertical. In horizontal scrolling lanes are rows, and
  /// `flipsHorizontallyInOppositeLayoutDirection` makes them run from right to left where people read so.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// How many lanes stand side by side unless ``minimumLaneBreadth`` says. Default 2. Less than 1 traps.
  open var laneCount = 2 {
    didSet {
      precondition(laneCount >= 1, "WaterfallLayout.laneCount must be at least 1, not \(laneCount)")
      changed(from: oldValue, to: laneCount)
    }
  }

  /// As many lanes as there can be of at least this breadth, in points, and one at least. Default nil:
  /// ``laneCount`` says how many. Traps where it is not above 0.
  open var minimumLaneBreadth: CGFloat? {
    didSet {
      precondition(
        minimumLaneBreadth.map { $0 > 0 } ?? true,
        "WaterfallLayout.minimumLaneBreadth must be above 0, not \(minimumLaneBreadth ?? 0)")
      changed(from: oldValue, to: minimumLaneBreadth)
    }
  }

  /// Between two lanes, in points. Default 10. Negative traps.
  open var laneSpacing: CGFloat = 10 {
    didSet {
      Self.check(spacing: laneSpacing, "laneSpacing")
      changed(from: oldValue, to: laneSpacing)
    }
  }

  /// Between two items of a lane, in points. Default 10. Negative traps.
  open var itemSpacing: CGFloat = 10 {
    didSet {
      Self.check(spacing: itemSpacing, "itemSpacing")
      changedMetrics(from: oldValue, to: itemSpacing)
    }
  }

  /// Around the items of a section, not its header and footer. Default 10 on all sides.
  open var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changedMetrics(from: oldValue, to: sectionInset) }
  }

  /// Which lane an item goes to. Default `.shortestLane`, the first of equals.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// The length of every section's header, in points. Default 0: no headers.
  open var headerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every section's footer, in points. Default 0: no footers.
  open var footerReferenceLength: CGFloat = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// Whether headers stop at the start of the visible area until their section's end pushes them out. Default
  /// false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// Whether footers wait at the end of the visible area until their place comes into it. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// How long items are where no delegate answers. Default `.ratio(1)`.
  open var itemLength: ItemLength = .ratio(1) { didSet { changed(from: oldValue, to: itemLength) } }

  /// Whether the first visible item stays where it is on screen when items before it are inserted, deleted or get another
  /// length, and when the gaps between items change. Contents that are at their start stay there, and show what is inserted.
  /// Default true; where it is false, the offset stays.
  open var maintainsVisibleContentPosition = true

  /// All frames, but for pinning; nil before the first preparation.
  var sections: LaneSections?
  var staleness = WaterfallStaleness.everything
  /// Whether the last preparation took new items to be at the end, of which nobody has told anything yet.
  var isAssumingAppendedItems = false
  /// The items of each section before that.
  var countsBeforeUpdate: [Int] = []
  /// Whether what is seen lies where it lay before a change: its new places are not known yet.
  var showsPlacesBefore = false
  /// The last item off the screen that was asked for and said to be where it was.
  var itemAskedFor: IndexPath?
  /// For as many frames more the tail waits until whoever asked has come to that item.
  var framesToWait = 0
  /// For how many it has waited.
  var framesWaited = 0
  /// Packs what was left for later.
  var tailFrames: CADisplayLink?
  /// As many items are packed in one frame: a third of a millisecond's work.
  var itemsPerFrame = 131_072
  /// Where that many are left at the most, no frame needs to come back to them: not worth a tenth of a millisecond.
  var shortTail = 16_384
  var lengthCheck = LengthCheck()
  /// How many elements the last rectangle had: the next one mostly has about as many.
  private var answerCount = 0
  /// What is being moved by hand.
  var carried: CarriedItem?
  /// What is to stay where it is in the batch of updates that goes on.
  private(set) var anchors = VisibleAnchors()
  /// Where the visible area starts after it.
  private var startAfterUpdate: Double?

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { WaterfallInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let namesItems =
      !context.invalidateEverything && !context.invalidateDataSourceCounts
      && context.invalidatedItemIndexPaths != nil
    // The view has moved on without asking for what it would have been told.
    settleWithoutUpdates()
    if context.invalidateDataSourceCounts { anchors = visibleAnchors() }
    let leavesItems = (context as? WaterfallInvalidationContext)?.leavesItems == true
    let namesParts = WaterfallStaleness.Parts(context).map { !$0.counts } ?? false
    let changesMetrics = (context as? WaterfallInvalidationContext)?.changesMetrics == true
    let isSeen = namesItems || changesMetrics || namesParts && showsPlacesBefore
    let seen = isSeen ? visibleAnchors() : VisibleAnchors()
    // Only what is known to be no more than a part can be placed later.
    if !leavesItems, !namesParts, !context.isOfBatch { goToNewPlaces(adjusting: context) }
    invalidate(with: context)
    keepInPlace(seen, adjusting: context)
    super.invalidateLayout(with: contextForView(context))
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    settle(updateItems)
    guard !anchors.isEmpty else { return }
    let paths = PathsAfterUpdate(updateItems)
    startAfterUpdate = visibleStart(keeping: anchors) { paths[$0] }
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    goToNewPlaces()
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let startAfterUpdate else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return offset(
      forVisibleStart: startAfterUpdate, proposed: proposedContentOffset, along: scrollDirection)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    anchors = VisibleAnchors()
    startAfterUpdate = nil
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let context = context as? WaterfallInvalidationContext, let previous = previousIndexPaths.first,
      let target = targetIndexPaths.first, previousIndexPaths.count == 1
    {
      context.carried = CarriedItem(original: carried?.original ?? previous, current: target)
    }
    return context
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsSomething || breadth(of: newBounds) != sections?.breadth
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? WaterfallInvalidationContext, breadth(of: newBounds) == sections?.breadth {
      context.leavesItems = true
      listPinnedViews(before: newBounds, in: context)
    }
    return context
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(sections?.contentSize(showsPlacesBefore ? .before : .now) ?? .zero)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settleWithoutUpdates()
    let (low, high) = scrollDirection == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(answerCount + answerCount / 4)
    let time = time(from: Double(low), to: Double(high))
    let pinning = pinning
    if time == .now { sections?.pack(forElementsBefore: Double(high), pinning: pinning) }
    sections?.forEachElement(in: LayoutRect(rect), pinning: pinning, time) {
      found.append(attributes(of: $0, frame: $1))
    }
    answerCount = found.count
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    // No copy of the sections may be there while they are packed.
    guard let section = section(of: indexPath), let count = sections?[section].packing.count,
      (0..<count).contains(indexPath.item)
    else { return nil }
    let element = LaneSections.Element.item(indexPath.item, section: section)
    if let frame = frameBefore(of: indexPath) {
      noteAsking(for: indexPath, at: frame)
      return attributes(of: element, frame: frame)
    }
    guard let frame = frame(ofItem: indexPath.item, inSection: section) else { return nil }
    packScreen(from: axis.along(frame.origin))
    return attributes(of: element, frame: frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleWithoutUpdates()
    guard let section = section(of: indexPath), indexPath.item == 0 else { return nil }
    // Asks for the content size, where it is another layout's turn: not while the sections are being packed.
    let pinning = pinning
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      let isBefore = hasPlaceBefore(section: section, items: 0)
      if !isBefore { sections?.pack(throughHeaderOfSection: section, pinning: pinning) }
      let frame = sections?.frame(ofHeaderInSection: section, pinning: pinning, isBefore ? .before : .now)
      return frame.map { attributes(of: .header(section: section), frame: $0) }
    case UICollectionView.elementKindSectionFooter:
      let isBefore = hasPlaceBefore(section: section, items: sections?[section].packing.count ?? 0)
      if !isBefore { sections?.pack(throughFooterOfSection: section, pinning: pinning) }
      let frame = sections?.frame(ofFooterInSection: section, pinning: pinning, isBefore ? .before : .now)
      return frame.map { attributes(of: .footer(section: section), frame: $0) }
    default: return nil
    }
  }

  /// The section of an index path, where the layout has it.
  private func section(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, let sections else { return nil }
    return (0..<sections.count).contains(indexPath.section) ? indexPath.section : nil
  }

  private func attributes(of element: LaneSections.Element, frame: LayoutRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes: UICollectionViewLayoutAttributes
    switch element {
    case .item(let item, let section):
      attributes = .init(forCellWith: IndexPath(item: item, section: section))
    case .header(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    case .footer(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    }
    attributes.frame = CGRect(frame)
    return attributes
  }

  /// Headers and footers stand above the cells that scroll beneath them: as UIKit's flow layout has it.
  private static let boundaryZIndex = 10

  static func check(spacing: CGFloat, _ name: String) {
    precondition(
      spacing >= 0 && spacing < .infinity, "WaterfallLayout: \(name) must be 0 or more, not \(spacing)")
  }
}
