import Foundation

/// Manages a collection view that fills its view. The controller is its data source and delegate.
///
/// As in UIKit, view and collection view are two views. Subclasses override the data source and delegate
/// methods that they need.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// Whether the selection is cleared when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items, where the data source lets them move. Default true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private let movementGesture = MovementGestureRecognizer()
  /// The layout that the controller was initialised with, even if the collection view has another one by now.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// Creates a controller. The collection view is made with the layout when the view loads.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
    willAppearHandler = { [unowned self] in clearSelection() }
  }

  /// There are no archives to decode here: the controller starts with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    willAppearHandler = { [unowned self] in clearSelection() }
  }

  nonisolated deinit {}

  /// The collection view, which fills the view. Loads the view if it is not loaded, also when it is set. The controller is the data source
  /// and delegate of its collection view, and no longer of one that is replaced.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { setCollectionView(newValue) }
  }
  /// Without a superview until there is a view.
  private var storedCollectionView: UICollectionView?

  open override func loadView() {
    view = makeView()
    install(
      storedCollectionView
        ?? UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout))
  }

  /// A view that is to be loaded gets the new collection view. An override of `loadView()` may set it before the view, too.
  private func setCollectionView(_ new: UICollectionView?) {
    guard !isViewLoaded else { return install(new) }
    storedCollectionView = new
    guard !isLoadingView else { return }
    loadViewIfNeeded()
    if storedCollectionView !== new || new?.superview !== viewIfLoaded { install(new) }
  }

  /// Also sets `isEditing` of the collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollectionView?.isEditing = editing
  }

  private func clearSelection() {
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
  }

  private func install(_ collectionView: UICollectionView?) {
    if let old = storedCollectionView, old !== collectionView { release(old) }
    storedCollectionView = collectionView
    guard let collectionView, let view else { return }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.addGestureRecognizer(movementGesture)
    if isEditing { collectionView.isEditing = true }
    view.addSubview(collectionView)
  }

  private func release(_ collectionView: UICollectionView) {
    collectionView.removeFromSuperview()
    collectionView.removeGestureRecognizer(movementGesture)
    if collectionView.dataSource === self { collectionView.dataSource = nil }
    if collectionView.delegate === self { collectionView.delegate = nil }
  }

  // MARK: Data source

  /// For overrides. Default 1.
  @discardableResult
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// For overrides. Default 0.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// For overrides, which do not call super: the default implementation is an error.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIKitException.raise("\(type(of: self)) does not override collectionView(_:cellForItemAt:).")
    return UICollectionViewCell(frame: .zero)
  }

  /// For overrides, which do not call super: the default implementation is an error.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIKitException.raise(
      "\(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:).")
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether an item may be moved by hand. Default false.
  ///
  /// In UIKit, the default is whether `collectionView(_:moveItemAt:to:)` is overridden. That cannot be looked
  /// up here, so a subclass that moves items overrides both.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// For overrides, together with `collectionView(_:canMoveItemAt:)`. The default implementation returns the
  /// item to where it was.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.ignoresItemMoves = true }

  /// Not asked: there is no index bar. Default nil.
  @discardableResult
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Not asked: there is no index bar. Default: the first item of the section with the title's number.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Delegate: what subclasses override is declared here, so that they can.

  /// For overrides. Default true.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// For overrides. The default does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// For overrides. The default does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// For overrides. Default true.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// For overrides. Default true.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// For overrides. The default does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// For overrides. The default does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// For overrides. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// For overrides. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// For overrides. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// For overrides. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// For overrides. The default is a plain transition layout.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// For overrides. The default accepts the proposed offset.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// For overrides. The default accepts the proposed path.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Not asked by the collection view. Default true.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// For overrides. Default true, except while editing.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// For overrides. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// For overrides. The default does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// For overrides. The default accepts the proposed target.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// For overrides. The default does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// For overrides. Default nil: nothing zooms.
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// For overrides. The default does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Not asked: there is no status bar to tap. Default true.
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Not called: there is no status bar to tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// For overrides. The default does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
