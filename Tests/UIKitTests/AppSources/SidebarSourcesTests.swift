import Testing
import UIKit

// Written as for an iPad. Compiling this file is half of the test.

private enum SidebarItemType { case header, expandableRow, row }

private struct SidebarItem: Hashable, Identifiable {
  let id: UUID
  let type: SidebarItemType
  let title: String
  let subtitle: String?
  let image: UIImage?

  static func header(title: String, id: UUID = UUID()) -> Self {
    SidebarItem(id: id, type: .header, title: title, subtitle: nil, image: nil)
  }

  static func expandableRow(title: String, image: UIImage?, id: UUID = UUID()) -> Self {
    SidebarItem(id: id, type: .expandableRow, title: title, subtitle: nil, image: image)
  }

  static func row(title: String, subtitle: String? = nil, image: UIImage?, id: UUID = UUID()) -> Self {
    SidebarItem(id: id, type: .row, title: title, subtitle: subtitle, image: image)
  }
}

private enum SidebarSection: Int { case library, collections }

private final class SidebarViewController: UIViewController {
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>!
  private(set) var shown: [String] = []
  private(set) var pinned: [String] = []
  private(set) var orders: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
  }

  private func createLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.showsSeparators = false
      configuration.headerMode = section == 0 ? .none : .firstItemInSection
      configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
        self?.leadingSwipeActions(at: indexPath)
      }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func leadingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath), item.type == .row else { return nil }
    let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, completion in
      self?.pinned.append(item.title)
      completion(true)
    }
    pin.image = UIImage(systemName: "pin")
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  private func configureDataSource() {
    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> {
      cell, _, item in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = item.title
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let expandableRowRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, SidebarItem
    > { cell, _, item in
      var content = UIListContentConfiguration.sidebarSubtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle
      content.image = item.image
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    }
    let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> {
      [weak self] cell, indexPath, item in
      var content = UIListContentConfiguration.sidebarSubtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle
      content.image = item.image
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listSidebarCell()
      cell.accessories = [
        .multiselect(displayed: .whenEditing), .reorder(displayed: .whenEditing),
        .detail(displayed: .whenNotEditing) { self?.shown.append("Details of \(item.title)") },
      ]
    }
    dataSource = UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>(
      collectionView: collectionView
    ) { collectionView, indexPath, item -> UICollectionViewCell? in
      switch item.type {
      case .header:
        return collectionView.dequeueConfiguredReusableCell(
          using: headerRegistration, for: indexPath, item: item)
      case .expandableRow:
        return collectionView.dequeueConfiguredReusableCell(
          using: expandableRowRegistration, for: indexPath, item: item)
      case .row:
        return collectionView.dequeueConfiguredReusableCell(
          using: rowRegistration, for: indexPath, item: item)
      }
    }
    dataSource.reorderingHandlers.canReorderItem = { $0.type == .row }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for section in transaction.sectionTransactions {
        self?.orders.append(section.finalSnapshot.items.map(\.title))
      }
    }
  }

  private func applyInitialSnapshot() {
    var library = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
    library.append([
      .row(title: "Recipes", subtitle: "All of them", image: UIImage(systemName: "list.bullet")),
      .row(title: "Favourites", image: UIImage(systemName: "heart")),
      .row(title: "Recents", image: UIImage(systemName: "clock")),
    ])
    dataSource.apply(library, to: .library, animatingDifferences: false)

    var collections = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
    let header = SidebarItem.header(title: "Collections")
    let folder = SidebarItem.expandableRow(title: "Seasons", image: UIImage(systemName: "folder"))
    collections.append([header])
    collections.append([folder, .row(title: "Soups", image: nil)], to: header)
    collections.append(["Spring", "Autumn"].map { SidebarItem.row(title: $0, image: nil) }, to: folder)
    collections.expand([header])
    dataSource.apply(collections, to: .collections, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    collectionView.allowsMultipleSelectionDuringEditing = true
  }
}

