import CollectionView
import LayoutEngine

/// Items of any length in lanes side by side: every item goes to the lane that ends first, or to the lanes in turn.
///
/// ```swift
/// let layout = WaterfallLayout()
/// layout.laneCount = 3
/// layout.placement = .shortestLane
/// ```
///
/// Lengths come from a delegate that conforms to ``WaterfallLayoutDelegate``, else from ``itemLength``. "Length" and
/// "extent" run along the scroll direction, "breadth" across it. A section may have a header and a footer, supplementary
/// views of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer` at item 0.
///
/// A length that is negative, infinite or NaN counts as 0. The first one is reported through ``LayoutDiagnostics``.
///
/// **Costs.** Preparing asks the data source for its counts and the delegate once for each item's length: O(items). A query
/// takes O(log items + sections + hits). Scrolling asks for nothing again, not even with pinned headers. An invalidation
/// context with `invalidateItems(at:)` asks for the lengths of those items only, and a batch of updates for those that come or are
/// reloaded. ``itemSpacing``, ``placement``, insets, headers and footers ask for no lengths, unless they change the lanes' breadth.
///
/// **After such a change**, the items before it stay, and those behind it are packed again. Those up to the end of the
/// screen are packed at once, in about 2 ns an item. Those behind the screen are packed in the next frames, 131,072 in
/// each, or when somebody asks for one of them. If the first of a million items changes its length while the last one
/// is on screen, that takes about 2 ms, once. ``SectionedLayout/maintainsVisibleContentPosition`` decides whether the
/// first visible item stays where it is on screen, or the content offset stays. Until all items are packed, the content
/// size is at least what it was before the change.
open class WaterfallLayout: SectionedLayout {
  nonisolated deinit {}

  /// Which lane an item goes to.
  public nonisolated enum Placement: Hashable, Sendable {
    /// The lane that ends first; of equal ones the first.
    case shortestLane
    /// Item `i` of a section to lane `i mod lanes`.
    case sequential
  }

  /// How long an item is where no delegate says so.
  public nonisolated enum ItemLength: Hashable, Sendable {
    /// In points.
    case absolute(CGFloat)
    /// A fraction of the lane's breadth, or a multiple of it.
    case fractionalBreadth(CGFloat)
    /// The cell says it, when it comes into view, by `preferredLayoutAttributesFitting(_:)`. Until then the length is this
    /// estimate, in points.
    case estimated(CGFloat)
  }

  /// Of lanes that are equal to an item, which one is the first, and where the first item goes.
  public nonisolated enum LaneOrder: Hashable, Sendable {
    /// The leading lane: the left one in left-to-right languages, the upper one where lanes are rows.
    case leadingFirst
    /// The trailing lane.
    case trailingFirst
  }

  /// The delegate's answer for as many lanes as ``minimumLaneBreadth`` allows, or ``laneCount`` where that is nil.
  public static let automaticLaneCount = Int.max

  /// The kind of the decoration view behind each section that ``sectionBackgroundInset`` asks for. Register a class for it
  /// with the layout.
  public static let elementKindSectionBackground = "WaterfallLayout.elementKindSectionBackground"

  /// How many lanes there are, unless ``minimumLaneBreadth`` decides. Default 2. Less than 1 counts as 1.
  open var laneCount = 2 { didSet { changed(from: oldValue, to: laneCount) } }

  /// If set, there are as many lanes as fit with at least this breadth, in points, and at least one. Default nil:
  /// ``laneCount`` decides. Less than 1 counts as 1.
  open var minimumLaneBreadth: CGFloat? { didSet { changed(from: oldValue, to: minimumLaneBreadth) } }

  /// The spacing between lanes, in points. Default 10. Negative counts as 0. One that leaves no room for the lanes is reported.
  open var laneSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: laneSpacing) } }

  /// Between two items of a lane, in points. Default 10. Negative counts as 0.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// Which lane an item goes to. Default `.shortestLane`; of equal lanes the first.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// Which lane is the first. Default `.leadingFirst`.
  open var laneOrder: LaneOrder = .leadingFirst { didSet { changedMetrics(from: oldValue, to: laneOrder) } }

  /// If set, every section that has items has a decoration view of the kind ``elementKindSectionBackground`` behind it, at
  /// item 0: the section from its header to its footer in the whole breadth, less this inset. Default nil.
  open var sectionBackgroundInset: UIEdgeInsets? {
    didSet { changedMetrics(from: oldValue, to: sectionBackgroundInset) }
  }

  /// How long items are where no delegate says so. Default `.fractionalBreadth(1)`.
  open var itemLength: ItemLength = .fractionalBreadth(1) {
    didSet { changed(from: oldValue, to: itemLength) }
  }

  // MARK: What ``SectionedLayout`` asks

  private(set) lazy var lanes = LanePacker(self)

  override func makePacker() -> (any SectionPacker)? { lanes }

  override var background: (kind: String, inset: UIEdgeInsets)? {
    sectionBackgroundInset.map { (Self.elementKindSectionBackground, $0) }
  }

  /// While items are packed later, the contents may have another width already.
  override var mirroredWidth: CGFloat? {
    collectionView.flatMap { $0.collectionViewLayout === self ? $0.contentSize.width : nil }
  }

  // MARK: What the lanes ask

  /// The span that a delegate answers who does not implement the method. It counts as 1, and need not be asked for again.
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
