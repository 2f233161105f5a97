import Foundation

/// Shows elements that a layout arranges. Only the visible ones have views.
open class UICollectionView: UIScrollView {
  // The parts that own its state are listed in docs/ARCHITECTURE.md, "Inside the collection view".

  /// Provides counts and views. Setting another one reloads, as ``reloadData()`` does. Not retained. Without a data source, the layout's
  /// content size does not count: it is zero.
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
  /// `dataSource`, cast once.
  private(set) weak var outlineSource: (any OutlineSource)?

  /// Told of selection, display and scrolling. Not retained.
  open weak var delegate: UICollectionViewDelegate? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  /// `scrollDelegate`, cast once.
  weak var collectionDelegate: UICollectionViewDelegate?

  /// Setting another layout applies it without animation. The cells stay and move to new positions.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout { didSet { layoutDidChange() } }
  /// The current layout, if sections of it may scroll by themselves.
  private(set) var compositional: UICollectionViewCompositionalLayout?
  var strips = OrthogonalStrips()
  /// What is still to be inspected of the layout's class.
  private(set) var inspection: LayoutInspection
  /// What the layout was asked and told.
  package internal(set) var layoutActivity = LayoutActivity()

  /// Lies behind all elements, as large as the view, and does not scroll.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { storedBackgroundView = newValue }
  }
  private var storedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// Whether items can be selected. Default true.
  open var allowsSelection = true
  /// Whether several items can be selected. Default false: selecting an item deselects any other.
  ///
  /// When it becomes false, the item that was selected first stays selected.
  open var allowsMultipleSelection = false { didSet { if !isEditing { reduceSelection() } } }
  /// Default false. Cells learn of it through their configuration state.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether items can be selected while editing. Default false. ``allowsMultipleSelectionDuringEditing`` implies it.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while editing. Default false.
  ///
  /// When it becomes false while editing, the item that was selected first stays selected.
  open var allowsMultipleSelectionDuringEditing = false { didSet { if isEditing { reduceSelection() } } }
  /// Whether changes inside a view make the collection view ask for its preferred attributes again. Default
  /// enabled: it asks when a view on screen invalidates its intrinsic size, when a cell's content view does,
  /// and when a cell gets another content configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Told of items that are about to be shown. Not retained.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// Whether ``prefetchDataSource`` is told of items. Default true.
  open var isPrefetchingEnabled = true
  var prefetchState = PrefetchState()

  var data = ShownData()
  // Both unchecked: every frame visits them element by element, and checking each access would take longer than
  // the access. Nothing they do calls out to other code.
  @exclusivity(unchecked) final var pass = LayoutPass()
  @exclusivity(unchecked) final var visible = VisibleElements()
  var reuse = ReuseQueue()
  var selection = ItemSelection()
  var updates = UpdatesInFlight()
  var boundsChange = BoundsChange()
  var lostOffset = LostOffset()
  /// Nil unless measures were forgotten since the last layout pass.
  var itemAnchor: ItemAnchor?
  var departures = Departures()
  /// The animated change whose animation block is running. That of an app's block stays until the next layout outside of the block.
  var movement: ElementMovement?
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var interactiveMovement: InteractiveMovement?
  /// The item that a scroll goes to. That of an animated one stays after the scroll has ended.
  var scrollGoal: ScrollGoal?
  /// The paths of items that calls on the stack scroll to: batches move them. Nil for an item that is gone.
  var followedPaths: [IndexPath?] = []
  /// Set by the default implementation for data sources that do not move items.
  var ignoresItemMoves = false
  var making = ViewsInMaking()
  /// What swipes show and do. Nil until a list has swipe actions.
  var swipes: SwipeActions?

  /// Creates a collection view with the background `systemBackground`. It asks for no data before its first layout pass.
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

  /// Registers the class of the cells for an identifier. Nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: identifier))
  }

  /// Registers the class of the supplementary views for a kind and an identifier. Nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseQueue.Key(kind: elementKind, identifier: identifier))
  }

  /// Returns a cell that went off screen, or a new one. Raises an exception if the identifier is not
  /// registered.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a supplementary view that went off screen, or a new one. Raises an exception if the kind and
  /// identifier are not registered.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseQueue.Key(kind: elementKind, identifier: identifier),
      ElementKey(.supplementaryView, elementKind, indexPath))
  }

  // MARK: Counts, attributes and views

  /// The number of sections. Asks the data source if it is not known.
  open var numberOfSections: Int { counts.items.count }

  /// The number of items in the section. Asks the data source if it is not known. Raises an exception if
  /// there is no such section.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }

  /// The item's attributes. Brings the layout up to date first.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// The view's attributes. Brings the layout up to date first.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  /// The frontmost item at the point, in the coordinates of the contents. O(log n) where the layout's query is.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// The path of the cell's item. Nil if the cell is not on screen, or shows a header or footer. O(1).
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.path(of: cell, among: .cell)
  }

  /// The path of the view. Nil if it is not on screen, or an item's cell. O(1).
  @discardableResult
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visible.path(of: supplementaryView, among: .supplementaryView)
  }

  /// The kind and the path of what the view shows: no kind for a cell. Nil if it is not on screen. O(1).
  package final func element(shownBy view: UICollectionReusableView) -> (kind: String?, path: IndexPath)? {
    visible.key(of: view).map { ($0.kind, $0.indexPath) }
  }

  /// The cell of the item. Nil if it is not on screen.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// The cells on screen, ordered by path, without those on their way out.
  open var visibleCells: [UICollectionViewCell] {
    visible.all(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of the items on screen, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { visible.all(.cell).map(\.key.indexPath) }

  /// The supplementary view at the path. Nil if it is not on screen.
  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// The supplementary views of the kind that are on screen, ordered by path.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// The paths of the supplementary views of the kind that are on screen, in ascending order.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  // MARK: Touches

  // Touches arrive from the cells, along the responder chain.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress(touches) }

  // MARK: Selection

  /// In the order of selection. Nil if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item. The delegate is neither asked nor told. A nil path deselects everything.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is neither asked nor told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling and layout changes

  /// Scrolls so that the item lies at the given position, as far as the contents reach. An empty position
  /// scrolls by the least that shows the item. Raises an exception if there is no such item, or if two
  /// positions along one axis are given.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Changes to another layout. The views on screen stay and move to the positions that the new layout gives them.
  /// The item nearest to the middle stays in view, unless the new layout wants another offset.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// As the shorter form. `completion` is called at the end of the animation, with whether it ran to its end.
  /// Without an animation, it is called at once or, outside a window, in the next frame. Inside a batch of updates, the change waits for
  /// the end of the batch.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let isLate = !animated && window == nil
    change(to: layout, animated: animated, completion: completion.map { isLate ? inNextFrame($0) : $0 })
  }

  /// Called at the end of an interactive transition. `completed` says whether its last animation ran to its
  /// end, `finished` whether the transition was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Starts an interactive transition to another layout. It is shown as far as `transitionProgress` of the
  /// returned layout says, and ends with ``finishInteractiveTransition()`` or
  /// ``cancelInteractiveTransition()``. Raises an exception if a transition is in progress.
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

  /// The class, where the view is, what it shows, and by which layout.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor { text = "\(text.dropLast()); \(details)>" }
    return text
  }

  /// Reloads everything at the next layout pass: counts, layout and views. Clears the selection.
  open func reloadData() { reload() }

  /// Fills the cells of items on screen again, without replacing them. The layout is not told. Inside a batch,
  /// the paths are those before the batch, and the cells are filled when it is applied.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguring(indexPaths)
  }

  // MARK: Updates

  /// Applies all changes made inside `updates` together, animated. The order of the calls does not matter:
  /// paths of deletions, of reloads and of the starts of moves are those before the batch; paths of insertions
  /// and of the ends of moves are those after it. When `updates` returns, the data source has the new counts.
  /// Raises an exception if counts and changes do not match.
  ///
  /// `updates` runs before this method returns. If the method is called while views on screen are being
  /// exchanged, for example from the delegate's `willDisplay`, the changes are shown right after that.
  ///
  /// - Parameter completion: Called at the end of the animation, with whether it ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether a batch is open whose changes have not been applied.
  open var hasUncommittedUpdates: Bool { updates.isCollecting }

  /// Inserts sections. The numbers are those after the batch.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
  /// Deletes sections. The numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
  /// Reloads sections. The numbers are those before the batch. All their views are replaced, and their items
  /// are deselected.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }
  /// Moves a section. `section` is its number before the batch, `newSection` the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Inserts items. The paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
  /// Deletes items. The paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
  /// Replaces the cells of the items and deselects the items. To fill the same cells again, call
  /// ``reconfigureItems(at:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }
  /// Moves an item. `indexPath` is its path before the batch, `newIndexPath` the one after it. The cell stays.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Moving items by hand

  /// Picks up a visible item. Returns false if the data source does not let it move, or if an item is being
  /// moved already.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the middle of the item to the position, in the coordinates of the contents. The other items make
  /// room. At an edge the contents scroll.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovement(to: targetPosition)
  }

  /// Drops the item at its new path and tells the data source. If the data source does not implement
  /// `collectionView(_:moveItemAt:to:)`, the item returns to where it was.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Returns the item to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
}
