#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// Lines of items, broken where they are full, in sections with headers and footers.
///
/// Breaking and justification are UIKit's, as measured on iOS 26.1: see `LineRules` in the layout engine. Where the
/// delegate has no sizes of its own, a section costs nothing per item. The frames of headers and footers that pin to
/// the visible bounds follow the content offset without anything being packed again.
///
/// Lengths are in points. Setting a property invalidates the layout. `UICollectionViewDelegateFlowLayout` overrides
/// the properties for single items and sections.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for an `estimatedItemSize` that the layout works out by itself.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  static let defaultItemSize = CGSize(width: 50, height: 50)
  static let defaultSpacing: CGFloat = 10

  /// What the insets of a section are measured from, across the scroll direction.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    /// The content inset; or the safe area, or the layout margins, where these reach further in.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // MARK: Properties

  /// The distance between two lines. Default 10.
  open var minimumLineSpacing = defaultSpacing {
    didSet { invalidate(unless: minimumLineSpacing == oldValue) }
  }

  /// The least distance between two items of a line. Default 10.
  open var minimumInteritemSpacing = defaultSpacing {
    didSet { invalidate(unless: minimumInteritemSpacing == oldValue) }
  }

  /// The size of every item that the delegate has none for. Default 50 × 50.
  open var itemSize = defaultItemSize { didSet { invalidate(unless: itemSize == oldValue) } }

  /// The size an item has until its cell was measured. Zero, the default, measures nothing; `automaticSize` starts
  /// from `itemSize` and goes on with the mean of what was measured. Sizes from the delegate are never measured.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measuredSizes = MeasuredSizes()
      invalidateLayout()
    }
  }

  /// Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(unless: scrollDirection == oldValue) }
  }

  /// Only the length in the scroll direction counts; 0, the default, means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: headerReferenceSize == oldValue) }
  }

  /// Only the length in the scroll direction counts; 0, the default, means no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: footerReferenceSize == oldValue) }
  }

  /// The room around the items of a section, between its header and its footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(unless: sectionInset == oldValue) } }

  /// Default `.fromContentInset`. The others never start further out than the adjusted content inset does.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(unless: sectionInsetReference == oldValue) }
  }

  /// Whether a header stays in sight as long as its section does. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionHeadersPinToVisibleBounds == oldValue) }
  }

  /// Whether a footer stays in sight as long as its section does. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionFootersPinToVisibleBounds == oldValue) }
  }

  private func invalidate(unless isUnchanged: Bool) { if !isUnchanged { invalidateLayout() } }

  // MARK: State

  /// Where everything lies; nil until first prepared.
  private(set) var packing: FlowPacking?
  /// Whether what the delegate and the properties said no longer holds.
  private var needsMetrics = true
  var measuredSizes = MeasuredSizes()
  /// Measured sizes that the packing does not know of yet: taken in together, since each may break every line after it.
  private var pendingSizes: [IndexPath: CGSize] = [:]
  /// Whether the delegate implements `sizeForItemAt`, as far as is known. The default implementation denies it.
  var delegateAnswersItemSizes = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      packing = nil
      return
    }
    let environment = FlowEnvironment(of: self, in: collectionView)
    if packing == nil || needsMetrics {
      packing = pack(for: collectionView, in: environment)
      needsMetrics = false
    } else {
      packing?.adapt(to: environment)
      packing?.resize(pendingSizes)
    }
    pendingSizes = [:]
  }

  open override var collectionViewContentSize: CGSize {
    packing.map { CGSize($0.sections.contentSize) } ?? .zero
  }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let packing else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    packing.sections.forEachElement(in: LayoutRect(rect), pinning: pinning) { element, frame in
      found.append(attributes(for: element, frame: frame))
    }
    return found
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let packing, packing.contains(indexPath) else { return nil }
    let frame = packing.sections.frame(ofItem: indexPath.item, inSection: indexPath.section)
    return attributes(for: .item(indexPath.item, section: indexPath.section), frame: frame)
  }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = packing?.sections, indexPath.count == 2, indexPath.item == 0,
      (0..<sections.count).contains(indexPath.section)
    else { return nil }
    let section = indexPath.section
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return sections.frame(ofHeaderInSection: section, pinning: pinning)
        .map { attributes(for: .header(section: section), frame: $0) }
    case UICollectionView.elementKindSectionFooter:
      return sections.frame(ofFooterInSection: section, pinning: pinning)
        .map { attributes(for: .footer(section: section), frame: $0) }
    default: return nil
    }
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    // A batch of updates says where everything went; otherwise nobody knows which item is which.
    if context.invalidateDataSourceCounts, context.invalidateEverything { measuredSizes = MeasuredSizes() }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics == true
    {
      needsMetrics = true
    }
    if let sizes = flowContext?.preferredSizes, !sizes.isEmpty { take(sizes, adjusting: context) }
    super.invalidateLayout(with: context)
  }

  /// True where the size changes, and, as long as something pins, where the contents scroll.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size || (pinsSomething && newBounds.origin != bounds.origin)
  }

  /// Keeps the delegate's answers. Where the contents only scroll, it names no more than what pins; a subclass may
  /// have reasons of its own to be asked, so for those it names nothing and everything is asked for again.
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

  /// True for a cell whose size was estimated and turns out otherwise.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard estimatesSizes, originalAttributes.representedElementCategory == .cell, let packing,
      packing.contains(path)
    else { return false }
    let size = LayoutSize(preferredAttributes.size)
    guard size.isValid else { return false }
    return packing.sections.frame(ofItem: path.item, inSection: path.section).size != size
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
      flowContext.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    }
    return context
  }

  override func itemsMove(through map: UpdateMap) {
    measuredSizes = measuredSizes.following(map)
    pendingSizes = [:]
  }

  override var estimatesSizes: Bool { estimatedItemSize != .zero && !delegateAnswersItemSizes }

  /// Keeps measured sizes for the next pass. Where they move what is in sight, the packing takes them in at once, so
  /// that the context can make up for it.
  private func take(
    _ sizes: [IndexPath: CGSize], adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    for (path, size) in sizes { measuredSizes.take(LayoutSize(size), at: path) }
    pendingSizes.merge(sizes) { _, new in new }
    guard let collectionView, let anchor = packing?.anchor(in: collectionView),
      sizes.keys.contains(where: { $0 < anchor.indexPath })
    else { return }
    packing?.resize(pendingSizes)
    pendingSizes = [:]
    guard let moved = packing?.shift(of: anchor) else { return }
    // Mirrored contents grow to the left: there the anchor stays where it is.
    if !collectionView.reader.isMirrored { context.contentOffsetAdjustment.x += moved.offset.x }
    context.contentOffsetAdjustment.y += moved.offset.y
    context.contentSizeAdjustment.width += moved.size.width
    context.contentSizeAdjustment.height += moved.size.height
  }
}
#endif
