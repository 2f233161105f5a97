import CollectionView

/// A layout in a collection view with sections of counted cells.
///
/// The view is in a window of its size only after the first access to `window`.
@MainActor public final class Stage<Layout: UICollectionViewLayout> {
  public let layout: Layout
  public let view: TrackingCollectionView
  public let source: CountedCells
  /// The delegate, with a strong reference.
  public var delegate: (any UICollectionViewDelegate)? {
    didSet { view.delegate = delegate }
  }
  /// The window, which shows the view from the first access on.
  public private(set) lazy var window = view.shownInWindow()

  /// - Parameters:
  ///   - counts: The number of cells in each section, if there is no `source`.
  ///   - source: The data source, or `nil` for plain cells. If it's a collection view delegate, it's also the
  ///     view's delegate.
  ///   - cells: The class of the cells.
  ///   - views: The class of the supplementary views, and their kinds.
  ///   - laysOut: `true` to lay out the view, `false` to wait for ``layOut()``.
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

  /// Shows the view in its window and lays it out.
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

/// Properties of a layout for use in a stage.
@MainActor public protocol StagedLayout {
  /// The kinds of supplementary views, besides headers and footers.
  var supplementaryKinds: [String] { get }

  /// The delegate that implements the methods required by the layout, unless a test sets another delegate.
  var standInDelegate: (any UICollectionViewDelegate)? { get }

  /// Traps if the layout's cached state is inconsistent.
  func checkContents()
}

extension StagedLayout {
  public var supplementaryKinds: [String] { [] }
  public var standInDelegate: (any UICollectionViewDelegate)? { nil }
  public func checkContents() {}
}

extension UICollectionViewLayout {
  /// Checks the invariants of a staged layout.
  public func checkInvariants() { (self as? any StagedLayout)?.checkContents() }
}

/// A collection view with a settable tracking state, which can misbehave as some of Apple's systems do.
public final class TrackingCollectionView: UICollectionView {
  public var isTrackingFinger = false
  override public var isTracking: Bool { isTrackingFinger || super.isTracking }

  /// `true` to ignore new content offsets.
  public var ignoresOffsets = false
  /// The number of ignored content offsets.
  public private(set) var ignoredOffsets = 0
  override public var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if ignoresOffsets { ignoredOffsets += 1 } else { super.contentOffset = newValue }
    }
  }

  /// The paths of prefetched cells that count as visible.
  public var prefetchedPaths: [IndexPath] = []
  override public var indexPathsForVisibleItems: [IndexPath] {
    super.indexPathsForVisibleItems + prefetchedPaths
  }
}

extension UICollectionView {
  /// Registers plain cells ("cell") and plain headers, footers, and views of other kinds ("view").
  public func registerPlainViews(_ others: [String] = []) {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in kinds + others {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }
}
