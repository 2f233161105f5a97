import CollectionView
import LayoutEngine

/// A flow layout whose section headers stay visible, a set distance below the top of the visible area.
///
/// ```swift
/// let layout = StickyHeaderFlowLayout()
/// layout.headerReferenceSize = CGSize(width: 0, height: 44)
/// layout.pinningOffset = navigationBar.frame.height
/// layout.minimumHeaderLength = 30  // headers shrink before they are pushed away
/// ```
///
/// A ``StickyHeaderFlowLayoutDelegate`` can give headers levels, so that a section's header sticks below its
/// chapter's header. The next section pushes a header away. In horizontal scrolling, headers stay at the
/// leading edge. Scrolling doesn't call the delegate.
open class StickyHeaderFlowLayout: UICollectionViewFlowLayout, AnchoredLayout {
  nonisolated deinit {}

  /// The distance from the top of the visible area to sticking headers, in points. The default value is 0.
  ///
  /// With a negative value, headers slide out of the visible area by that distance before they stick.
  open var pinningOffset: CGFloat = 0 {
    didSet { if pinningOffset != oldValue { invalidateLayout(with: headerContext(for: visibleBounds)) } }
  }

  /// A Boolean value that indicates whether the first visible item stays in place on screen when items before
  /// it, the view's size, or the scroll direction change. The default value is `true`.
  ///
  /// A view that is scrolled to the start stays at the start. With `false`, the content offset doesn't
  /// change, as in UIKit's flow layout.
  open var maintainsVisibleContentPosition = true

  /// The length to which sticking headers shrink, in points, before they are pushed away.
  ///
  /// ``StickyHeaderFlowLayoutDelegate`` can return a different length for each section. The default value is
  /// `nil`: headers keep their length.
  open var minimumHeaderLength: CGFloat? { didSet { changed(from: oldValue, to: minimumHeaderLength) } }

  /// A Boolean value that indicates whether a header at the start of the contents grows when the contents are
  /// pulled beyond their start.
  ///
  /// The ``pinningOffset`` doesn't affect the growth. The default value is `false`.
  open var stretchesFirstHeader = false { didSet { changed(from: oldValue, to: stretchesFirstHeader) } }

  /// `true`, so lines begin at the right in right-to-left languages. A subclass may return `false`.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// A Boolean value that indicates whether headers stick. The default value is `true`.
  ///
  /// With `false`, headers scroll away, as in UIKit's flow layout. The first header still grows if
  /// ``stretchesFirstHeader`` is `true`.
  open override var sectionHeadersPinToVisibleBounds: Bool {
    get { headersStick && !isAskingSuperclass }
    set { headersStick = newValue }
  }

  private var headersStick = true { didSet { changed(from: oldValue, to: headersStick) } }
  /// `true` while the superclass must not pin the headers itself.
  private var isAskingSuperclass = false
  private var headers = StickyHeaders()
  private let inputCheck = InputCheck()
  private let updateEnds = UpdateEnds()
  private var needsHeaders = true
  /// The sizes when headers were last collected. If the view's size changes, the superclass computes new
  /// frames in `prepare()`, even without an invalidation.
  private var collectedSizes: (contents: CGSize, view: CGSize)?
  private weak var headersOnly: UICollectionViewLayoutInvalidationContext?
  let anchorTracker = AnchorTracker<VisibleAnchors>()
  private(set) var preparedDirection: UICollectionView.ScrollDirection?

