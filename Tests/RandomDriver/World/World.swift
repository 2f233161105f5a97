import CollectionLayouts
import CollectionView
import Rendering
import TestSupport

/// A collection view on screen, its data as plain arrays, and its fingers.
@MainActor class World: NSObject {
  // Model.

  /// The items of each section. Each number stays with its item.
  var sections: [[Int]] = []
  /// The sections' identifiers.
  var names: [Int] = []
  /// The trees of outline sections, by section name.
  var outlines: [Int: Outline] = [:]
  var selected: Set<Int> = []
  /// The number of size changes of each item and style changes of each section.
  private(set) var versions: [Int: Int] = [:]
  /// The items of unusual length.
  var stretched: Set<Int> = []
  private var next = 0

  let setup: Setup
  let window: UIWindow
  private(set) var controller = UIViewController()
  private(set) var view: UICollectionView!
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var fingers: [Finger] = []
  /// The zooming view, or `nil` if the world doesn't zoom.
  private(set) var page: UIView?

  /// Builds display lists of the window repeatedly, like a live page.
  var picture = DisplayListBuilder()

  // Operations in progress.

  /// The layouts for the view to return to.
  var records: [ObjectIdentifier: LayoutRecord] = [:]
  var transition: UICollectionViewTransitionLayout?
  /// `true` while an operation or a long press moves an item.
  var isMoving = false
  /// `true` while an item is moved, including by the handle of its row.
  var showsMovement: Bool {
    isMoving || view.visibleCells.contains { $0.configurationState.isReordering }
  }
  /// `true` between the delegate calls for the beginning and end of a zoom.
  var isZooming = false
  /// `true` if a zoom has scaled the content size. The layout's next preparation restores it.
  var hasScaledContents = false
  /// `true` if cells have an outdated style, because cells aren't configured again during an interactive
  /// movement.
  var hasCellsOfOtherStyle = false
  /// The app's last offset, if it may be outside of the limits for touches.
  var beyond: CGPoint?
  var viewSettings: [(setting: ViewSetting, value: Int)] = []
  /// `true` during a data change. Callbacks must not change data then, because their paths would refer to
  /// another state.
  private var isChanging = false
  /// The operations waiting for a circumstance, such as a delegate call or the end of an animation.
  var waiting: [Operation.Circumstance: [[Operation]]] = [:]
  /// The numbers of dismissed cards, with the names of their sections.
  var dismissed: [(name: Int, number: Int)] = []

  // Frames.

  /// `true` to compare frames. The default value is `true` only if `CONTINUITY=1` is set, because the check
  /// still finds a fault about every 1,500 operations.
  var checksContinuity = ProcessInfo.processInfo.environment["CONTINUITY"] == "1"
  var continuity = Continuity()
  var lastShownOffset: CGPoint?
  /// `true` if something has changed without animation since the last frame, so cells may jump.
  var mayLeap = false
  var lastScale: CGFloat = 1
  /// `true` if the user has moved an item since everything was at rest.
  var isDropping = false
  /// The numbers of the items hidden by the layout in the last frame.
  var hidden: Set<Int> = []
  /// The circumstance of the current operation.
  var circumstance: Operation.Circumstance?
  /// The nesting depth of the current operation.
  var depth = 0

  // Callbacks of the view.

  /// The number of completions not called yet.
  private(set) var openCompletions = 0
  /// The displayed views according to the delegate calls.
  var displayed: Set<ObjectIdentifier> = []
  /// The first fault found in a callback.
  private(set) var complaint: String?

