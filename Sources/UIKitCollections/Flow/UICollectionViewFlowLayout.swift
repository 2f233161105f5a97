import Foundation
import LayoutEngine

/// A layout that arranges items in lines, in sections with headers and footers.
///
/// Line breaking and justification match UIKit, as measured on iOS 26.1. See `LineRules` in the layout
/// engine. Unless items have individual sizes, a section needs no memory per item. Scrolling with pinned
/// headers or footers doesn't pack items again.
///
/// Lengths are in points. Changing a property invalidates the layout. The methods of
/// `UICollectionViewDelegateFlowLayout` override the properties.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An `estimatedItemSize` that makes the layout determine the estimate.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  static let defaultItemSize = CGSize(width: 50, height: 50)
  static let defaultSpacing: CGFloat = 10

  /// The reference of section insets across the scroll direction.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    /// `fromContentInset`: the content insets. The other references apply only at edges where they exceed the
    /// content insets.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // MARK: Properties

  /// The spacing between lines. The default value is 10.
  open var minimumLineSpacing = defaultSpacing {
    didSet { invalidate(unless: minimumLineSpacing == oldValue) }
  }

  /// The minimum spacing within lines. The default value is 10.
  open var minimumInteritemSpacing = defaultSpacing {
    didSet { invalidate(unless: minimumInteritemSpacing == oldValue) }
  }

  /// The size of items without a size from the delegate. The default value is 50 × 50.
  open var itemSize = defaultItemSize { didSet { invalidate(unless: itemSize == oldValue) } }

  /// The size of an item until its cell is measured. The default value is zero, which means that cells aren't
  /// measured.
  ///
  /// With `automaticSize`, the estimate is the mean of the measured sizes, or `itemSize` before the first
  /// measurement. If the delegate provides sizes, cells are never measured.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measuredSizes = MeasuredSizes()
      invalidateLayout()
    }
  }

  /// The scroll direction. The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(unless: scrollDirection == oldValue) }
  }

  /// The size of headers. The default value is zero. Only the length along the scroll direction counts. 0
  /// means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: headerReferenceSize == oldValue) }
  }

  /// The size of footers. The default value is zero. Only the length along the scroll direction counts. 0
  /// means no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: footerReferenceSize == oldValue) }
  }

  /// The insets around a section's items. The default value is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(unless: sectionInset == oldValue) } }

  /// The reference of section insets. The default value is `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(unless: sectionInsetReference == oldValue) }
  }

  /// `true` if headers stay in view while their sections are visible. The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionHeadersPinToVisibleBounds == oldValue) }
  }

  /// `true` if footers stay in view while their sections are visible. The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionFootersPinToVisibleBounds == oldValue) }
  }

  private func invalidate(unless isUnchanged: Bool) { if !isUnchanged { invalidateLayout() } }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: State

  /// `nil` until the layout is first prepared.
  private(set) var frames: FlowFrames?
  private var needsMetrics = true
  /// `true` if a query before the next preparation must compute new frames.
  private var hasStaleFrames = false
  var measuredSizes = MeasuredSizes()
  /// Measured sizes that the next preparation packs together. Each of them may change every later line.
  private var pendingSizes: [IndexPath: CGSize] = [:]
  /// The measured lengths of headers and footers. They apply only while sizes are estimated.
  private var measuredExtents = MeasuredExtents()
  /// `true` if the delegate appears to implement `sizeForItemAt`.
  ///
  /// The default implementation sets the property to `false`, but isn't called while there are no items.
  var delegateAnswersItemSizes = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  // MARK: Preparation and attributes

  open override func prepare() {
    guard let collectionView else {
      frames = nil
      return
    }
    let environment = FlowEnvironment(of: self, in: collectionView)
    // The packed lines can't be adapted to another axis.
    if needsMetrics || frames?.environment.axis != environment.axis {
      frames = computeFrames(for: collectionView, in: environment)
      needsMetrics = false
      hasStaleFrames = false
    } else {
      frames?.adapt(to: environment)
      frames?.resize(pendingSizes)
    }
    if estimatesSizes { frames?.resize(measuredExtents) }
    pendingSizes = [:]
  }

  private var presentFrames: FlowFrames? {
    guard hasStaleFrames, !isAskedByView, frames != nil, let collectionView,
      collectionView.collectionViewLayout === self
    else { return frames }
    hasStaleFrames = false
    frames = computeFrames(for: collectionView, in: FlowEnvironment(of: self, in: collectionView))
    if estimatesSizes { frames?.resize(measuredExtents) }
    return frames
  }

  open override var collectionViewContentSize: CGSize {
    presentFrames.map { CGSize($0.sections.contentSize) } ?? .zero
  }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let frames = presentFrames else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    frames.sections.forEachElement(in: LayoutRect(rect), pinning: pinning) { element, frame in
      found.append(attributes(for: element, frame: frame))
    }
    return found
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frames = presentFrames, frames.contains(indexPath) else { return nil }
    let frame = frames.sections.frame(ofItem: indexPath.item, inSection: indexPath.section)
    return attributes(for: .item(indexPath.item, section: indexPath.section), frame: frame)
  }

  /// Returns the attributes of a header or footer. A missing one has a size of zero.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = presentFrames?.sections, indexPath.count == 2, indexPath.item == 0,
      (0..<sections.count).contains(indexPath.section)
    else { return nil }
    let section = indexPath.section
    let (axis, range) = (Axis(scrollDirection), sections.bounds(ofSection: section))
    func empty(at position: Double) -> LayoutRect {
      LayoutRect(origin: axis.point(along: position, across: 0), size: .zero)
    }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      let frame = sections.frame(ofHeaderInSection: section, pinning: pinning)
      return attributes(for: .header(section: section), frame: frame ?? empty(at: range.lowerBound))
    case UICollectionView.elementKindSectionFooter:
      let frame = sections.frame(ofFooterInSection: section, pinning: pinning)
      return attributes(for: .footer(section: section), frame: frame ?? empty(at: range.upperBound))
    default: return nil
    }
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    // After a reload, nothing maps the measured sizes to the new items.
    if context.invalidateDataSourceCounts, context.invalidateEverything {
      (measuredSizes, measuredExtents) = (MeasuredSizes(), MeasuredExtents())
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics == true
    {
      needsMetrics = true
      hasStaleFrames = !context.invalidateDataSourceCounts
    }
    if let extents = flowContext?.preferredExtents, !extents.isEmpty { apply(extents, adjusting: context) }
    if let sizes = flowContext?.preferredSizes, !sizes.isEmpty { apply(sizes, adjusting: context) }
    super.invalidateLayout(with: context)
    // New sizes move elements that the context doesn't list.
    if needsMetrics { collectionView?.pass.distrustOtherAnswers() }
  }

  /// Returns `true` for a new size, and for scrolling with pinned headers or footers.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size || (pinsSomething && newBounds.origin != bounds.origin)
  }

  /// Returns a context that keeps the delegate's values and, for scrolling, lists only the pinned elements.
  ///
  /// In a subclass, the context lists no elements, because scrolling may change any of the subclass's
  /// attributes.
  @discardableResult
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    let bounds = collectionView?.bounds ?? .zero
    flowContext.invalidateFlowLayoutDelegateMetrics = false
    flowContext.invalidateFlowLayoutAttributes =
      newBounds.size != bounds.size
      || (scrollDirection == .vertical ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY)
    let isSubclass = type(of: self) != UICollectionViewFlowLayout.self
    if newBounds.size == bounds.size, !isSubclass {
      nameWhatPins(from: bounds, to: newBounds, in: flowContext)
    }
    return context
  }

  /// Returns `true` if an estimated size differs from the preferred one. In headers and footers, only the
  /// length counts.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    if let extents = preferredExtents(preferredAttributes, originalAttributes) { return !extents.isEmpty }
    guard estimatesSizes, originalAttributes.representedElementCategory == .cell, let frames,
      frames.contains(path)
    else { return false }
    let size = LayoutSize(preferredAttributes.size)
    guard size.isValid else { return false }
    return frames.sections.frame(ofItem: path.item, inSection: path.section).size != size
  }

  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      flowContext.invalidateFlowLayoutDelegateMetrics = false
      if let extents = preferredExtents(preferredAttributes, originalAttributes) {
        flowContext.preferredExtents = extents
      } else {
        flowContext.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
      }
    }
    return context
  }

  override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    guard attributes.representedElementCategory == .supplementaryView else {
      return super.fittingPriorities(for: attributes)
    }
    return scrollDirection == .vertical ? (.required, .fittingSizeLevel) : (.fittingSizeLevel, .required)
  }

  /// Returns a header's or footer's new length, an empty value if the length is correct, or `nil` for other
  /// elements.
  private func preferredExtents(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> MeasuredExtents? {
    guard original.representedElementCategory == .supplementaryView else { return nil }
    let axis = Axis(scrollDirection)
    let (size, old) = (LayoutSize(preferred.size), LayoutSize(original.size))
    var extents = MeasuredExtents()
    guard estimatesSizes, size.isValid, axis.extent(of: size) != axis.extent(of: old) else { return extents }
    switch original.representedElementKind {
    case UICollectionView.elementKindSectionHeader:
      extents.headers[original.indexPath.section] = axis.extent(of: size)
    case UICollectionView.elementKindSectionFooter:
      extents.footers[original.indexPath.section] = axis.extent(of: size)
    default: break
    }
    return extents
  }

  override func itemsMove(through map: UpdateMap) {
    measuredSizes = measuredSizes.following(map)
    measuredExtents = measuredExtents.following(map)
    pendingSizes = [:]
  }

  override func marginsDidChange() { if sectionInsetReference == .fromLayoutMargins { invalidateLayout() } }

  override var estimatesSizes: Bool { estimatedItemSize != .zero && !delegateAnswersItemSizes }

  /// Stores measured sizes. If they move visible elements, packs them immediately, so that the context can
  /// adjust the offset.
  private func apply(
    _ sizes: [IndexPath: CGSize], adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    for (path, size) in sizes { measuredSizes.store(LayoutSize(size), at: path) }
    pendingSizes.merge(sizes) { _, new in new }
    guard let collectionView, let anchor = frames?.anchor(in: collectionView),
      sizes.keys.contains(where: { $0 < anchor.indexPath })
    else { return }
    frames?.resize(pendingSizes)
    pendingSizes = [:]
    if let moved = frames?.shift(of: anchor) { adjust(context, by: moved, in: collectionView) }
  }

  /// Stores measured lengths. Adjusts the offset for those before the visible area.
  private func apply(
    _ extents: MeasuredExtents, adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    measuredExtents.merge(extents)
    guard let collectionView, let moved = frames?.resize(extents, visibleIn: collectionView) else { return }
    adjust(context, by: moved, in: collectionView)
  }

  private func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, by moved: FlowFrames.Shift,
    in collectionView: UICollectionView
  ) {
    // Mirrored contents grow to the left.
    if !collectionView.reader.isMirrored { context.contentOffsetAdjustment.x += moved.offset.x }
    context.contentOffsetAdjustment.y += moved.offset.y
    context.contentSizeAdjustment.width += moved.size.width
    context.contentSizeAdjustment.height += moved.size.height
  }
}

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the layout asks the delegate again for sizes, insets, and spacings. The default value is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Has no effect, because the layout determines itself which frames change. The default value is `true`.
  open var invalidateFlowLayoutAttributes = true

  /// The layout adopts the preferred sizes when this context invalidates it.
  var preferredSizes: [IndexPath: CGSize] = [:]
  var preferredExtents = MeasuredExtents()
}
