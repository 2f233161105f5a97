import Foundation

/// A scroll view that shows elements arranged by a layout. Only visible elements have views.
open class UICollectionView: UIScrollView {

  /// The weakly referenced object that provides counts and views. Setting another one reloads the view.
  open weak var dataSource: UICollectionViewDataSource? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private weak var storedDataSource: UICollectionViewDataSource? {
    didSet {
      guard storedDataSource !== oldValue else { return }
      snapshotSource = storedDataSource as? any SnapshotSource
      adoptNewData()
    }
  }
  private(set) weak var snapshotSource: (any SnapshotSource)?

  /// The weakly referenced object that handles selection, display, and scrolling.
  open weak var delegate: UICollectionViewDelegate? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  weak var collectionDelegate: UICollectionViewDelegate?

  /// The layout. Setting this property keeps the cells, and moves them without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout { didSet { layoutDidChange() } }
  private(set) var compositional: UICollectionViewCompositionalLayout?
  var strips = OrthogonalStrips()
  private(set) var inspection: LayoutInspection
  package internal(set) var layoutActivity = LayoutActivity()

  /// An unscrolled view below all elements, as large as the collection view.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { storedBackgroundView = newValue }
  }
  private var storedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// `true` if items can be selected. The default value is `true`.
  open var allowsSelection = true
  /// `true` if several items can be selected. The default value is `false`.
  ///
  /// When this property becomes `false`, only the first selected item stays selected.
  open var allowsMultipleSelection = false { didSet { if !isEditing { reduceSelection() } } }
  /// `true` in editing mode. The default value is `false`. Cells receive it in their configuration state.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// `true` if items can be selected during editing. The default value is `false`.
  /// ``allowsMultipleSelectionDuringEditing`` implies it.
  open var allowsSelectionDuringEditing = false
  /// `true` if several items can be selected during editing. The default value is `false`.
  ///
  /// When this property becomes `false`, only the first selected item stays selected.
  open var allowsMultipleSelectionDuringEditing = false { didSet { if isEditing { reduceSelection() } } }
  /// The changes after which preferred attributes are requested again. The default value is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The weakly referenced object that prepares items before they appear.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// `true` if the view announces items to ``prefetchDataSource``. The default value is `true`.
  open var isPrefetchingEnabled = true
  var prefetchState = PrefetchState()

  var data = ShownData()
  // Exclusivity checks would take longer than the accesses themselves, which occur in every frame. These
  // types never call other code.
  @exclusivity(unchecked) final var pass = LayoutPass()
  @exclusivity(unchecked) final var visible = VisibleElements()
  var reuse = ReuseQueue()
  var selection = ItemSelection()
  var updates = UpdatesInFlight()
  var boundsChange = BoundsChange()
  var lostOffset = LostOffset()
  /// `nil` unless measurements were discarded since the last layout pass.
  var itemAnchor: ItemAnchor?
  var departures = Departures()
  /// In an app's animation block, the movement stays until the next layout outside the block.
  var movement: ElementMovement?
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var interactiveMovement: InteractiveMovement?
  /// The last goal, even after an animated scroll has ended.
  var scrollGoal: ScrollGoal?
  /// The targets of running scroll calls. Batches update the paths. A target is `nil` if its item is gone.
  var followedPaths: [IndexPath?] = []
  /// Set to `true` by the default implementation of `collectionView(_:moveItemAt:to:)`.
  var ignoresItemMoves = false
  var making = ViewsInMaking()
  var swipes: SwipeActions?

  /// Creates a collection view with the background `systemBackground`.
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

  /// Registers a cell class. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: identifier))
  }

  /// Registers a class of supplementary views. `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseQueue.Key(kind: elementKind, identifier: identifier))
  }

  /// Returns a reused or new cell. Raises an exception for unregistered identifiers.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reused or new view. Raises an exception for unregistered kinds or identifiers.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseQueue.Key(kind: elementKind, identifier: identifier),
      ElementKey(.supplementaryView, elementKind, indexPath))
  }

  // MARK: Counts, attributes, and views

  /// The number of sections.
  open var numberOfSections: Int { counts.items.count }

  /// Returns the number of items. Raises an exception if the section doesn't exist.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }

  /// Returns the item's up-to-date attributes.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Returns the supplementary view's up-to-date attributes.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  /// Returns the frontmost item at the point, in content coordinates.
  ///
  /// - Complexity: O(log n) if the layout's query is O(log n).
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// Returns the path of a visible cell's item.
  ///
  /// - Complexity: O(1)
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.path(of: cell, among: .cell)
  }

  /// Returns the path of a visible supplementary view.
  ///
  /// - Complexity: O(1)
  @discardableResult
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visible.path(of: supplementaryView, among: .supplementaryView)
  }

  /// Returns the element of a visible view. Cells have no kind.
  ///
  /// - Complexity: O(1)
  package final func element(shownBy view: UICollectionReusableView) -> (kind: String?, path: IndexPath)? {
    visible.key(of: view).map { ($0.kind, $0.indexPath) }
  }

  /// Returns the cell of a visible item.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// The visible cells without departing ones, ordered by path.
  open var visibleCells: [UICollectionViewCell] {
    visible.all(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { visible.all(.cell).map(\.key.indexPath) }

  /// Returns the visible supplementary view at the path.
  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// Returns the visible supplementary views, ordered by path.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// Returns the paths of visible supplementary views, in ascending order.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.all(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress(touches) }

  // MARK: Selection

  /// The selected items in order of selection, or `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item without calling the delegate. A `nil` path deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling and layout changes

  /// Scrolls to the item, or just far enough to show it if the position is empty.
  ///
  /// Raises an exception if the item doesn't exist, or if the position has two values along one axis.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Changes to another layout. Visible views move. The item nearest to the middle stays visible unless the
  /// new layout chooses another offset.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, after any open batch of updates.
  ///
  /// The completion closure receives `true` if the animation ran to its end. Without an animation, the view
  /// calls it immediately or, outside a window, in the next frame.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let isLate = !animated && window == nil
    change(to: layout, animated: animated, completion: completion.map { isLate ? inNextFrame($0) : $0 })
  }

  /// A closure called at the end of an interactive transition. `completed` is `true` if the last animation
  /// ran to its end. `finished` is `true` unless the transition was canceled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Starts a transition driven by the returned layout's `transitionProgress`.
  ///
  /// End the transition with ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. Raises
  /// an exception during a transition.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

  /// Completes the transition with an animation. Raises an exception outside a transition.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Returns to the previous layout with an animation. Raises an exception outside a transition.
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

  /// The view's class, geometry, layout, and data source.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor { text = "\(text.dropLast()); \(details)>" }
    return text
  }

  /// Reloads everything at the next layout pass, and clears the selection.
  open func reloadData() { reload() }

  /// Updates cells without replacing them or notifying the layout. In a batch, the paths are those before the
  /// batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguring(indexPaths)
  }

  // MARK: Updates

  /// Applies all changes made inside `updates` together, with an animation.
  ///
  /// Deletions, reloads, and the starts of moves use paths before the batch; insertions and the ends of moves
  /// use paths after it. When `updates` returns, the data source must have the new counts. Raises an
  /// exception if counts and changes don't match.
  ///
  /// `updates` runs immediately. While visible views are exchanged, for example in `willDisplay`, changes
  /// wait for the end of the exchange.
  ///
  /// The completion closure receives `true` if the animation ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// `true` while a batch of updates is open.
  open var hasUncommittedUpdates: Bool { updates.isCollecting }

  /// Inserts sections at indexes after the batch.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
  /// Deletes sections at indexes before the batch.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
  /// Replaces all views of sections, at indexes before the batch, and deselects their items.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }
  /// Moves a section from its index before the batch to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Inserts items at paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
  /// Deletes items at paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
  /// Replaces cells and deselects their items. To keep the cells, call ``reconfigureItems(at:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }
  /// Moves an item from its path before the batch to its path after it. The cell stays.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Interactive movement

  /// Picks up a visible item. Returns `false` if another item is being moved or the data source doesn't allow
  /// it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the item's center, in content coordinates. At an edge, the contents scroll.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovement(to: targetPosition)
  }

  /// Drops the item and notifies the data source. If the data source doesn't implement
  /// `collectionView(_:moveItemAt:to:)`, the item returns.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Returns the item to its original position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
}
