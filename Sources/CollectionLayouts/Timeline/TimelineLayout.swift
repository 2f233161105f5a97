import CollectionView
import LayoutEngine

/// A layout that arranges items with durations on a time axis that points down. The sections are days side by
/// side. Overlapping items stand next to one another.
///
/// ```swift
/// let week = TimelineLayout()
/// week.pointsPerUnit = 0.8  // the delegate counts in minutes
/// week.startTime = 8 * 60
/// week.headerReferenceLength = 32
/// week.sectionInset.top = 32  // a day begins below its header
/// ```
///
/// A ``TimelineLayoutDelegate`` provides the start and end of each item. An item begins (start −
/// ``startTime``) · ``pointsPerUnit`` points below the top. Items of a section that overlap, directly or
/// through others, form a cluster of equally broad columns. Items are packed in order of their start, and
/// longer items first if they start together. Each item goes to the first free column. Touching items don't
/// overlap.
///
/// Headers stay at the top of the visible area. One ruler, of the kind ``elementKindRuler`` at item 0 of
/// section 0, scrolls with the items and stays at the leading edge.
///
/// Days have no footers, run downward, and pin their headers. Other settings are reported through
/// ``LayoutDiagnostics``.
///
/// A ``SectionedLayoutDelegate`` can give each day its own header length and insets. The greatest top and
/// bottom insets count for all days; smaller ones are reported.
///
/// - Complexity: Preparing asks the delegate once for each section and each item. A query takes O(sections +
///   log items) and O(log items) per hit. Scrolling asks for nothing; a change of settings or size asks only
///   for sections, and a batch of updates also for inserted and reloaded items.
open class TimelineLayout: SectionedLayout {
  nonisolated deinit {}

  /// The kind of the supplementary view for the hours.
  public static let elementKindRuler = "TimelineLayout.elementKindRuler"

