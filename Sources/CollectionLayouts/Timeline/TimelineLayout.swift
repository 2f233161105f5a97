import CollectionView
import LayoutEngine

/// Items that last for a time, on an axis that goes down: the sections are days side by side, and items that overlap stand
/// beside one another.
///
/// ```swift
/// let week = TimelineLayout()
/// week.pointsPerUnit = 0.8  // a unit of the delegate's is a minute
/// week.startTime = 8 * 60
/// week.sectionInset.top = week.headerReferenceLength  // a day begins below its header
/// ```
///
/// A delegate that conforms to ``TimelineLayoutDelegate`` says when items start and end. An item is
/// (start − ``startTime``) · ``pointsPerUnit`` below the top, and as high as it lasts. Those of a section that overlap, directly or
/// through others, form a cluster. They are packed in the order of their starts, of equal ones the longer first, then by their
/// index. Each goes to the first column that is free when it starts. All columns of a cluster are equally broad. Touching is not
/// overlapping.
///
/// Each section has a header, a supplementary view of the kind `UICollectionView.elementKindSectionHeader` at item 0, which
/// stays at the top of the visible area. Beside all sections there is one ruler, of the kind ``elementKindRuler`` at item 0 of
/// section 0, which scrolls with the items and stays at the leading edge.
///
/// When a setting changes, the first visible item stays where it is on screen. Days have no footers, go on down, and have headers that
/// stay: to set these otherwise is reported through ``LayoutDiagnostics``.
///
/// A delegate may answer for each day what ``SectionedLayoutDelegate`` asks: the length of its header, and how far items are inside the day
/// at its leading and its trailing edge. Days share one axis of time, so the greatest inset at the top counts for all days, and the
/// greatest one at the bottom. A day that wants less there is reported, and so is one that wants a footer.
///
/// **Costs.** Preparing asks the data source for its counts and the delegate once for each section and each item. A query takes
/// O(sections + log items) and O(log items) a hit. Scrolling moves headers and asks for nothing; settings and rotations ask for
/// sections only. An invalidation context with `invalidateItems(at:)` asks for those items only, and a batch of updates for
/// those that come or are reloaded.
open class TimelineLayout: SectionedLayout {
  nonisolated deinit {}

  /// The kind of the supplementary view beside all days, for the hours.
  public static let elementKindRuler = "TimelineLayout.elementKindRuler"

  /// The height of a unit of time, in points. Default 1. A negative one counts as 0.
  open var pointsPerUnit: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: pointsPerUnit) } }

  /// The time at which the contents start. Default 0. What is earlier lies above them, out of reach.
  open var startTime: Double = 0 { didSet { changedMetrics(from: oldValue, to: startTime) } }

  /// The time up to which the contents reach at least. Default nil: they end with the last item.
  open var endTime: Double? { didSet { changedMetrics(from: oldValue, to: endTime) } }

  /// Between two days, in points. Default 2.
  open var laneSpacing: CGFloat = 2 { didSet { changedMetrics(from: oldValue, to: laneSpacing) } }

  /// The breadth of the ruler at the leading edge, in points; 0 for none. Default 44.
  open var rulerReferenceBreadth: CGFloat = 44 {
    didSet { changedMetrics(from: oldValue, to: rulerReferenceBreadth) }
  }

  /// A timeline with headers of 32 points, and without insets.
  public override init() {
    super.init()
    setDefaults()
  }

  /// The same, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setDefaults()
  }

  /// Other than those of other layouts of sections.
  private func setDefaults() { (sectionInset, headerReferenceLength) = (.zero, Self.headerLength) }

  private static let headerLength: CGFloat = 32

  /// Around the items of each day, not its header, in points. Default zero: headers lie over what is first. With the headers' length at
  /// its top, the first hour begins below them. The ruler goes as far as the items. Negative edges count as 0. A delegate may answer
  /// another one for each day.
  open override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }

  /// The height of the days' headers, in points; 0 for none. Default 32. A delegate may answer another one for each day. Headers do
  /// not size themselves: ``SectionedLayout/automaticLength`` counts as 32.
  open override var headerReferenceLength: CGFloat {
    get { super.headerReferenceLength }
    set { super.headerReferenceLength = newValue }
  }

  /// Always 0: days have no footers. Another length is reported.
  open override var footerReferenceLength: CGFloat {
    get { 0 }
    set {
      _ = inputCheck.accept(newValue, in: 0...0, orElse: 0, of: "footerReferenceLength", in: self)
    }
  }

  /// Always vertical. Another direction is reported.
  open override var scrollDirection: UICollectionView.ScrollDirection {
    get { .vertical }
    set {
      let vertical = UICollectionView.ScrollDirection.vertical.rawValue
      _ = inputCheck.accept(newValue.rawValue, in: vertical...vertical, of: "scrollDirection", in: self)
    }
  }

  /// Always true. False is reported.
  open override var sectionHeadersPinToVisibleBounds: Bool {
    get { true }
    set {
      _ = inputCheck.accept(newValue ? 1 : 0, in: 1...1, of: "sectionHeadersPinToVisibleBounds", in: self)
    }
  }

  /// Always false: days have no footers. True is reported.
  open override var sectionFootersPinToVisibleBounds: Bool {
    get { false }
    set {
      _ = inputCheck.accept(newValue ? 1 : 0, in: 0...0, of: "sectionFootersPinToVisibleBounds", in: self)
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

  // MARK: What ``SectionedLayout`` asks

  private(set) lazy var time = TimePacker(self)

  override func makePacker() -> (any SectionPacker)? { time }

  /// Asks the delegate, or the properties. What makes no sense is reported, and what days cannot have.
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

  /// Days share their axis: what is greatest counts for all of them.
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
    let isOwn = given == headerReferenceLength || given.isNaN && headerReferenceLength.isNaN
    let subject = isOwn ? "headerReferenceLength" : SectionElement.header(section: section).name
    let path = isOwn ? IndexPath() : IndexPath(item: 0, section: section)
    // Headers lie over the items: nothing makes room for one that sizes itself.
    guard given == Self.automaticLength else { return length(given, subject, at: path) }
    let fixed = Self.headerLength
    return Double(
      inputCheck.accept(given, in: fixed...fixed, orElse: fixed, of: subject, at: path, in: self))
  }

  private func refuseFooter(ofSection section: Int, in view: UICollectionView) {
    guard let delegate = view.delegate as? any SectionedLayoutDelegate else { return }
    let length = delegate.collectionView(view, layout: self, referenceLengthForFooterInSection: section)
    _ = inputCheck.accept(
      length, in: 0...0, orElse: 0, of: SectionElement.footer(section: section).name,
      at: IndexPath(item: 0, section: section), in: self)
  }

  /// Headers above the ruler, which scrolls below them.
  override func attributes(
    of element: SectionElement, frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.attributes(of: element, frame: frame)
    if case .header = element { attributes.zIndex = 11 }
    return attributes
  }

  /// The ruler. None where there is no section that it could belong to.
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

  /// The ruler does not start before this.
  private func rulerEdge(of bounds: CGRect) -> Double {
    visibleRange(of: bounds, along: .horizontal).lowerBound
  }

  override func movesPinnedViews(before newBounds: CGRect) -> Bool {
    movesHeaders(before: newBounds) || movesRuler(before: newBounds)
  }

  private func movesHeaders(before newBounds: CGRect) -> Bool {
    // All move alike.
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
