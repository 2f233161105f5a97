#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows the elements that a layout places, of which only the visible ones have views.
///
/// The parts: counts (``DataSourceCounts``), the layout and what it last answered (``LayoutPass``), the views on
/// screen (``VisibleElements``) and those waiting to be used again (``ReuseQueue``).
open class UICollectionView: UIScrollView {
  /// Another one is new data, as after ``reloadData()``. Held weakly.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { takeNewData() } }
  }

  /// Hears of selection, display and scrolling. Held weakly.
  open var delegate: UICollectionViewDelegate? {
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
  var currentLayout: UICollectionViewLayout { didSet { inspection = .of(currentLayout) } }
  /// What is left to look at of the layout's class.
  private(set) var inspection: LayoutInspection
  /// Whether the layout is asked as if the contents were elsewhere.
  var isAskedElsewhere = false

  /// Behind everything, as large as the view; does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// Default true.
  open var allowsSelection = true
  /// Default false: selecting an item takes the selection of another one back.
  open var allowsMultipleSelection = false
  /// Default false. Cells hear of it by their configuration state.
  open var isEditing = false { didSet { if isEditing != oldValue { updateConfigurations() } } }
  /// Default false: nothing can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Default enabled: a view on screen that invalidates its intrinsic size, a cell whose content view does or that gets
  /// another content configuration is asked for its preferred attributes again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Told of items about to be shown. Held weakly.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// Default true.
  open var isPrefetchingEnabled = true
  var prefetchState = PrefetchState()

  var knownCounts: DataSourceCounts?
  // Unchecked, both: they are gone through element by element in every frame, and checking each access would take longer
  // than the accesses. Nothing they do calls anybody.
  @exclusivity(unchecked) final var pass = LayoutPass()
  @exclusivity(unchecked) final var visible = VisibleElements()
  var reuse = ReuseQueue()
  var selection: [IndexPath] = []
  var pressed: PressedItem?
  /// The next layout takes all views away and asks for new ones, as after `reloadData()`.
  var needsReload = true
  var isUpdatingElements = false
  var waitingChanges = WaitingChanges()
  var boundsChange = BoundsChange()
  var openBatch = OpenBatch()
  var departures = Departures()
  var runningUpdate = RunningUpdate()
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var interactiveMovement: InteractiveMovement?
  /// Set by a data source that does not move items.
  var ignoresItemMoves = false
  var making = ViewsInMaking()

  /// Asks for no data before its first layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    inspection = .of(layout)
    super.init(frame: frame)
    layout.holder = self
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    inspection = .of(currentLayout)
    super.init(coder: coder)
    currentLayout.holder = self
  }

  nonisolated deinit {}

  override func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    reader.targetOffset(forProposed: offset, velocity: velocity)
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    super.subviewWantsAnotherSize(subview)
    if let view = subview as? UICollectionReusableView { viewWantsAnotherSize(view) }
  }

  override func delegateDidChange() { collectionDelegate = scrollDelegate as? UICollectionViewDelegate }

  // MARK: Registration and reuse

  /// Says which class makes the cells of the identifier. Nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: identifier))
  }

  /// Says which class makes the supplementary views of the kind and identifier. Nil takes the registration back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseQueue.Key(kind: elementKind, identifier: identifier))
  }

  /// A cell that went off screen, or a new one. Traps where the identifier is not registered.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A supplementary view that went off screen, or a new one. Traps where kind and identifier are not registered.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseQueue.Key(kind: elementKind, identifier: identifier),
      ElementKey(.supplementaryView, elementKind, indexPath))
  }

  // MARK: Counts, attributes and views

  /// Asks the data source where the number is not known.
  open var numberOfSections: Int { counts.items.count }

  /// Asks the data source where the number is not known. Traps where there is no such section.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }

  /// Asks the layout, bringing it up to date first.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Asks the layout, bringing it up to date first.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  /// The item in front at the point of the contents. O(log n) where the layout's query is.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// Nil for a cell that is not on screen. Linear in the elements on screen.
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.element(showing: cell)?.key.indexPath
  }

  /// Nil for a view that is not on screen. Linear in the elements on screen.
  @discardableResult
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visible.element(showing: supplementaryView)?.key.indexPath
  }

  /// The cell of the item, if it is on screen.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// The cells on screen, by path; not those on their way out.
  open var visibleCells: [UICollectionViewCell] {
    visible.all(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of the items on screen, ascending.
  open var indexPathsForVisibleItems: [IndexPath] { visible.all(.cell).map(\.key.indexPath) }

  /// The view, if it is on screen.
  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// Those on screen, by path.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// The paths of those on screen, ascending.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  // MARK: Touches

  // Touches come from the cells, along the responder chain.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress(touches) }

  // MARK: Selection

  /// In the order of selection; nil where nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects without asking or telling the delegate. Nil takes every selection back.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes a selection back without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

  // MARK: Scrolling and layout changes

  /// Scrolls so that the item lies where the position says, as far as the contents reach. An empty position scrolls by
  /// the least that shows the item. Traps where there is no such item, or two positions along one axis are given.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Goes over to another layout. The views on screen stay and take the places the new layout gives them; the offset
  /// keeps the item nearest to the middle in view, unless the new layout wants another one.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// As the shorter form. `completion` hears, when the movement is over, whether it ran to its end; at once where
  /// nothing is animated. Within a batch of updates the change waits for its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  /// What became of an interactive transition: whether its last animation ran to its end, and whether the transition was
  /// finished, not cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins to go over to another layout, as far as the answer's `transitionProgress` says. Ends with
  /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. Traps where a transition goes on already.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

  /// Goes all the way to the next layout, animated. Traps where no transition goes on.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Goes back to the layout before, animated. Traps where no transition goes on.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  // MARK: Layout

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { currentLayout.invalidateLayout() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    currentLayout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askAboutBounds(newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect, byOffset: Bool) {
    followBounds(from: oldBounds)
    super.boundsDidChange(from: oldBounds, byOffset: byOffset)
  }

  override func offsetWillBeSet(to offset: CGPoint) { announceOffset(offset) }

  /// Everything is asked for anew at the next layout: counts, layout, views. Clears the selection.
  open func reloadData() { takeNewData() }

  /// Fills the cells of items on screen anew without replacing them. The layout does not hear of it. Within a batch the
  /// paths are those before it, and the cells are filled when it is applied.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguring(indexPaths)
  }

  // MARK: Updates

  /// Applies all changes made inside `updates` together, animated. The order of the calls does not matter: deletions,
  /// reloads and moved-from places count as before the batch, insertions and moved-to places as after it. The data source
  /// has the new counts when `updates` returns. Traps where counts and changes do not fit together.
  ///
  /// `updates` has run when the call returns. Called while the views on screen are being exchanged, from the delegate's
  /// `willDisplay` for instance, the changes are shown right after that.
  ///
  /// - Parameter completion: called when the animation has ended, with whether it ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether a batch is open whose changes have not been applied.
  open var hasUncommittedUpdates: Bool { openBatch.depth > 0 }

  /// By their numbers after the batch.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
  /// By their numbers before the batch.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
  /// By their numbers before the batch. All their views are replaced, and none of their items is selected any more.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }
  /// From a number before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// By their paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
  /// By their paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
  /// Replaces the cells of the items, which are not selected any more. To fill the same cells anew:
  /// ``reconfigureItems(at:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }
  /// From a path before the batch to one after it. The cell stays.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Moving items by hand

  /// Takes a visible item up. False where the data source does not let it move, or another one is being moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Holds the item so that its middle is at the position in the contents. The others make room for it; at an edge the
  /// contents scroll.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovement(to: targetPosition)
  }

  /// Lets the item go where it has its place, and tells the data source. One that does not implement
  /// `collectionView(_:moveItemAt:to:)` gets it back.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Brings the item back to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
}
#endif
