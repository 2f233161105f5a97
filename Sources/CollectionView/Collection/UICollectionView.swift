#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows the elements that a layout places, of which only the visible ones have views.
///
/// The parts: counts (``DataSourceCounts``), the layout and what it last answered (``LayoutPass``), the views on
/// screen (``VisibleElements``) and those waiting to be used again (``ReuseQueue``).
open class UICollectionView: UIScrollView {
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Hears of selection, display and scrolling. Held weakly.
  public var delegate: UICollectionViewDelegate? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  /// `scrollDelegate`, cast once.
  private(set) weak var collectionDelegate: UICollectionViewDelegate?

  /// Assigning swaps the layouts without animation: the cells stay and get new places.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout

  /// Behind everything, as large as the view; does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.layer.zPosition = -.greatestFiniteMagnitude
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  var knownCounts: DataSourceCounts?
  var pass = LayoutPass()
  var visible = VisibleElements()
  var reuse = ReuseQueue()
  var selection: [IndexPath] = []
  /// The next layout takes all views away and asks for new ones, as after `reloadData()`.
  var needsReload = true
  var isUpdatingElements = false
  /// The element whose view the data source is making: a dequeued new view starts with its size.
  var elementInMaking: UICollectionViewLayoutAttributes?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  override func delegateDidChange() { collectionDelegate = scrollDelegate as? UICollectionViewDelegate }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleElements()
    backgroundView?.frame = bounds
    // Views that came and went marked this one again; it is up to date.
    needsLayout = false
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    guard pass.isPrepared, currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: newBounds))
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    // A new size is laid out at once (the contents may no longer reach the offset), a new offset at the next layout.
    if bounds.size != oldBounds.size, pass.hasRun {
      prepareLayoutIfNeeded()
      contentOffset = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    }
    super.boundsDidChange(from: oldBounds)
  }

  /// Everything is asked for anew at the next layout: counts, layout, views. Clears the selection.
  open func reloadData() {
    selection = []
    setNeedsReload()
    guard pass.hasRun else { return }
    invalidateForReload()
  }

  private func setNeedsReload() {
    needsReload = true
    knownCounts = nil
    setNeedsLayout()
  }

  func invalidateForReload() {
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCounts()
    currentLayout.invalidateLayout(with: context)
  }

  /// The layout was invalidated: by itself, by its author or by a change of bounds.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout else { return }
    if context.invalidateDataSourceCounts { knownCounts = nil }
    pass.invalidate(with: context)
    setNeedsLayout()
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = clamped(
        CGPoint(
          x: contentOffset.x + context.contentOffsetAdjustment.x,
          y: contentOffset.y + context.contentOffsetAdjustment.y))
    }
  }
}
#endif
