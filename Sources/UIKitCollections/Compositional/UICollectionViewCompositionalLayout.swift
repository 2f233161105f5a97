import Foundation
import LayoutEngine

/// A closure that returns a section's description.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

/// A layout of groups with items, as described by a provider. Lengths are in points.
///
/// Repeated equal groups need no additional memory. The provider is called again for each new view size, and
/// after each invalidation unless scrolling or self-sizing caused it.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// A copy of the configuration. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { Self.copy(of: ownConfiguration) }
    set {
      ownConfiguration = Self.copy(of: newValue)
      invalidateLayout()
    }
  }

  private(set) var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// `nil` until the layout is first prepared.
  private(set) var frames: CompositionalFrames?
  var handled: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var needsSections = true
  /// The item that all measurements since the last preparation have kept in place on screen. Searching for an
  /// item again would take time proportional to the number of visible items.
  private var anchorOfMeasuring: IndexPath?
  var sizes = CompositionalSizes()
  /// The scroll distance of each section, visible or not. Sections that haven't been scrolled have no entry.
  private(set) var stripDistances: [Int: Double] = [:]

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) {
    (provider, ownConfiguration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a configured layout of equal sections.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = ({ _, _ in section }, Self.copy(of: configuration))
    super.init()
  }

  /// Creates a layout of sections from the closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, ownConfiguration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a configured layout of sections from the closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = (sectionProvider, Self.copy(of: configuration))
    super.init()
  }

  /// Returns `nil` because archives don't contain section descriptions.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private static func copy(
    of configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  // MARK: Preparation

  open override func prepare() {
    anchorOfMeasuring = nil
    guard let collectionView else {
      frames = nil
      return
    }
    let room = CompositionalRoom(
      LayoutReader(self, in: collectionView), axis: Axis(ownConfiguration.scrollDirection))
    if needsSections || frames?.room != room {
      needsSections = false
      let old = frames
      frames = computeFrames(in: room, for: collectionView)
      if let old, old.room != room { restoreStrips(from: old, in: collectionView) }
      if hasLists { register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind) }
    }
    callHandlers(of: collectionView)
  }

  private func computeFrames(in room: CompositionalRoom, for view: UICollectionView) -> CompositionalFrames {
    let earlier = self.frames
    var frames = CompositionalFrames(room: room, ownConfiguration, sizes: sizes)
    let reference = ownConfiguration.contentInsetsReference
    let environment = CompositionalEnvironment(
      contentSize: CGSize(frames.container(reference)), traitCollection: view.traitCollection)
    frames.sectionCount = view.numberOfSections
    var recent = RecentSections()
    for number in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: number)
      var section = provider(number, environment)
      if section == nil, count > 0 {
        UIKitException.raise(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error.")
      }
      section = section ?? Self.emptySection
      guard let section else { continue }
      let description =
        recent.description(of: section)
        ?? CompositionalDescription(section, traits: view.traitCollection)
      if description.repeatedKind != nil {
        UIKitException.raise("Every supplementary must have a unique elementKind: duplicates detected")
      }
      let own = section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
      let problem = frames.append(
        description, of: section, count: section === Self.emptySection ? 0 : count, reference: own,
        sizes: sizes, recent: &recent,
        after: earlier.flatMap { number < $0.sections.count ? $0.sections[number].run : nil })
      if let problem, count > 0, room.breadth > 0, room.extent > 0 {
        raise(problem, inSection: number, frames.container(own), own, view)
      }
    }
    return frames
  }

  /// The section used if the provider returns `nil`.
  private static let emptySection: NSCollectionLayoutSection = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }()

  private func raise(
    _ problem: Compositional.Problem, inSection section: Int, _ size: LayoutSize,
    _ reference: UIContentInsetsReference, _ view: UICollectionView
  ) {
    let reason =
      switch problem {
      case .noRoomForGroup:
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for "
          + "any subitems itself."
      case .noRoomForItem:
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit "
          + "even a single item."
      }
    UIKitException.raise(
      "\(self) ran into an error when computing the layout for section at index \(section) in container "
        + "<contentSize={\(size.width), \(size.height)}; contentInsets={0, 0, 0, 0}>. Container calculated by applying "
        + "insets from sectionInsetsReference \"\(reference)\" to collection view frame \(view.frame): \(reason)"
    )
  }

  // MARK: Content size and attributes

  open override var collectionViewContentSize: CGSize { frames.map { CGSize($0.contentSize) } ?? .zero }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryItem(ofKind: elementKind, at: indexPath) }

  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationItem(ofKind: elementKind, at: indexPath) }

  /// `true` if the device's direction is right to left. A direction forced on the view alone doesn't mirror
  /// the layout (UIKit, measured).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    collectionView?.traitCollection.layoutDirection == .rightToLeft
  }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  override var estimatesSizes: Bool { frames?.hasEstimates ?? false }

  override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) { priorities(for: attributes) }

  override var attachedKinds: Set<String> { frames?.badgeKinds ?? [] }

  override var hasLists: Bool { frames?.hasLists ?? false }

  override var hasSwipeActions: Bool { frames?.hasSwipeActions ?? false }

  override func listContext(of element: ElementKey) -> ListContext? { contextInList(of: element) }

  override func marginsDidChange() { if frames?.followsMargins == true { invalidateLayout() } }

  /// Invalidates the layout, because providers may depend on any trait.
  override func traitsDidChange() { invalidateLayout() }

  override func itemsMove(through map: UpdateMap) {
    sizes = sizes.following(map)
    var distances: [Int: Double] = [:]
    for (section, distance) in stripDistances {
      if let new = map.newSection(of: section) { distances[new] = distance }
    }
    stripDistances = distances
  }

  override func shift(of key: ElementKey) -> CGVector { stripShift(of: key) }

  override func wasLetGo() { stripDistances = [:] }

  /// Stores a section's scroll distance without invalidating the layout.
  func setStripDistance(ofSection section: Int, at distance: Double) { stripDistances[section] = distance }

  /// Restores the visible groups after a change of size, except during scrolling.
  private func restoreStrips(from old: CompositionalFrames, in view: UICollectionView) {
    guard let frames else { return }
    for (section, distance) in stripDistances where !view.isMovingStrip(ofSection: section) {
      guard section < old.sections.count, section < frames.sections.count,
        old.sections[section].run.count == frames.sections[section].run.count,
        let before = old.strip(ofSection: section), let strip = frames.strip(ofSection: section),
        strip.extent != before.extent || strip.range != before.range
      else { continue }
      stripDistances[section] = strip.rest(after: before, at: distance)
    }
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? CompositionalInvalidationContext
    // After a reload, nothing maps the measured sizes to the new items.
    if context.invalidateDataSourceCounts, context.invalidateEverything { sizes = CompositionalSizes() }
    if own?.preservesSections != true { needsSections = true }
    if let preferred = own?.preferredSizes, !preferred.isEmpty { apply(preferred, adjusting: context) }
    for (kind, section, size) in own?.preferredBoundaries ?? [] {
      apply(size, ofBoundary: kind, inSection: section, adjusting: context)
    }
    super.invalidateLayout(with: context)
  }

  /// Returns `true` for a new size, and for scrolling with pinned items or handlers.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    guard newBounds.size == bounds.size else { return true }
    guard let frames, newBounds.origin != bounds.origin else { return false }
    return frames.pinsSomething || frames.hasHandlers
  }

  /// Returns a context. While the contents scroll, the context keeps the sections. If there are no handlers,
  /// it lists only pinned items.
  @discardableResult
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? CompositionalInvalidationContext, let collectionView,
      collectionView.bounds.size == newBounds.size
    else { return context }
    own.preservesSections = true
    if type(of: self) == UICollectionViewCompositionalLayout.self, frames?.hasHandlers == false {
      nameWhatPins(from: collectionView.bounds, to: newBounds, in: own)
    }
    return own
  }

  /// Returns `true` if the view prefers another size in an estimated dimension.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { sizing(preferredAttributes, originalAttributes) != nil }

  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let own = context as? CompositionalInvalidationContext else { return context }
    if let sizing = sizing(preferredAttributes, originalAttributes) {
      note(sizing, LayoutSize(preferredAttributes.size), at: originalAttributes.indexPath, in: own)
    }
    return own
  }

  private func apply(
    _ preferred: [IndexPath: LayoutSize], adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    for (path, size) in preferred { sizes.items.store(size, at: path) }
    guard let collectionView, !needsSections else { return }
    let anchor =
      anchorOfMeasuring
      ?? frames?.anchor(
        in: visibleRect(of: collectionView.bounds, in: collectionView), at: moment,
        isMoving: collectionView.isDragging || collectionView.isAnimatingOffset
          || collectionView.isDecelerating)
    anchorOfMeasuring = anchor
    let staying = frames.map {
      elementsThatStay(measuring: preferred.keys, anchor: anchor, in: $0, collectionView)
    }
    frames?.measure(preferred)
    if let frames, let staying { adjust(context, to: frames, preserving: staying, in: collectionView) }
  }

  private func apply(
    _ size: LayoutSize, ofBoundary kind: String, inSection section: Int?,
    adjusting context: UICollectionViewLayoutInvalidationContext
  ) {
    if let section {
      sizes.store(size, ofKind: kind, inSection: section)
    } else {
      sizes.store(size, ofOuterKind: kind)
    }
    guard let collectionView, !needsSections, let old = frames?.contentSize,
      let (frame, isSameRoom) = frames?.measure(size, ofBoundary: kind, inSection: section)
    else { return }
    if !isSameRoom { needsSections = true }
    let visible = visibleRect(of: collectionView.bounds, in: collectionView)
    if let frames, frames.axis.along(frame.origin) < frames.axis.along(visible.origin) {
      let growth = frames.axis.extent(of: frames.contentSize) - frames.axis.extent(of: old)
      adjust(context, by: growth, to: frames, from: old, in: collectionView)
    }
  }
}

/// The properties of a whole layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The direction of consecutive sections. The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default value is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary items of the whole layout. The default value is an empty array.
  ///
  /// Their views have the index path `IndexPath(index: 0)`. Reading its `item` traps.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of content insets for sections without their own reference. The default value is
  /// `safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a default configuration.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
