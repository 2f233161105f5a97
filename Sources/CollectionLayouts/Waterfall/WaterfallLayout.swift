import CollectionView
import LayoutEngine

/// Items of any length in lanes side by side. Every item goes to the lane that ends first, or to the lanes in
/// turn.
///
/// ```swift
/// let layout = WaterfallLayout()
/// layout.laneCount = 3
/// layout.placement = .shortestLane
/// ```
///
/// Lengths come from a delegate that conforms to ``WaterfallLayoutDelegate``, otherwise from ``itemLength``.
/// "Length" and "extent" run along the scroll direction, "breadth" across it. A section may have a header and
/// a footer, supplementary views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer` at
/// item 0.
///
/// A negative, infinite, or NaN length counts as 0. The first one is reported through ``LayoutDiagnostics``.
///
/// After a change, the items before it stay, and the items after it are packed again: up to the end of the
/// screen at once, in about 2 ns an item, and below the screen in the next frames, 131,072 in each, or when a
/// query needs one of them. If the first of a million items changes its length while the last one is on
/// screen, packing takes about 2 ms, once. ``SectionedLayout/maintainsVisibleContentPosition`` decides
/// whether the first visible item or the content offset stays. Until all items are packed, the content size
/// is at least its value before the change.
///
/// - Complexity: Preparing asks the data source for its counts and the delegate once for each item's length:
///   O(items). A query takes O(log items + sections + hits). Scrolling asks for nothing again, even with
///   pinned headers. An invalidation context with `invalidateItems(at:)` asks only for the lengths of those
///   items, and a batch of updates only for inserted and reloaded ones. ``itemSpacing``, ``placement``,
///   insets, headers, and footers ask for no lengths, unless they change the lanes' breadth.
open class WaterfallLayout: SectionedLayout {
  nonisolated deinit {}

  /// The rule for assigning items to lanes.
  public nonisolated enum Placement: Hashable, Sendable {
    /// The lane that ends first, or the first of equal lanes.
    case shortestLane
    /// Lane `i mod lanes` for item `i` of a section.
    case sequential
  }

  /// The length of an item if no delegate provides it.
  public nonisolated enum ItemLength: Hashable, Sendable {
    /// A length in points.
    case absolute(CGFloat)
    /// A fraction or multiple of the lane's breadth.
    case fractionalBreadth(CGFloat)
    /// The length reported by the cell in `preferredLayoutAttributesFitting(_:)` when it appears. Until then,
    /// the length is this estimate, in points.
    case estimated(CGFloat)
  }

  /// The lane that is first among equal ones, and takes the first item.
  public nonisolated enum LaneOrder: Hashable, Sendable {
    /// The leading lane: the left one in left-to-right languages, the upper one if lanes are rows.
    case leadingFirst
    /// The trailing lane.
    case trailingFirst
  }

  /// The delegate's answer for as many lanes as ``minimumLaneBreadth`` allows, or ``laneCount`` if that is
  /// `nil`.
  public static let automaticLaneCount = Int.max

  /// The kind of each section's background, a decoration view turned on by ``sectionBackgroundInset``.
  /// Register a class for it with the layout.
  public static let elementKindSectionBackground = "WaterfallLayout.elementKindSectionBackground"

  /// The number of lanes, unless ``minimumLaneBreadth`` is set. Less than 1 counts as 1.
  ///
  /// The default value is 2.
  open var laneCount = 2 { didSet { changed(from: oldValue, to: laneCount) } }

  /// The minimum breadth of lanes, in points. If set, there are as many lanes as fit, and at least one.
  ///
  /// Less than 1 counts as 1. The default value is `nil`: ``laneCount`` applies.
  open var minimumLaneBreadth: CGFloat? { didSet { changed(from: oldValue, to: minimumLaneBreadth) } }

  /// The spacing between lanes, in points.
  ///
  /// A negative spacing counts as 0. A spacing that leaves no room for the lanes is reported. The default
  /// value is 10.
  open var laneSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: laneSpacing) } }

  /// The spacing between items of a lane, in points. A negative spacing counts as 0.
  ///
  /// The default value is 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The rule for assigning items to lanes.
  ///
  /// The default value is `.shortestLane`, or the first of equal lanes.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// The first lane.
  ///
  /// The default value is `.leadingFirst`.
  open var laneOrder: LaneOrder = .leadingFirst { didSet { changedMetrics(from: oldValue, to: laneOrder) } }

  /// The inset of section backgrounds.
  ///
  /// If set, every section with items has a background, a decoration view of the kind
  /// ``elementKindSectionBackground`` at item 0. It covers the section from its header to its footer in the
  /// whole breadth, less this inset. The default value is `nil`.
  open var sectionBackgroundInset: UIEdgeInsets? {
    didSet { changedMetrics(from: oldValue, to: sectionBackgroundInset) }
  }

  /// The length of items if no delegate provides it.
  ///
  /// The default value is `.fractionalBreadth(1)`.
  open var itemLength: ItemLength = .fractionalBreadth(1) {
    didSet { changed(from: oldValue, to: itemLength) }
  }

  // MARK: Overrides of ``SectionedLayout``

  private(set) lazy var lanes = LanePacker(self)

  override func makePacker() -> (any SectionPacker)? { lanes }

  override var background: (kind: String, inset: UIEdgeInsets)? {
    sectionBackgroundInset.map { (Self.elementKindSectionBackground, $0) }
  }

  /// The width of the view's content size, because deferred packing may already have changed the contents'
  /// width.
  override var mirroredWidth: CGFloat? {
    collectionView.flatMap { $0.collectionViewLayout === self ? $0.contentSize.width : nil }
  }

  // MARK: Lane queries

  /// The span for a delegate that doesn't implement the method. It counts as 1 and needn't be asked for
  /// again.
  static let nobodysSpan = Int.min

  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .absolute(let length): length
    case .fractionalBreadth(let fraction): fraction * laneBreadth
    case .estimated: Self.automaticLength
    }
  }

  var estimatedLength: Double {
    guard case .estimated(let length) = itemLength else { return MeasuredBoundaries.estimate }
    return Double(inputCheck.accept(length, of: "item", in: self))
  }
}