  open override func prepare() {
    unpinned { super.prepare() }
    preparedDirection = scrollDirection
    let sizes = (contents: collectionViewContentSize, view: collectionView?.bounds.size ?? .zero)
    if needsHeaders || collectedSizes.map({ $0 != sizes }) ?? true {
      needsHeaders = false
      collectedSizes = sizes
      collectHeaders()
    }
    restoreAnchor()
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let paths = PathsAfterUpdate(updateItems)
    updateEnds.begin(paths)
    moveAnchor(paths.newPath)
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

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      .initial, in: self)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds.adjusted(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      .final, in: self)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    anchorTracker.offset(for: self, proposed: proposedContentOffset, along: scrollDirection)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    anchorTracker.attributesWereShown(in: collectionView)
    guard let found = unpinned({ super.layoutAttributesForElements(in: rect) }) else { return nil }
    guard movesHeaders else { return found }
    let others = found.filter { $0.representedElementKind != Self.kind }
    let stuck = headers.sections(reaching: range(of: rect)).compactMap { section in
      layoutAttributesForSupplementaryView(ofKind: Self.kind, at: IndexPath(item: 0, section: section))
    }
    // UIKit's flow layout returns a size of zero for a missing header.
    return others + stuck.filter { !$0.frame.isEmpty && $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // UIKit sometimes passes an empty path.
    guard indexPath.count == 2 else { return nil }
    let natural = unpinned { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    guard elementKind == Self.kind, let natural,
      let geometry = headers.geometry(
        ofHeaderInSection: indexPath.section, edge: headersStick ? visibleStart : min(0, visibleStart),
        pinningOffset: headersStick ? acceptedPinningOffset : 0),
      let stuck = natural.copy() as? UICollectionViewLayoutAttributes
    else { return natural }
    let (axis, frame) = (Axis(scrollDirection), LayoutRect(stuck.frame))
    stuck.frame = CGRect(
      axis.rect(
        along: geometry.start, across: axis.across(frame.origin), extent: geometry.extent,
        breadth: axis.breadth(of: frame.size)))
    stuck.zIndex += headers.height(ofHeaderInSection: indexPath.section)
    return stuck
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let scrolls = newBounds.origin != collectionView?.bounds.origin
    return (scrolls && !headers.isEmpty)
      || unpinned { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard newBounds.size == collectionView?.bounds.size else {
      let context = unpinned { super.invalidationContext(forBoundsChange: newBounds) }
      // The view still has its old bounds.
      noteAnchor(for: context)
      return context
    }
    return headerContext(for: newBounds)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context !== headersOnly {
      needsHeaders = true
      noteAnchor(for: context)
    }
    super.invalidateLayout(with: context)
    // UIKit has adjusted the offset for self-sizing cells.
    if context.contentOffsetAdjustment != .zero { anchorTracker.forgetWhatIsNoted() }
  }

  // MARK: Anchors

  var maintainsAnchor: Bool { maintainsVisibleContentPosition }

  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void) {
    guard let axis = preparedDirection.map(Axis.init) else { return }
    let area = axis.rect(visible, breadth: axis.breadth(of: LayoutSize(collectionViewContentSize)))
    for item in unpinned({ super.layoutAttributesForElements(in: CGRect(area)) }) ?? []
    where item.representedElementCategory == .cell {
      body(ItemPath(item.indexPath), axis.range(of: LayoutRect(item.frame)))
    }
  }

  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>? {
    super.layoutAttributesForItem(at: IndexPath(path)).map { range(of: $0.frame) }
  }

  func invalidateForAwaitedAnchor() { invalidateLayout(with: headerContext(for: visibleBounds)) }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    anchorTracker.forget()
    preparedDirection = nil
  }

  // MARK: Headers

  private static let kind = UICollectionView.elementKindSectionHeader

  private var movesHeaders: Bool { headersStick || stretchesFirstHeader }

  /// Calls the superclass. Flow layout reads `sectionHeadersPinToVisibleBounds` to decide whether to pin the
  /// headers, so with `true`, they would be pinned twice.
  private func unpinned<Answer>(_ askSuperclass: () -> Answer) -> Answer {
    let wasAsking = isAskingSuperclass
    isAskingSuperclass = true
    defer { isAskingSuperclass = wasAsking }
    return askSuperclass()
  }

  /// Collects the headers. A header moves until the next section of its level or a lower level begins.
  private func collectHeaders() {
    headers = StickyHeaders()
    guard movesHeaders, let collectionView else { return }
    headers = StickyHeaders(
      count: collectionView.numberOfSections, levels: headersStick ? levels(in: collectionView) : [],
      end: Axis(scrollDirection).extent(of: LayoutSize(collectionViewContentSize)),
      range: { firstElement(ofSection: $0, in: collectionView) },
      minimum: { minimumLength(ofHeaderInSection: $0, in: collectionView) })
    headers.stretchesFirst = stretchesFirstHeader && headers.firstStart.map { $0 <= 0 } == true
  }

