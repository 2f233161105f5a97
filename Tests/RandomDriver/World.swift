import CollectionLayouts
import CollectionView
import TestSupport

/// A collection view on screen, the data behind it as plain arrays, and the fingers on it.
@MainActor final class World: NSObject {
  /// What every section has, by numbers that stand for themselves wherever they go.
  var sections: [[Int]]
  /// A number for each section.
  var names: [Int]
  /// How often a number has become another size.
  private(set) var versions: [Int: Int] = [:]
  private var next = 0

  let setup: Setup
  var kind: LayoutKind
  /// The settings that the layout was given, in their order.
  var settings: [(setting: Int, value: Int)] = []
  let window: UIWindow
  let controller = UIViewController()
  private(set) var view: UICollectionView!
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var fingers: [Finger] = []
  var transition: (layout: UICollectionViewTransitionLayout, kind: LayoutKind)?
  var isMoving = false
  /// Whether the app has put the contents where no hand leaves them.
  var isBeyond = false

  var measures: Bool { setup.measures && kind.canMeasure }

  init(_ setup: Setup) {
    self.setup = setup
    kind = setup.layout
    sections = []
    names = []
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: setup.width, height: setup.height))
    super.init()
    for count in setup.counts {
      sections.append(numbers(count))
      names.append(newNumber())
    }
    fingers = [Finger(in: window, number: 0), Finger(in: window, number: 1)]
    view = UICollectionView(frame: window.bounds, collectionViewLayout: kind.make(for: self))
    if setup.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(NumberView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    if setup.isDiffable { connectDiffable() } else { view.dataSource = self }
    view.delegate = self
  }

  nonisolated deinit {}

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    TimelineLayout.elementKindRuler,
  ]

  func show() {
    controller.view.frame = window.bounds
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func connectDiffable() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.show(number)
      return cell
    }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      supplementaryView(in: view, kind: kind, at: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      read(transaction.finalSnapshot)
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

  private func read(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    names = snapshot.sectionIdentifiers
    sections = names.map { snapshot.itemIdentifiers(inSection: $0) }
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
    CGFloat(30 + (number * 37 + (versions[number] ?? 0) * 53) % 90) * CGFloat(setup.scale)
  }

  func number(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
      return nil
    }
    return sections[path.section][path.item]
  }

  func supplementaryView(
    in view: UICollectionView, kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    let names = diffable?.snapshot().sectionIdentifiers ?? names
    header.tag = names.indices.contains(path.section) ? names[path.section] : 0
    return header
  }

  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool {
    !view.isTracking && !view.isDragging && !view.isDecelerating && transition == nil && !isMoving
      && fingers.allSatisfy { $0.location == nil } && FrameClock.main.isIdle
  }

  /// Another world with the same data, in which nothing has happened yet.
  func fresh() -> World {
    let world = World(setup, copying: self)
    return world
  }

  private init(_ setup: Setup, copying other: World) {
    self.setup = setup
    kind = other.kind
    (sections, names, versions, next, settings) = (
      other.sections, other.names, other.versions, other.next, other.settings
    )
    window = UIWindow(frame: other.window.frame)
    super.init()
    let layout = kind.make(for: self)
    let all = LayoutSetting.all(of: layout)
    for (setting, value) in settings where !all.isEmpty { all[setting % all.count].apply(layout, value) }
    if let circle = layout as? CircleLayout, let theirs = other.view.collectionViewLayout as? CircleLayout {
      (circle.rotation, circle.scale) = (theirs.rotation, theirs.scale)
    }
    view = UICollectionView(frame: other.view.frame, collectionViewLayout: layout)
    view.semanticContentAttribute = other.view.semanticContentAttribute
    view.contentInset = other.view.contentInset
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(NumberView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    controller.additionalSafeAreaInsets = other.controller.additionalSafeAreaInsets
    controller.traitOverrides.preferredContentSizeCategory =
      other.controller.traitCollection.preferredContentSizeCategory
  }
}

/// Shows a number. Wants to be as long as the number says, if its world's cells are measured.
final class NumberCell: UICollectionViewListCell {
  private(set) var number = 0

  func show(_ number: Int) { self.number = number }

  override func prepareForReuse() {
    super.prepareForReuse()
    number = 0
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    var host = superview
    while let view = host, !(view is UICollectionView) { host = view.superview }
    guard let view = host as? UICollectionView, let world = view.delegate as? World, world.measures else {
      return layoutAttributes
    }
    let wanted = (layoutAttributes.copy() as? UICollectionViewLayoutAttributes) ?? layoutAttributes
    let length = world.length(of: number)
    switch world.kind {
    case .tags: wanted.size = CGSize(width: length, height: 20 + length / 4)
    case .flow, .stickyHeaders: wanted.size = CGSize(width: length, height: length)
    case .waterfall:
      if (view.collectionViewLayout as? WaterfallLayout)?.scrollDirection == .horizontal {
        wanted.size.width = length
      } else {
        wanted.size.height = length
      }
    default: wanted.size.height = length
    }
    return wanted
  }
}

final class NumberView: UICollectionReusableView {}
