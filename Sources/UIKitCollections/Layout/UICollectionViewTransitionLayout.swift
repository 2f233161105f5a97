import Foundation

/// A layout between the current layout, at a `transitionProgress` of 0, and the next one, at 1.
///
/// Elements in only one of the layouts fade. The content offset stays the same, so positions in the next
/// layout are shifted by the offset's final change.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress, from 0 to 1. It may overshoot.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      guard transitionProgress.isSane else {
        let refused = transitionProgress
        transitionProgress = oldValue
        return UIKitException.raise(
          .invalidArgument, "\(type(of: self)).transitionProgress must be finite, not \(refused.message).")
      }
      invalidateLayout()
    }
  }
  private var values: [String: CGFloat] = [:]

  var offsetChange = CGVector.zero
  private var staleLayouts: [UICollectionViewLayout]

  /// Creates a layout at progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    staleLayouts = [currentLayout, newLayout]
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Stores a value for interpolation.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the stored value, or 0.
  @discardableResult
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: UICollectionViewLayout

  /// Rows keep the current layout's contexts until the transition ends.
  override var hasLists: Bool { currentLayout.hasLists }

  override func listContext(of element: ElementKey) -> ListContext? { currentLayout.listContext(of: element) }

  open override func prepare() {
    let stale = staleLayouts
    staleLayouts = []
    for layout in stale { asking(layout) { layout.prepare() } }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(0, from + (to - from) * transitionProgress)
    }
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let from = LayoutReader(currentLayout, in: collectionView).elements(in: rect).map(ElementKey.init)
    let ahead = rect.offsetBy(dx: offsetChange.dx, dy: offsetChange.dy)
    let to = asking(nextLayout) {
      LayoutReader(nextLayout, in: collectionView).elements(in: ahead).map(ElementKey.init)
    }
    let passing = itemsPassing(
      rect, between: range(of: from, in: rect, currentLayout), range(of: to, in: ahead, nextLayout),
      in: collectionView)
    return Set(from + to).sorted().compactMap(attributes(for:)) + passing
  }

  /// Returns the range of a layout's items in a rectangle. If the rectangle is before or after all items,
  /// returns its place in the order of the items.
  private func range(of elements: [ElementKey], in rect: CGRect, _ layout: UICollectionViewLayout)
    -> ClosedRange<IndexPath>?
  {
    let cells = elements.filter { $0.category == .cell }
    if let first = cells.min(), let last = cells.max() { return first.indexPath...last.indexPath }
    let size = layout.collectionViewContentSize
    let end = IndexPath(item: .max, section: .max)
    if rect.minX >= size.width || rect.minY >= size.height { return end...end }
    let start = IndexPath(item: -1, section: 0)
    return rect.maxX <= 0 || rect.maxY <= 0 ? start...start : nil
  }

  /// Returns the items that cross the rectangle at the current progress, although neither layout positions
  /// them there. One layout positions these items before the rectangle, and the other positions them after
  /// it. Examines at most 1,000 items.
  private func itemsPassing(
    _ rect: CGRect, between from: ClosedRange<IndexPath>?, _ to: ClosedRange<IndexPath>?,
    in collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    guard let from, let to else { return [] }
    let (last, first) = (min(from.upperBound, to.upperBound), max(from.lowerBound, to.lowerBound))
    guard last < first else { return [] }
    let sections = (last.section..<collectionView.numberOfSections).prefix { $0 <= first.section }
    let paths = sections.lazy.flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).lazy.map {
        IndexPath(item: $0, section: section)
      }
    }
    return paths.drop { $0 <= last }.prefix(1000).prefix { $0 < first }
      .compactMap { self.attributes(for: ElementKey(.cell, nil, $0)) }.filter { $0.frame.intersects(rect) }
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.supplementaryView, elementKind, indexPath))
  }

  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.decorationView, elementKind, indexPath))
  }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch answers({ $0.seenAttributes(for: key) }) {
    case (let from?, let to?): return .between(from, to, at: transitionProgress)
    case (let from?, nil): return .between(from, from.faded, at: transitionProgress)
    case (nil, let to?): return .between(to.faded, to, at: transitionProgress)
    case (nil, nil): return nil
    }
  }

  // MARK: Updates

  /// `false`, because the preferred sizes of views aren't passed on to the two layouts.
  override var estimatesSizes: Bool { false }

  override var attachedKinds: Set<String> { currentLayout.attachedKinds.union(nextLayout.attachedKinds) }

  // Both layouts are notified of all updates, because this layout interpolates between their answers.

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in ends { asking(layout) { layout.callPrepare(forCollectionViewUpdates: updateItems) } }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    for layout in ends { asking(layout) { layout.callFinalizeCollectionViewUpdates() } }
  }

  /// Returns the current layout's offset during a batch. The next layout determines the final offset.
  @discardableResult
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let offset = currentLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    let end = asking(nextLayout) {
      nextLayout.targetContentOffset(
        forProposedContentOffset: CGPoint(
          x: proposedContentOffset.x + offsetChange.dx, y: proposedContentOffset.y + offsetChange.dy))
    }
    offsetChange = CGVector(dx: end.x - offset.x, dy: end.y - offset.y)
    return offset
  }

  @discardableResult
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.cell, nil, itemIndexPath)) { $0.initialAttributes(for: $1) }
  }

  @discardableResult
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.cell, nil, itemIndexPath)) { $0.finalAttributes(for: $1) }
  }

  @discardableResult
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.supplementaryView, elementKind, elementIndexPath)) { $0.initialAttributes(for: $1) }
  }

  @discardableResult
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.supplementaryView, elementKind, elementIndexPath)) { $0.finalAttributes(for: $1) }
  }

  @discardableResult
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.decorationView, elementKind, decorationIndexPath)) { $0.initialAttributes(for: $1) }
  }

  @discardableResult
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.decorationView, elementKind, decorationIndexPath)) { $0.finalAttributes(for: $1) }
  }

  @discardableResult
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) }
  }

  @discardableResult
  open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToDeleteForDecorationView(ofKind: elementKind) }
  }

  @discardableResult
  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToInsertForSupplementaryView(ofKind: elementKind) }
  }

  @discardableResult
  open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToInsertForDecorationView(ofKind: elementKind) }
  }

  private func together(_ answer: (UICollectionViewLayout) -> [IndexPath]) -> [IndexPath] {
    Set(ends.flatMap(answer)).sorted()
  }

  // MARK: The two layouts

  /// Returns the interpolated attributes, or the only answer.
  private func between(
    _ key: ElementKey, _ answer: (LayoutReader, ElementKey) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let (from, to) = answers { reader in answer(reader, key).map { reader.seen($0, key) } }
    guard let from, let to else { return from ?? to }
    return .between(from, to, at: transitionProgress)
  }

  /// Returns both answers. The next layout's answer is shifted by the offset's final change.
  private func answers(_ answer: (LayoutReader) -> UICollectionViewLayoutAttributes?)
    -> (from: UICollectionViewLayoutAttributes?, to: UICollectionViewLayoutAttributes?)
  {
    guard let collectionView else { return (nil, nil) }
    let to = asking(nextLayout) { answer(LayoutReader(nextLayout, in: collectionView)) }
    return (
      answer(LayoutReader(currentLayout, in: collectionView)),
      to?.moved(by: CGVector(dx: -offsetChange.dx, dy: -offsetChange.dy))
    )
  }

  var ends: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  override func itemsMove(through map: UpdateMap) {
    for layout in ends { layout.itemsMove(through: map) }
  }

  override func marginsDidChange() {
    for layout in ends { layout.marginsDidChange() }
  }

  override func traitsDidChange() {
    for layout in ends { layout.traitsDidChange() }
  }

  override func decorationViewClass(ofKind kind: String) -> AnyClass? {
    super.decorationViewClass(ofKind: kind) ?? currentLayout.decorationViewClass(ofKind: kind)
      ?? nextLayout.decorationViewClass(ofKind: kind)
  }

  /// Calls a closure. If the layout is the next one, the view has the final offset during the call.
  private func asking<Answer>(_ layout: UICollectionViewLayout, _ question: () -> Answer) -> Answer {
    guard layout === nextLayout, let collectionView else { return question() }
    let offset = collectionView.contentOffset
    let proposed = CGPoint(x: offset.x + offsetChange.dx, y: offset.y + offsetChange.dy)
    var end = proposed
    defer { if end != proposed { offsetChange = CGVector(dx: end.x - offset.x, dy: end.y - offset.y) } }
    return collectionView.asIf(at: &end, question)
  }

  /// Passes the bounds to a closure. If the layout is the next one, these are the final bounds.
  private func asking<Answer>(
    _ layout: UICollectionViewLayout, about bounds: CGRect, _ question: (CGRect) -> Answer
  ) -> Answer {
    let isNext = layout === nextLayout
    let bounds = isNext ? bounds.offsetBy(dx: offsetChange.dx, dy: offsetChange.dy) : bounds
    return asking(layout) { question(bounds) }
  }

  func endWasInvalidated(_ layout: UICollectionViewLayout) {
    guard ends.contains(where: { $0 === layout }), !staleLayouts.contains(where: { $0 === layout }) else {
      return
    }
    staleLayouts.append(layout)
    invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    // Movements have their own contexts.
    guard context.invalidateDataSourceCounts, context.targetIndexPathsForInteractivelyMovingItems == nil
    else { return }
    for layout in ends {
      let own = layout.makeInvalidationContext()
      if context.invalidateEverything { own.markDataSourceCounts() } else { own.markDataSourceCountsOnly() }
      asking(layout) { layout.invalidate(with: own) }
    }
  }

  @discardableResult
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    func context(of layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
      layout.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }
    for layout in ends { asking(layout) { layout.invalidate(with: context(of: layout)) } }
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  @discardableResult
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    func context(of layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
    for layout in ends { asking(layout) { layout.invalidate(with: context(of: layout)) } }
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    ends.contains { layout in asking(layout, about: newBounds, layout.shouldInvalidateLayout) }
  }

  @discardableResult
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    for layout in ends {
      asking(layout, about: newBounds) { bounds in
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidate(with: layout.invalidationContext(forBoundsChange: bounds))
      }
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}
