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

  /// The length of items if there is no delegate.
  public nonisolated enum ItemLength: Hashable, Sendable {
    /// A length in points.
    case absolute(CGFloat)
    /// A fraction or multiple of the lane's breadth.
    case fractionalBreadth(CGFloat)
    /// The length reported by the cell in `preferredLayoutAttributesFitting(_:)`. Until then, this estimate
    /// counts, in points.
    case estimated(CGFloat)
  }

  /// The order of the lanes.
  public nonisolated enum LaneOrder: Hashable, Sendable {
    /// The leading lane comes first, or the upper one if lanes are rows.
    case leadingFirst
    /// The trailing lane comes first, or the lower one if lanes are rows.
    case trailingFirst
  }

  /// The delegate's answer for a section whose number of lanes the layout's settings determine.
  public static let automaticLaneCount = Int.max

  /// The kind of each section's background. Register a class for it with the layout.
  public static let elementKindSectionBackground = "WaterfallLayout.elementKindSectionBackground"

  /// The number of lanes, at least 1, unless ``minimumLaneBreadth`` is set. The default value is 2.
  open var laneCount = 2 { didSet { changed(from: oldValue, to: laneCount) } }

  /// The minimum breadth of lanes, in points. If set, there are as many lanes as fit. The default value is
  /// `nil`: ``laneCount`` applies.
  open var minimumLaneBreadth: CGFloat? { didSet { changed(from: oldValue, to: minimumLaneBreadth) } }

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
  open var itemLength: ItemLength = .fractionalBreadth(1) {
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

  // MARK: Lane queries

  /// The span for a delegate that doesn't implement the method.
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
