import Foundation

/// A scroll view that shows elements arranged by a layout. Only visible elements have views.
open class UICollectionView: UIScrollView {
  // docs/ARCHITECTURE.md, "Inside the collection view", lists the parts that own the state.

  /// The object that provides counts and views. The reference is weak.
  ///
  /// Setting another data source reloads the view, like ``reloadData()``. Without a data source, the content
  /// size is zero, regardless of the layout.
  open weak var dataSource: UICollectionViewDataSource? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private weak var storedDataSource: UICollectionViewDataSource? {
    didSet {
      guard storedDataSource !== oldValue else { return }
      outlineSource = storedDataSource as? any OutlineSource
      adoptNewData()
    }
  }
  /// The data source as an outline source, cast once.
  private(set) weak var outlineSource: (any OutlineSource)?

  /// The object that handles selection, display, and scrolling. The reference is weak.
  open weak var delegate: UICollectionViewDelegate? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  /// `scrollDelegate` as a collection view delegate, cast once.
  weak var collectionDelegate: UICollectionViewDelegate?

  /// The layout that arranges the elements.
  ///
  /// Setting another layout applies it without animation. The cells stay and move to their new positions.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout { didSet { layoutDidChange() } }
  /// The current layout, if it's a compositional layout. Its sections can scroll orthogonally.
  private(set) var compositional: UICollectionViewCompositionalLayout?
  var strips = OrthogonalStrips()
  /// The remaining checks for the layout's class.
  private(set) var inspection: LayoutInspection
  /// The counts of queries and invalidations of the layout.
  package internal(set) var layoutActivity = LayoutActivity()

