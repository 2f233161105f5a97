import Foundation

/// A controller that is the data source and delegate of a full-size collection view.
///
/// As in UIKit, the collection view is a subview of the controller's view. Subclasses override the methods
/// that they need.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// `true` if the controller clears the selection before its view appears. The default value is `true`.
  open var clearsSelectionOnViewWillAppear = true
  /// `true` if a long press moves items. The default value is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private let movementGesture = MovementGestureRecognizer()
  /// The layout passed to the initializer, even after a layout change.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// Creates a controller. The collection view is created later, with the view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
    willAppearHandler = { [unowned self] in clearSelection() }
  }

  /// Creates a controller with a flow layout. Decoding isn't supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    willAppearHandler = { [unowned self] in clearSelection() }
  }

  nonisolated deinit {}

  /// The collection view. Accessing it loads the controller's view. Until it's replaced, its data source and
  /// delegate are the controller.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { setCollectionView(newValue) }
  }
  /// The collection view. It has no superview until the controller's view exists.
  private var storedCollectionView: UICollectionView?

  open override func loadView() {
    view = makeView()
    install(
      storedCollectionView
        ?? UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout))
  }

  /// Replaces the collection view. An override of `loadView()` may set the collection view before the view.
  private func setCollectionView(_ new: UICollectionView?) {
    guard !isViewLoaded else { return install(new) }
    storedCollectionView = new
    guard !isLoadingView else { return }
    loadViewIfNeeded()
    if storedCollectionView !== new || new?.superview !== viewIfLoaded { install(new) }
  }

  /// Sets `isEditing` of the controller and of the collection view.
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

  /// Returns the number of sections. The default value is 1.
  @discardableResult
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items. The default value is 0.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Returns the item's cell. Subclasses must override this method. The default implementation raises an
  /// exception.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIKitException.raise("\(type(of: self)) does not override collectionView(_:cellForItemAt:).")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the supplementary view. Subclasses must override this method. The default implementation raises
  /// an exception.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIKitException.raise(
      "\(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:).")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true` to allow interactive movement. The default value is `false`.
  ///
  /// In UIKit, an override of `collectionView(_:moveItemAt:to:)` changes the default value. Such an override
  /// can't be detected here, so override both methods.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Makes the item return to its original position. Override this method together with
  /// `collectionView(_:canMoveItemAt:)`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.ignoresItemMoves = true }

  /// Never called because there's no index bar.
  @discardableResult
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Never called because there's no index bar.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Overridable delegate methods

  /// Returns `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns a plain transition layout.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the proposed offset.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the proposed path.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Never called by the collection view.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns `true`, except during editing.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Accepts the proposed target.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `nil`, so nothing zooms.
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Never called because there's no status bar.
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Never called because there's no status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
