import CollectionView
import LayoutEngine

/// A layout that arranges items of any length in lanes side by side. Each item goes to the lane that ends
/// first, or the lanes receive items in turn.
///
/// ```swift
/// let layout = WaterfallLayout()
/// layout.laneCount = 3
/// layout.placement = .shortestLane
/// ```
///
/// Lengths come from a ``WaterfallLayoutDelegate`` or, without one, from ``itemLength``. Invalid lengths
/// count as 0 and are reported through ``LayoutDiagnostics``.
///
/// After a change, later items are packed again. Items up to the end of the screen are packed at once, in
/// about 2 ns per item, and the rest in the next frames. ``SectionedLayout/maintainsVisibleContentPosition``
/// decides whether the first visible item or the content offset stays. Until all items are packed, the
/// content size doesn't shrink.
///
/// - Complexity: O(items) for preparing, which asks once for each length; O(log items + sections + hits) for
///   a query. Scrolling asks for nothing. A batch of updates asks only for inserted and reloaded items.
open class WaterfallLayout: StackedSectionsLayout {
  nonisolated deinit {}

  /// The rule for assigning items to lanes.
  public nonisolated enum Placement: Hashable, Sendable {
    /// The lane that ends first, or the first of equal lanes.
    case shortestLane
    /// Lane `i mod lanes` for item `i` of a section.
    case sequential
  }

  /// The number of lanes. An integer literal stands for a fixed number.
  public nonisolated enum LaneCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// A number of lanes, at least 1.
    case fixed(Int)
    /// As many lanes as fit, each at least this broad, in points.
    case fitting(minimumBreadth: CGFloat)

    /// Creates a fixed number of lanes.
    public init(integerLiteral count: Int) { self = .fixed(count) }
  }

  /// The number of lanes an item spans. An integer literal stands for a number of lanes.
  public nonisolated enum LaneSpan: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// A number of lanes. It's limited to the section's lanes, and numbers below 1 count as 1.
    case lanes(Int)
    /// All lanes of the section.
    case all

    /// Creates a span of a number of lanes.
    public init(integerLiteral count: Int) { self = .lanes(count) }
  }

  /// The order of the lanes.
  public nonisolated enum LaneOrder: Hashable, Sendable {
    /// The leading lane comes first, or the upper one if lanes are rows.
    case leadingFirst
    /// The trailing lane comes first, or the lower one if lanes are rows.
    case trailingFirst
  }

  /// The kind of each section's background. Register a class for it with the layout.
  public static let elementKindSectionBackground = "WaterfallLayout.elementKindSectionBackground"

  /// The number of lanes, or the minimum breadth of lanes. The default value is 2 lanes.
  open var laneCount: LaneCount = 2 { didSet { changed(from: oldValue, to: laneCount) } }

  /// The spacing between lanes, in points. Excessive spacing is reported. The default value is 10.
  open var laneSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: laneSpacing) } }

  /// The spacing between items of a lane, in points. The default value is 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The rule for assigning items to lanes. The default value is `.shortestLane`.
  open var placement: Placement = .shortestLane { didSet { changedMetrics(from: oldValue, to: placement) } }

  /// The order of the lanes. The default value is `.leadingFirst`.
  open var laneOrder: LaneOrder = .leadingFirst { didSet { changedMetrics(from: oldValue, to: laneOrder) } }

  /// The inset of section backgrounds, in points. The default value is `nil`: no backgrounds.
  ///
  /// Backgrounds have the kind ``elementKindSectionBackground`` and cover sections with items, including
  /// headers and footers.
  open var sectionBackgroundInset: UIEdgeInsets? {
    didSet { changedMetrics(from: oldValue, to: sectionBackgroundInset) }
  }

  /// The length of items if there is no delegate. The default value is `.fractionalBreadth(1)`.
  open var itemLength: LayoutLength = .fractionalBreadth(1) {
    didSet { changed(from: oldValue, to: itemLength) }
  }

  // MARK: Overrides of ``SectionedLayout``

  override func makePacker() -> (any SectionPacker)? { LanePacker(self) }

  override var background: (kind: String, inset: UIEdgeInsets)? {
    sectionBackgroundInset.map { (Self.elementKindSectionBackground, $0) }
  }

  /// The view's content width, because deferred packing may already have changed the layout's.
  override var mirroredWidth: CGFloat? {
    collectionView.flatMap { $0.collectionViewLayout === self ? $0.contentSize.width : nil }
  }
}

extension WaterfallLayout.LaneSpan {
  /// The span for a delegate that doesn't implement the method.
  static let unasked = Self.lanes(.min)

  /// The number of lanes, at least 1. Packing limits it to the section's lanes.
  var count: Int {
    switch self {
    case .lanes(let count): max(1, count)
    case .all: .max
    }
  }
}
