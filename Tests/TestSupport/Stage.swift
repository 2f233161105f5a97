import CollectionView

/// A layout in a collection view, with sections of counted cells.
///
/// It stands in no window unless a test asks for one, and then fills it.
@MainActor public final class Stage<Layout: UICollectionViewLayout> {
  public let layout: Layout
  public let view: TrackingCollectionView
  public let source: CountedCells
  /// Who answers the layout, retained.
  public var delegate: (any UICollectionViewDelegate)? {
    didSet { view.delegate = delegate }
  }
  /// Shows the view from when it is first asked for.
  public private(set) lazy var window = view.shownInWindow()

  /// - Parameters:
  ///   - source: Whose cells are shown, in place of plain ones of these counts. Where it can, it answers the layout.
  ///   - cells: The class of the cells.
  ///   - views: The class of the supplementary views, and their kinds.
  ///   - laysOut: Whether the view has been laid out, or waits for ``layOut()``.
  public init(
    _ layout: Layout, width: CGFloat = 390, height: CGFloat = 800, counts: [Int] = [10],
    source: CountedCells? = nil, cells: AnyClass = UICollectionViewCell.self,
    views: (type: AnyClass, kinds: [String]) = (UICollectionReusableView.self, []),
    isRightToLeft: Bool = false, delegate: (any UICollectionViewDelegate)? = nil, laysOut: Bool = true
  ) {
    (self.layout, self.source) = (layout, source ?? CountedCells(counts))
    let staged = layout as? any StagedLayout
    self.delegate = delegate ?? source as? any UICollectionViewDelegate ?? staged?.standInDelegate
    view = TrackingCollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.registerPlainViews(staged?.supplementaryKinds ?? [])
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in views.kinds {
      view.register(views.type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self.source
    view.delegate = self.delegate
    if laysOut { layOut() }
  }

  public var counts: [Int] {
    get { source.counts }
    set { source.counts = newValue }
  }

  public func layOut() {
    view.layoutIfNeeded()
    view.collectionViewLayout.checkInvariants()
  }

  /// Puts the view into its window, and lays it out.
  public func show() {
    _ = window
    view.layoutIfNeeded()
  }

  public func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }

  public func scroll(to x: CGFloat) { scroll(to: CGPoint(x: x, y: 0)) }

  public func resize(width: CGFloat, height: CGFloat) {
    view.frame.size = CGSize(width: width, height: height)
    view.layoutIfNeeded()
  }
}

/// What a stage has to know of a layout.
@MainActor public protocol StagedLayout {
  /// The kinds of its supplementary views beside headers and footers.
  var supplementaryKinds: [String] { get }

  /// Who answers what it cannot do without, unless a test says who.
  var standInDelegate: (any UICollectionViewDelegate)? { get }

  /// Traps where what it remembers contradicts itself.
  func checkContents()
}

extension StagedLayout {
  public var supplementaryKinds: [String] { [] }
  public var standInDelegate: (any UICollectionViewDelegate)? { nil }
  public func checkContents() {}
}

extension UICollectionViewLayout {
  /// Checks the invariants of a layout that has some.
  public func checkInvariants() { (self as? any StagedLayout)?.checkContents() }
}

/// A collection view that says, as told, whether a finger tracks its contents.
public final class TrackingCollectionView: UICollectionView {
  public var isTrackingFinger = false
  override public var isTracking: Bool { isTrackingFinger || super.isTracking }
}

extension UICollectionView {
  /// Plain cells, called "cell", and plain headers, footers and views of other kinds, called "view".
  public func registerPlainViews(_ others: [String] = []) {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in kinds + others {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }
}