  /// A view below all elements. It's as large as the collection view and doesn't scroll.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { storedBackgroundView = newValue }
  }
  private var storedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// A Boolean value that indicates whether items can be selected. The default value is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected. The default value is `false`:
  /// selecting an item deselects any other.
  ///
  /// When the value becomes `false`, the item that was selected first stays selected.
  open var allowsMultipleSelection = false { didSet { if !isEditing { reduceSelection() } } }
  /// A Boolean value that indicates whether the collection view is in editing mode. The default value is
  /// `false`.
  ///
  /// Cells receive the value through their configuration state.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// A Boolean value that indicates whether items can be selected during editing. The default value is
  /// `false`.
  ///
  /// ``allowsMultipleSelectionDuringEditing`` implies it.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected during editing. The default value
  /// is `false`.
  ///
  /// When the value becomes `false` during editing, the item that was selected first stays selected.
  open var allowsMultipleSelectionDuringEditing = false { didSet { if isEditing { reduceSelection() } } }
  /// The kinds of changes inside a view after which the collection view requests its preferred attributes
  /// again. The default value is `enabled`.
  ///
  /// With `enabled`, the collection view requests them when a visible view or a cell's content view
  /// invalidates its intrinsic size, and when a cell gets another content configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The object that prepares data for items before they appear. The reference is weak.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// A Boolean value that indicates whether the view announces items to ``prefetchDataSource``. The default
  /// value is `true`.
  open var isPrefetchingEnabled = true
  var prefetchState = PrefetchState()

  var data = ShownData()
  // Both are unchecked: every frame visits them element by element, and an exclusivity check would take
  // longer than the access. They never call other code.
  @exclusivity(unchecked) final var pass = LayoutPass()
  @exclusivity(unchecked) final var visible = VisibleElements()
  var reuse = ReuseQueue()
  var selection = ItemSelection()
  var updates = UpdatesInFlight()
  var boundsChange = BoundsChange()
  var lostOffset = LostOffset()
  /// The item that keeps its position, or `nil` unless measurements were discarded since the last layout
  /// pass.
  var itemAnchor: ItemAnchor?
  var departures = Departures()
  /// The animated change whose animation block is running. With an app's animation block, it stays until the
  /// next layout outside the block.
  var movement: ElementMovement?
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var interactiveMovement: InteractiveMovement?
  /// The item that a scroll goes to. After an animated scroll has ended, it stays.
  var scrollGoal: ScrollGoal?
  /// The paths that running scroll calls go to. Batches move them. A path is `nil` if its item is gone.
  var followedPaths: [IndexPath?] = []
  /// `true` if the data source doesn't move items. The default implementation of its method sets the flag.
  var ignoresItemMoves = false
  var making = ViewsInMaking()
  /// The state of swipe actions, or `nil` until a list has any.
  var swipes: SwipeActions?

  /// Creates a collection view with the background `systemBackground`. It doesn't call the data source before
  /// its first layout pass.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    inspection = .of(layout)
    compositional = layout as? UICollectionViewCompositionalLayout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    inspection = .of(currentLayout)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentHost = self
    currentLayout.owner = self
    backgroundColor = .systemBackground
  }

  nonisolated deinit {}

  private func layoutDidChange() {
    inspection = .of(currentLayout)
    compositional = currentLayout as? UICollectionViewCompositionalLayout
    pass.layoutIsNew()
  }

  // MARK: Registration and reuse

  /// Registers the cell class for an identifier. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: identifier))
  }

  /// Registers the class of supplementary views for a kind and an identifier. `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseQueue.Key(kind: elementKind, identifier: identifier))
  }

  /// Returns a reused or a new cell. Raises an exception if the identifier isn't registered.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reused or a new supplementary view. Raises an exception if the kind and the identifier aren't
  /// registered.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseQueue.Key(kind: elementKind, identifier: identifier),
      ElementKey(.supplementaryView, elementKind, indexPath))
  }

  // MARK: Counts, attributes, and views

  /// The number of sections. The data source provides it if necessary.
  open var numberOfSections: Int { counts.items.count }

  /// Returns the number of items in the section. The data source provides it if necessary.
  ///
  /// Raises an exception if the section doesn't exist.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }

  /// Returns the item's attributes after it brings the layout up to date.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Returns the supplementary view's attributes after it brings the layout up to date.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  /// Returns the frontmost item at the point, in content coordinates.
  ///
  /// - Complexity: O(log n) if the layout's query is.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// Returns the path of the cell's item, or `nil` if the cell isn't visible or is a header or footer.
  ///
  /// - Complexity: O(1)
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.path(of: cell, among: .cell)
  }

  /// Returns the path of the view, or `nil` if it isn't visible or is an item's cell.
  ///
  /// - Complexity: O(1)
  @discardableResult
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visible.path(of: supplementaryView, among: .supplementaryView)
  }

  /// Returns the kind and the path of the view's element, or `nil` if the view isn't visible. Cells have no
  /// kind.
  ///
  /// - Complexity: O(1)
  package final func element(shownBy view: UICollectionReusableView) -> (kind: String?, path: IndexPath)? {
    visible.key(of: view).map { ($0.kind, $0.indexPath) }
  }

  /// Returns the item's cell, or `nil` if it isn't visible.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// The visible cells, ordered by path. Departing cells aren't included.
  open var visibleCells: [UICollectionViewCell] {
    visible.all(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { visible.all(.cell).map(\.key.indexPath) }

  /// Returns the supplementary view at the path, or `nil` if it isn't visible.
  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// Returns the visible supplementary views of the kind, ordered by path.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// Returns the paths of the visible supplementary views of the kind, in ascending order.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  // MARK: Touches

  // Cells forward touches along the responder chain.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress(touches) }

  // MARK: Selection

  /// The paths of the selected items in order of selection, or `nil` if no item is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item without calling the delegate. A `nil` path deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling and layout changes

  /// Scrolls the item to the given position, as far as the contents reach.
  ///
  /// With an empty position, the view scrolls just far enough to show the item. Raises an exception if the
  /// item doesn't exist, or if the position has two values along one axis.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Changes to another layout.
  ///
  /// The visible views stay and move to their positions in the new layout. The item nearest to the middle
  /// stays visible unless the new layout chooses another offset.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout and calls `completion` at the end.
  ///
  /// Inside a batch of updates, the change waits for the end of the batch.
  ///
  /// - Parameter completion: Receives `true` if the animation ran to its end. Without an animation, the call
  ///   is immediate or, outside a window, in the next frame.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let isLate = !animated && window == nil
    change(to: layout, animated: animated, completion: completion.map { isLate ? inNextFrame($0) : $0 })
  }

  /// A closure called at the end of an interactive transition.
  ///
  /// `completed` is `true` if the last animation ran to its end. `finished` is `true` if the transition was
  /// finished and `false` if it was canceled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Starts an interactive transition to another layout.
  ///
  /// The returned layout's `transitionProgress` drives the transition. It ends with
  /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. Raises an exception if a
  /// transition is in progress.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

  /// Completes the transition to the next layout, animated. Raises an exception if no transition is in
  /// progress.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Returns to the previous layout, animated. Raises an exception if no transition is in progress.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  // MARK: Layout

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { currentLayout.invalidateLayout() } }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSafeAreaOfWindow()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    currentLayout.invalidateLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    currentLayout.marginsDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// A description of the view with its class, geometry, layout, and data source.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor { text = "\(text.dropLast()); \(details)>" }
    return text
  }

  /// Reloads counts, layout, and views at the next layout pass. Clears the selection.
  open func reloadData() { reload() }

  /// Updates the cells of visible items without replacing them. The layout isn't notified.
  ///
  /// Inside a batch, the paths are those before the batch, and the cells are updated when the batch is
  /// applied.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguring(indexPaths)
  }

  // MARK: Updates

  /// Applies all changes made inside `updates` together, animated.
  ///
  /// The order of the calls doesn't matter. Deletions, reloads, and the starts of moves use paths before the
  /// batch. Insertions and the ends of moves use paths after it. When `updates` returns, the data source has
  /// the new counts. Raises an exception if counts and changes don't match.
  ///
  /// `updates` runs before this method returns. While visible views are being exchanged, for example in the
  /// delegate's `willDisplay`, the changes take effect right after the exchange.
  ///
  /// - Parameter completion: Receives `true` at the end of the animation if the animation ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// A Boolean value that indicates whether an open batch has unapplied changes.
  open var hasUncommittedUpdates: Bool { updates.isCollecting }

  /// Inserts sections. The indexes are those after the batch.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
  /// Deletes sections. The indexes are those before the batch.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
  /// Reloads sections. The indexes are those before the batch.
  ///
  /// All views of the sections are replaced, and their items are deselected.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }
  /// Moves a section. `section` is its index before the batch, `newSection` its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Inserts items. The paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
  /// Deletes items. The paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
  /// Replaces the cells of the items and deselects the items. To update the same cells, call
  /// ``reconfigureItems(at:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }
  /// Moves an item. `indexPath` is its path before the batch, `newIndexPath` its path after it. The cell
  /// stays.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Interactive movement

  /// Picks up a visible item.
  ///
  /// - Returns: `false` if the data source doesn't allow the move or another item is already being moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the center of the item to the position, in content coordinates.
  ///
  /// The other items make room. At an edge, the contents scroll.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovement(to: targetPosition)
  }

  /// Drops the item at its new path and notifies the data source.
  ///
  /// If the data source doesn't implement `collectionView(_:moveItemAt:to:)`, the item returns to its
  /// original position.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Returns the item to its original position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
}