extension SidebarViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    shown.append(item.title)
  }
}

@MainActor @Suite(.serialized) struct SidebarSourcesTests {
  private let window: UIWindow
  private let controller = SidebarViewController()
  private var view: UICollectionView { controller.collectionView }

  init() { window = controller.shownInWindow(width: 320, height: 700) }

  private func runToRest() { FrameClock.main.run(while: !FrameClock.main.isIdle) }

  private var titles: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func row(_ title: String) throws -> UICollectionViewListCell {
    let cell = view.visibleCells.first {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text == title
    }
    return try #require(cell as? UICollectionViewListCell)
  }

  private func tap(_ title: String, at share: CGFloat = 0.4) throws {
    let row = try row(title)
    Finger(in: window).tap(
      at: row.convert(CGPoint(x: row.bounds.width * share, y: row.bounds.midY), to: nil))
    runToRest()
    window.layoutIfNeeded()
  }

  @Test
  func `sidebar rows are inset by 8 points, and nested rows are indented`()
    throws
  {
    #expect(titles == ["Recipes", "Favourites", "Recents", "Collections", "Seasons", "Soups"])
    let (recipes, favourites) = (try row("Recipes"), try row("Favourites"))
    #expect(recipes.frame.minX == 8)
    #expect(recipes.frame.width == 304)
    #expect(recipes.frame.height > favourites.frame.height)
    #expect(try row("Recents").frame.minY == favourites.frame.maxY)
    #expect(try row("Soups").indentationLevel == 1)
  }

  @Test func `taps select rows, expand and collapse outlines, and reach buttons in rows`() throws {
    try tap("Favourites")
    #expect(controller.shown == ["Favourites"])
    #expect(try row("Favourites").isSelected)
    try tap("Seasons")
    #expect(controller.shown == ["Favourites", "Seasons"])
    try tap("Seasons", at: 0.93)
    #expect(
      titles == [
        "Recipes", "Favourites", "Recents", "Collections", "Seasons", "Spring", "Autumn", "Soups",
      ])
    #expect(try row("Spring").indentationLevel == 2)
    try tap("Collections")
    #expect(titles == ["Recipes", "Favourites", "Recents", "Collections"])
    #expect(controller.shown.count == 2)
    let recents = try row("Recents")
    Finger(in: window).tap(
      at: recents.convert(CGPoint(x: recents.bounds.maxX - 28, y: recents.bounds.midY), to: nil))
    #expect(controller.shown == ["Favourites", "Seasons", "Details of Recents"])
  }

  @Test func `a swipe to the right performs a row's action, and a header has none`() throws {
    for title in ["Collections", "Recents"] {
      let row = try row(title)
      let start = row.convert(CGPoint(x: 20, y: row.bounds.midY), to: nil)
      Finger(in: window).drag(from: start, to: CGPoint(x: start.x + 270, y: start.y), duration: 0.4)
      runToRest()
    }
    #expect(controller.pinned == ["Recents"])
  }

  @Test func `in editing mode, several rows can be selected and a handle moves a row`() throws {
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    try tap("Recipes")
    try tap("Recents")
    #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [0, 2])
    let (recipes, recents) = (try row("Recipes"), try row("Recents"))
    let handle = recipes.convert(CGPoint(x: recipes.bounds.maxX - 28, y: recipes.bounds.midY), to: nil)
    let finger = Finger(in: window)
    finger.down(at: handle)
    FrameClock.main.advance(by: 0.1)
    finger.move(to: CGPoint(x: handle.x, y: recents.convert(recents.bounds, to: nil).midY + 4), duration: 0.5)
    finger.lift()
    runToRest()
    #expect(controller.orders == [["Favourites", "Recents", "Recipes"]])
    #expect(titles.prefix(3) == ["Favourites", "Recents", "Recipes"])
  }
}