  required init(_ setup: Setup) {
    self.setup = setup
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: setup.width, height: setup.height))
    super.init()
    for count in setup.counts {
      sections.append(numbers(count))
      names.append(newNumber())
    }
    fingers = [Finger(in: window, number: 0), Finger(in: window, number: 1)]
    let record = LayoutRecord(setup.layout, for: self)
    view =
      setup.isInController
      ? controlledView(record) : UICollectionView(frame: window.bounds, collectionViewLayout: record.layout)
    prepareView()
    addRecord(record)
    if setup.zooms { page = addPage() }
    if setup.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    if setup.isDiffable { connectDiffable() } else { view.dataSource = self }
    view.delegate = self
    view.prefetchDataSource = self
    if setup.controllerMoves { followMovement() } else { attachMovement() }
    if setup.opens { openPile(record) }
  }

  /// Creates a fresh world with the same data.
  required init(copying other: World) {
    setup = other.setup
    (sections, names, versions, next) = (other.sections, other.names, other.versions, other.next)
    stretched = other.stretched
    outlines = other.outlines
    window = UIWindow(frame: other.window.frame)
    super.init()
    guard let old = other.record else { preconditionFailure("the layout was not made by a run") }
    let record = old.copy(for: self)
    view = UICollectionView(frame: other.view.frame, collectionViewLayout: record.layout)
    prepareView()
    records[ObjectIdentifier(record.layout)] = record
    view.semanticContentAttribute = other.view.semanticContentAttribute
    view.contentInset = other.view.contentInset
    for (setting, value) in other.viewSettings { setting.apply(value, to: view, of: controller) }
    if other.diffable == nil { view.dataSource = self } else { connectDiffable() }
    // The rows of an outline are indented.
    for (name, outline) in outlines where names.contains(name) {
      diffable?.apply(outline.snapshot, to: name, animatingDifferences: false)
    }
    view.delegate = self
    controller.additionalSafeAreaInsets = other.controller.additionalSafeAreaInsets
  }

  nonisolated deinit {}

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    TimelineLayout.elementKindRuler, Recipe.badge, Recipe.header, Recipe.footer,
  ]

  private func prepareView() {
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(NumberView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  private func controlledView(_ record: LayoutRecord) -> UICollectionView {
    let own = WorldController(collectionViewLayout: record.layout)
    own.world = self
    own.installsStandardGestureForInteractiveMovement = setup.controllerMoves
    controller = own
    return own.collectionView
  }

  func show() {
    controller.view.frame = window.bounds
    if view.superview == nil { controller.view.addSubview(view) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  // MARK: Layouts

  /// The current layout or the target of the current transition.
  var record: LayoutRecord? {
    let layout = view.collectionViewLayout
    return records[ObjectIdentifier((layout as? UICollectionViewTransitionLayout)?.nextLayout ?? layout)]
  }

  var kind: LayoutKind { view == nil ? setup.layout : record?.kind ?? setup.layout }

  var measures: Bool { (setup.measures && kind.canMeasure) || kind.alwaysMeasures }

  var isHorizontal: Bool {
    (record?.layout as? WaterfallLayout)?.scrollDirection == .horizontal
  }

  func addRecord(_ record: LayoutRecord) {
    records[ObjectIdentifier(record.layout)] = record
    attachGestures(of: record.layout)
  }

  // MARK: Data sources

  private func connectDiffable() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      [unowned self] view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      fill(cell, number)
      return cell
    }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      supplementaryView(in: view, kind: kind, at: path)
    }
    source.reorderingHandlers.canReorderItem = { [unowned self] in mayMove($0) }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
        outlines[change.sectionIdentifier] = Outline(change.finalSnapshot)
      }
      names = transaction.finalSnapshot.sectionIdentifiers
      sections = names.map { transaction.finalSnapshot.itemIdentifiers(inSection: $0) }
    }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in rowWillChange($0, isExpanded: true) }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in rowWillChange($0, isExpanded: false)
    }
    diffable = source
    view.dataSource = source
    source.apply(snapshot, animatingDifferences: false)
  }

  var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(names)
    for (name, numbers) in zip(names, sections) { snapshot.appendItems(numbers, toSection: name) }
    return snapshot
  }

  // MARK: Numbers

  func newNumber() -> Int {
    next += 1
    return next
  }

  func numbers(_ count: Int) -> [Int] { (0..<count).map { _ in newNumber() } }

  func becomeAnotherSize(_ number: Int) { versions[number, default: 0] += 1 }

  func length(of number: Int) -> CGFloat {
    let length = stretched.contains(number) ? 300 : 30 + (number * 37 + (versions[number] ?? 0) * 53) % 90
    return CGFloat(length) * CGFloat(setup.scale)
  }

  func number(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
      return nil
    }
    return sections[path.section][path.item]
  }

  /// Deselects deleted items.
  func trimSelection() { selected.formIntersection(sections.joined()) }

  // MARK: Rest and complaints

  var isAtRest: Bool {
    !view.isTracking && !view.isDragging && !view.isDecelerating && transition == nil && !showsMovement
      && !view.isZooming && !(view.collectionViewLayout is UICollectionViewTransitionLayout)
      && fingers.allSatisfy { $0.location == nil } && FrameClock.main.isIdle
  }

  var isInSight: Bool { view.window.map { !$0.isHidden } ?? false }

  func complain(_ text: String) { if complaint == nil { complaint = text } }

  /// Returns a completion handler that must be called exactly once. It then runs the waiting operations.
  func completion() -> () -> Void {
    openCompletions += 1
    var isOpen = true
    return { [weak self] in
      guard let self else { return }
      if !isOpen { complain("completion: called twice") }
      if isOpen { openCompletions -= 1 }
      isOpen = false
      performWaiting(for: .completion)
    }
  }

  /// Runs the next operations waiting for a circumstance, unless a change is in progress.
  func performWaiting(for circumstance: Operation.Circumstance) {
    guard !isChanging, var all = waiting[circumstance], !all.isEmpty else { return }
    let operations = all.removeFirst()
    waiting[circumstance] = all
    within(nil) { for operation in operations { perform(operation) } }
  }

  /// Runs the body as one data change. Waiting operations continue to wait.
  func changing(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    defer { isChanging = wasChanging }
    body()
  }
}

/// A collection view controller that clears the selection when its view appears.
final class WorldController: UICollectionViewController {
  weak var world: World?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.selected = []
  }
}
