import CollectionLayouts
import CollectionView
import Rendering
import TestSupport

/// A collection view on screen, the data behind it as plain arrays, and the fingers on it.
@MainActor class World: NSObject {
  // The model.

  /// What every section has, by numbers that stand for themselves wherever they go.
  var sections: [[Int]] = []
  /// A number for each section.
  var names: [Int] = []
  /// The trees of the sections that are outlines, by their sections' names.
  var outlines: [Int: Outline] = [:]
  var selected: Set<Int> = []
  /// How often an item has become another size, and a section another style.
  private(set) var versions: [Int: Int] = [:]
  /// The items that are much longer than usual.
  var stretched: Set<Int> = []
  private var next = 0

  let setup: Setup
  let window: UIWindow
  private(set) var controller = UIViewController()
  private(set) var view: UICollectionView!
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var fingers: [Finger] = []
  /// What zooms. Nil where nothing does.
  private(set) var page: UIView?

  /// What lists the window again and again, as a live page does.
  var picture = DisplayListBuilder()

  // What is under way.

  /// The layouts that were made, while the view may come back to them.
  var records: [ObjectIdentifier: LayoutRecord] = [:]
  var transition: UICollectionViewTransitionLayout?
  /// Whether the program or a long press moves an item.
  var isMoving = false
  /// Whether an item is moved, by the handle of its row, too.
  var showsMovement: Bool {
    isMoving || view.visibleCells.contains { $0.configurationState.isReordering }
  }
  /// Whether a zoom has begun and not ended, as the delegate has heard of it.
  var isZooming = false
  /// Whether a zoom has scaled the size of the contents, which the layout gives again when it prepares.
  var hasScaledContents = false
  /// Whether cells are filled in another style than the layout has now: while a hand moves one, none is filled again.
  var hasCellsOfOtherStyle = false
  /// Where the app has put the contents, though no hand leaves them there.
  var beyond: CGPoint?
  var viewSettings: [(setting: ViewSetting, value: Int)] = []
  /// Whether a change of the data is under way. What is called meanwhile must change nothing: its paths would be of another state.
  private var isChanging = false
  /// What waits for the delegate to be told of a scroll, or for something to end.
  var waiting: [Operation.Circumstance: [[Operation]]] = [:]
  /// The dismissed cards' numbers, by their sections' names.
  var dismissed: [(name: Int, number: Int)] = []

  // What is drawn.

  /// Compares each frame with the one before it.
  var continuity = Continuity()
  /// Whether something was changed without animation since the last frame: what is drawn may leap.
  var mayLeap = false
  /// The scale in the last frame.
  var lastScale: CGFloat = 1
  /// Whether a hand has moved an item since all was at rest.
  var isDropping = false
  /// The numbers whose items the layout hid in the last frame.
  var hidden: Set<Int> = []
  /// What the present operation happens in.
  var circumstance: Operation.Circumstance?
  /// How many operations within each other are under way.
  var depth = 0

  // What the view has said.

  /// How many completions have not been called yet.
  private(set) var openCompletions = 0
  /// The views that are displayed, as the delegate has heard of it.
  var displayed: Set<ObjectIdentifier> = []
  /// What was wrong in a call.
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

  /// Another world with the same data, in which nothing has happened yet.
  required init(copying other: World) {
    setup = other.setup
    (sections, names, versions, next) = (other.sections, other.names, other.versions, other.next)
    stretched = other.stretched
    outlines = other.outlines
    window = UIWindow(frame: other.window.frame)
    super.init()
    guard let old = other.record else { preconditionFailure("the layout is none that a run has made") }
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

  /// The layout that is shown, or that a transition goes to.
  var record: LayoutRecord? {
    let layout = view.collectionViewLayout
    return records[ObjectIdentifier((layout as? UICollectionViewTransitionLayout)?.nextLayout ?? layout)]
  }

  var kind: LayoutKind { view == nil ? setup.layout : record?.kind ?? setup.layout }

  var measures: Bool { (setup.measures && kind.canMeasure) || kind.alwaysMeasures }

  /// Whether lanes run across.
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

  /// The model as a snapshot.
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

  /// How long an item is, or wants to be.
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

  /// What is gone is not selected.
  func trimSelection() { selected.formIntersection(sections.joined()) }

  // MARK: Rest and complaints

  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool {
    !view.isTracking && !view.isDragging && !view.isDecelerating && transition == nil && !showsMovement
      && !view.isZooming && !(view.collectionViewLayout is UICollectionViewTransitionLayout)
      && fingers.allSatisfy { $0.location == nil } && FrameClock.main.isIdle
  }

  /// Whether the view is in a window that is shown.
  var isInSight: Bool { view.window.map { !$0.isHidden } ?? false }

  func complain(_ text: String) { if complaint == nil { complaint = text } }

  /// Counts what has to be called once, and runs what waits for it.
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

  /// Runs what waits for something to happen, unless a change is under way.
  func performWaiting(for circumstance: Operation.Circumstance) {
    guard !isChanging, var all = waiting[circumstance], !all.isEmpty else { return }
    let operations = all.removeFirst()
    waiting[circumstance] = all
    within(nil) { for operation in operations { perform(operation) } }
  }

  /// Runs the body as one change of the data, in which what waits goes on waiting.
  func changing(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    defer { isChanging = wasChanging }
    body()
  }
}
