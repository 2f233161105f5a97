import CollectionView
import LayoutEngine

/// Items that last for a time, on an axis that goes down: the sections are days side by side, and items that overlap stand
/// beside one another.
///
///     let week = TimelineLayout()
///     week.pointsPerUnit = 0.8  // a unit of the delegate's is a minute
///     week.origin = 8 * 60
///     week.startInset = week.headerLength  // a day begins below its header
///
/// A delegate that conforms to ``TimelineLayoutDelegate`` says when items start and end. An item is
/// (start − ``origin``) · ``pointsPerUnit`` below the top, and as high as it lasts. Those of a section that overlap, directly or
/// through others, form a cluster. They are taken by their start, of equal ones the longer first, then by their index; each goes
/// to the first column that is free when it starts. All columns of a cluster are equally broad. Touching is not overlapping.
///
/// Each section has a header, a supplementary view of the kind `UICollectionView.elementKindSectionHeader` at item 0, which
/// stays at the top of the visible area. Beside all sections there is one ruler, of the kind ``elementKindRuler`` at item 0 of
/// section 0, which scrolls with the items and stays at the leading edge.
///
/// The place is kept: when a setting changes, the first visible item stays where it is on screen.
///
/// **Costs.** Preparing asks the data source for its counts and the delegate once for each item. A query takes
/// O(sections + log items) and O(log items) a hit. Scrolling moves headers and asks for nothing; settings and rotations ask for
/// nothing, either. An invalidation context with `invalidateItems(at:)` asks for those items only.
open class TimelineLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// The kind of the supplementary view beside all days, for the hours.
  public static let elementKindRuler = "TimelineElementKindRuler"

  /// The height of a unit of time, in points. Default 1. A negative one counts as 0.
  open var pointsPerUnit: CGFloat = 1 { didSet { changedSetting(from: oldValue, to: pointsPerUnit) } }

  /// The time at which the contents start. Default 0. What is earlier lies above them, out of reach.
  open var origin: Double = 0 { didSet { changedSetting(from: oldValue, to: origin) } }

  /// The time up to which the contents reach at least. Default nil: they end with the last item.
  open var end: Double? { didSet { changedSetting(from: oldValue, to: end) } }

  /// The room above the origin, in points. Default 0: the headers lie over what is first. With ``headerLength``, the first hour
  /// begins below them.
  open var startInset: CGFloat = 0 { didSet { changedSetting(from: oldValue, to: startInset) } }

  /// Between two days, in points. Default 2.
  open var columnSpacing: CGFloat = 2 { didSet { changedSetting(from: oldValue, to: columnSpacing) } }

  /// The breadth of the ruler at the leading edge, in points; 0 for none. Default 44.
  open var rulerBreadth: CGFloat = 44 { didSet { changedSetting(from: oldValue, to: rulerBreadth) } }

  /// The height of the headers, in points; 0 for none. Default 32.
  open var headerLength: CGFloat = 32 { didSet { changedSetting(from: oldValue, to: headerLength) } }

  // MARK: State

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var days: TimelineDays?
  var staleness = TimelineStaleness.everything
  /// The item that is being moved by hand.
  var carried: CarriedItem?
  var lengthCheck = LengthCheck()

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass { SectionedInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { CGSize(days?.contentSize ?? .zero) }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let days, indexPath.count == 2, (0..<days.count).contains(indexPath.section),
      (0..<days[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(
      ofItemAt: indexPath, frame: days.frame(ofItem: indexPath.item, inSection: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let days, indexPath.count == 2, indexPath.item == 0, (0..<days.count).contains(indexPath.section)
    else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return days.frame(ofHeaderInSection: indexPath.section, edge: headerEdge).map {
        attributes(ofHeaderInSection: indexPath.section, frame: $0)
      }
    case Self.elementKindRuler where indexPath.section == 0: return ruler()
    default: return nil
    }
  }

  /// The ruler belongs to the first section. When another one becomes the first, it stays as it is: it does not fade.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.elementKindRuler
      ? layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
      : super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: takeIn(context))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    Double(newBounds.width) != days?.rules.breadth || movesHeaders(newBounds) || movesRuler(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? SectionedInvalidationContext else { return context }
    if Double(newBounds.width) == days?.rules.breadth {
      listPinnedViews(before: newBounds, in: own)
    } else {
      own.changesMetrics = true
    }
    return own
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? SectionedInvalidationContext)?.carried = CarriedItem(
      from: previousIndexPaths, to: targetIndexPaths, before: carried)
    return context
  }
}