  /// The height of a unit of time, in points. The default value is 1.
  open var pointsPerUnit: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: pointsPerUnit) } }

  /// The time at which the contents start. The default value is 0.
  open var startTime: Double = 0 { didSet { changedMetrics(from: oldValue, to: startTime) } }

  /// The minimum end time of the contents. The default value is `nil`: the last item's end.
  open var endTime: Double? { didSet { changedMetrics(from: oldValue, to: endTime) } }

  /// The spacing between days, in points. The default value is 2.
  open var laneSpacing: CGFloat = 2 { didSet { changedMetrics(from: oldValue, to: laneSpacing) } }

  /// The breadth of the ruler, in points, or 0 for none. The default value is 44.
  open var rulerReferenceBreadth: CGFloat = 44 {
    didSet { changedMetrics(from: oldValue, to: rulerReferenceBreadth) }
  }

  /// Creates a timeline with headers of 32 points and no insets.
  public override init() {
    super.init()
    setDefaults()
  }

  /// Creates a timeline from an archive, with headers of 32 points and no insets.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setDefaults()
  }

  private func setDefaults() { (sectionInset, headerReferenceLength) = (.zero, 32) }

  /// The margins around the items of each day, in points. The default value is zero.
  ///
  /// With a top inset of the headers' length, the first hour begins below them. Negative edges count as 0.
  open override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }

  /// The height of the days' headers, or 0 for none. The default value is 32.
  ///
  /// An estimate is reported and counts as the height, because headers of days don't size themselves.
  open override var headerReferenceLength: LayoutLength {
    get { super.headerReferenceLength }
    set { super.headerReferenceLength = newValue }
  }

  /// Always 0. Another length is reported.
  open override var footerReferenceLength: LayoutLength {
    get { 0 }
    set {
      guard newValue != 0 else { return }
      inputCheck.refuse(setting: "\(newValue)", of: "footerReferenceLength", in: self)
    }
  }

  /// Always vertical. Another direction is reported.
  open override var scrollDirection: UICollectionView.ScrollDirection {
    get { .vertical }
    set {
      guard newValue != .vertical else { return }
      inputCheck.refuse(setting: ".horizontal", of: "scrollDirection", in: self)
    }
  }

  /// Always `true`. Setting `false` is reported.
  open override var sectionHeadersPinToVisibleBounds: Bool {
    get { true }
    set {
      guard !newValue else { return }
      inputCheck.refuse(setting: "false", of: "sectionHeadersPinToVisibleBounds", in: self)
    }
  }

  /// Always `false`. Setting `true` is reported.
  open override var sectionFootersPinToVisibleBounds: Bool {
    get { false }
    set {
      guard newValue else { return }
      inputCheck.refuse(setting: "true", of: "sectionFootersPinToVisibleBounds", in: self)
    }
  }

  /// Keeps the ruler from fading in when its section changes.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.elementKindRuler
      ? layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
      : super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  // MARK: Overrides of ``SectionedLayout``

  private(set) lazy var time = TimePacker(self)

  override func makePacker() -> (any SectionPacker)? { time }

  /// Asks for the days' rules. Reports invalid values, including settings that days can't have.
  func askForRules(
    in view: UICollectionView
  ) -> (rules: TimelineDays.Rules, surroundings: [TimelineDays.Surroundings]) {
    func time(_ value: Double, _ name: String) -> Double {
      Double(inputCheck.accept(CGFloat(value), in: -0x1p53...0x1p53, orElse: 0, of: name, in: self))
    }
    let insets = (0..<view.numberOfSections).map { inset(ofSection: $0, in: view) }
    let (top, bottom) = (
      greatest(insets.map(\.top), orElse: sectionInset.top, of: "sectionInset.top"),
      greatest(insets.map(\.bottom), orElse: sectionInset.bottom, of: "sectionInset.bottom")
    )
    let breadth = Double(view.bounds.width)
    let ruler = length(
      rulerReferenceBreadth, "rulerReferenceBreadth", upTo: InputCheck.breadthLimit(in: breadth))
    let spacing = length(
      laneSpacing, "laneSpacing",
      upTo: InputCheck.spacingLimit(ofLanes: view.numberOfSections, in: breadth - ruler))
    let rules = TimelineDays.Rules(
      breadth: breadth, rulerBreadth: ruler, laneSpacing: spacing, itemsStart: top, endInset: bottom,
      startTime: time(startTime, "startTime"), pointsPerUnit: length(pointsPerUnit, "pointsPerUnit"),
      endTime: endTime.map { time($0, "endTime") })
    let surroundings = insets.enumerated().map { section, inset in
      refuseFooter(ofSection: section, in: view)
      return TimelineDays.Surroundings(
        headerExtent: headerLength(ofSection: section, in: view), leadingInset: inset.left,
        trailingInset: inset.right)
    }
    return (rules, surroundings)
  }

  private func length(
    _ value: CGFloat, _ name: String, upTo limit: CGFloat = 0x1p53,
    at path: @autoclosure () -> IndexPath = IndexPath()
  ) -> Double {
    Double(inputCheck.accept(value, in: 0...limit, orElse: 0, of: name, at: path(), in: self))
  }

  private func inset(ofSection section: Int, in view: UICollectionView) -> LayoutInsets {
    let delegate = view.delegate as? any SectionedLayoutDelegate
    let inset =
      delegate?.collectionView(view, layout: self, sectionInsetForSectionAt: section) ?? sectionInset
    let path = reportPath(ofSection: section, isOwn: inset == sectionInset)
    return LayoutInsets(
      top: length(inset.top, "sectionInset", at: path), left: length(inset.left, "sectionInset", at: path),
      bottom: length(inset.bottom, "sectionInset", at: path),
      right: length(inset.right, "sectionInset", at: path))
  }

  /// Returns the greatest edge, which counts for all days, and reports the first smaller one.
  private func greatest(_ edges: [Double], orElse own: CGFloat, of name: String) -> Double {
    guard let greatest = edges.max() else { return length(own, "sectionInset") }
    if let section = edges.firstIndex(where: { $0 < greatest }) {
      inputCheck.report(
        CGFloat(edges[section]), as: CGFloat(greatest), of: name, at: IndexPath(index: section), in: self)
    }
    return greatest
  }

  private func headerLength(ofSection section: Int, in view: UICollectionView) -> Double {
    let delegate = view.delegate as? any SectionedLayoutDelegate
    let given =
      delegate?.collectionView(view, layout: self, referenceLengthForHeaderInSection: section)
      ?? headerReferenceLength
    let (points, isEstimate) = given.resolved(inBreadth: view.bounds.width)
    let own = headerReferenceLength.resolved(inBreadth: view.bounds.width)
    let isOwn = (points, isEstimate) == own || points.isNaN && own.points.isNaN
    let subject = isOwn ? "headerReferenceLength" : SectionElement.header(section: section).name
    let path = isOwn ? IndexPath() : IndexPath(item: 0, section: section)
    // Headers lie over the items, so nothing makes room for a self-sizing one.
    if isEstimate { inputCheck.refuse(setting: "\(given)", of: subject, at: path, in: self) }
    return length(points, subject, at: path)
  }

  private func refuseFooter(ofSection section: Int, in view: UICollectionView) {
    guard let delegate = view.delegate as? any SectionedLayoutDelegate else { return }
    let length = delegate.collectionView(view, layout: self, referenceLengthForFooterInSection: section)
    guard length != 0 else { return }
    inputCheck.refuse(
      setting: "\(length)", of: SectionElement.footer(section: section).name,
      at: IndexPath(item: 0, section: section), in: self)
  }

  /// Puts the headers above the ruler, which scrolls below them.
  override func attributes(
    of element: SectionElement, frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.attributes(of: element, frame: frame)
    if case .header = element { attributes.zIndex = 11 }
    return attributes
  }

  /// Returns the ruler's attributes, or `nil` if there is no section or no ruler.
  override func ownView(ofKind kind: String) -> UICollectionViewLayoutAttributes? {
    guard kind == Self.elementKindRuler, let days = time.sections, days.count > 0,
      let frame = days.rulerFrame(edge: rulerEdge(of: collectionView?.bounds ?? .zero))
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.elementKindRuler, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(frame)
    // Above the cells, as headers are in UIKit's flow layout.
    attributes.zIndex = 10
    return attributes
  }

  override var ownKinds: [String] { [Self.elementKindRuler] }

  private func rulerEdge(of bounds: CGRect) -> Double {
    visibleRange(of: bounds, along: .horizontal).lowerBound
  }

  override func movesPinnedViews(before newBounds: CGRect) -> Bool {
    movesHeaders(before: newBounds) || movesRuler(before: newBounds)
  }

  private func movesHeaders(before newBounds: CGRect) -> Bool {
    // All headers move alike.
    guard let days = time.sections,
      let day = (0..<days.count).first(where: { days.frame(ofHeaderInSection: $0) != nil })
    else { return false }
    return days.frame(ofHeaderInSection: day, pinning: pinning)
      != days.frame(ofHeaderInSection: day, pinning: pinning(in: newBounds))
  }

  private func movesRuler(before newBounds: CGRect) -> Bool {
    guard let days = time.sections, days.count > 0, let collectionView else { return false }
    return days.rulerFrame(edge: rulerEdge(of: collectionView.bounds))
      != days.rulerFrame(edge: rulerEdge(of: newBounds))
  }

  override func listPinnedViews(
    before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    if movesHeaders(before: newBounds) { super.listPinnedViews(before: newBounds, in: context) }
    if movesRuler(before: newBounds) {
      context.invalidateSupplementaryElements(ofKind: Self.elementKindRuler, at: [[0, 0]])
    }
  }
}

/// The method that provides the times of items in a ``TimelineLayout``. The collection view's delegate must
/// conform to the protocol.
public protocol TimelineLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the start and end of an item, in units of time, for example minutes since midnight.
  ///
  /// An infinite start or end counts as the other, or as 0 if both are infinite. Times are limited to ±2⁵³.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double>
}