  /// Returns the sections' levels, or an empty array if all are 0.
  private func levels(in collectionView: UICollectionView) -> [Int] {
    guard let delegate = collectionView.delegate as? StickyHeaderFlowLayoutDelegate else { return [] }
    let given = (0..<collectionView.numberOfSections).map {
      delegate.collectionView(collectionView, layout: self, levelForHeaderInSection: $0)
    }
    guard given.contains(where: { $0 != 0 }) else { return [] }
    return given.map { inputCheck.accept($0, in: 0...99, of: "levelForHeaderInSection", in: self) }
  }

  private func minimumLength(ofHeaderInSection section: Int, in collectionView: UICollectionView) -> Double? {
    var minimum = minimumHeaderLength
    if let delegate = collectionView.delegate as? StickyHeaderFlowLayoutDelegate {
      minimum = delegate.collectionView(
        collectionView, layout: self, minimumLengthForHeaderInSection: section)
    }
    let path = IndexPath(item: 0, section: section)
    return minimum.map { Double(inputCheck.accept($0, of: "minimumHeaderLength", at: path, in: self)) }
  }

  /// Returns the range of a section's header or, without a header, of its first element.
  private func firstElement(
    ofSection section: Int, in collectionView: UICollectionView
  ) -> (range: ClosedRange<Double>, isHeader: Bool)? {
    if let header = boundary(ofKind: Self.kind, inSection: section) { return (header, true) }
    guard collectionView.numberOfItems(inSection: section) > 0 else {
      return boundary(ofKind: UICollectionView.elementKindSectionFooter, inSection: section)
        .map { ($0, false) }
    }
    return super.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
      .map { (range(of: $0.frame), false) }
  }

  /// Returns the range of a header or footer, or `nil` if there is none. For a missing view, Apple's flow
  /// layout may return attributes with a size of zero.
  private func boundary(ofKind kind: String, inSection section: Int) -> ClosedRange<Double>? {
    let path = IndexPath(item: 0, section: section)
    return unpinned { super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
      .map { range(of: $0.frame) }
      .flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }
  }

  /// Returns a context that lists the headers that may move. If footers are pinned, too, the context lists no
  /// elements, and UIKit queries all of them, because the superclass doesn't list the moving footers.
  private func headerContext(for newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    // A subclass may have its own context class.
    let context = unpinned { super.invalidationContext(forBoundsChange: newBounds) }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    headersOnly = context
    // Until the headers are collected again, a section may not exist.
    if sectionFootersPinToVisibleBounds || needsHeaders { return context }
    let sections = Set(headers.sections(reaching: range(of: visibleBounds)))
      .union(headers.sections(reaching: range(of: visible(newBounds))))
    context.invalidateSupplementaryElements(
      ofKind: Self.kind, at: sections.sorted().map { IndexPath(item: 0, section: $0) })
    return context
  }

  // MARK: Visible area

  private var visibleBounds: CGRect { visible(collectionView?.bounds ?? .zero) }

  /// Returns bounds in the layout's coordinates.
  private func visible(_ bounds: CGRect) -> CGRect {
    guard isMirrored else { return bounds }
    return CGRect(x: mirroringWidth - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }

  private var visibleStart: Double {
    visibleRange(of: collectionView?.bounds ?? .zero, along: scrollDirection).lowerBound
  }

  private var acceptedPinningOffset: Double {
    Double(inputCheck.acceptSigned(pinningOffset, of: "pinningOffset", in: self))
  }

  private func range(of rect: CGRect) -> ClosedRange<Double> {
    Axis(scrollDirection).range(of: LayoutRect(rect))
  }
}

/// The methods that configure single headers of a ``StickyHeaderFlowLayout``. The collection view's delegate
/// may conform to the protocol.
///
/// Every method is optional. Scrolling calls none of them.
public protocol StickyHeaderFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// Returns the level of a section's header, from 0 to 99. The default value is 0, the outermost level.
  ///
  /// A header sticks below the preceding header of a lower level. The next section of its own or a lower
  /// level pushes the header away. Sections without a header have a level, too.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int

  /// Returns the length to which a section's header shrinks as it sticks, in points, or `nil` for no
  /// shrinking.
  ///
  /// The default value is the layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat?
}

extension StickyHeaderFlowLayoutDelegate {
  /// Returns 0, the outermost level.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int { 0 }

  /// Returns the layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat? { (collectionViewLayout as? StickyHeaderFlowLayout)?.minimumHeaderLength }
}
