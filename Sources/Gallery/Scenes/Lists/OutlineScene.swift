import CollectionView
import Previews

extension GalleryScene {
  static let outline = GalleryScene(
    id: "outline", title: "Outline",
    summary: "a tree of rows that expand, collapse, and move", sampleCount: 0,
    showsPictures: false
  ) { _ in
    let list = OutlineList()
    return SceneContent(
      layout: list.layout, source: list,
      settings: [
        .choice(
          "Appearance",
          [
            ("Sidebar", .sidebar), ("Plain sidebar", .sidebarPlain), ("Inset grouped", .insetGrouped),
            ("Plain", .plain),
          ], of: list, \.appearance),
        .toggle("Only the chevron expands", of: list, \.expandsByChevron),
        .toggle("isEditing", of: list, \.isEditing),
        .number("indentationWidth", 0...40, of: list, \.indentation),
      ], screen: list.screen)
  }
}

/// Countries and cities in a sidebar list.
final class OutlineList: NSObject, SceneSource {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped {
    didSet { layout.invalidateLayout() }
  }
  var expandsByChevron = false { didSet { reconfigure() } }
  var indentation: CGFloat = 16 { didSet { reconfigure() } }
  var isEditing: Bool {
    get { controller?.isEditing ?? false }
    set { controller?.setEditing(newValue, animated: true) }
  }

  private(set) lazy var layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
    self.map { .list(using: .init(appearance: $0.appearance), layoutEnvironment: environment) }
  }
  private(set) var source: Source?
  private weak var controller: SceneController?

  private static let tree: [(String, String, [(String, [String])])] = [
    (
      "Nature", "leaf",
      [("Forests", ["Beech", "Birch", "Pine"]), ("Waters", ["Lakes", "Rivers", "The sea"])]
    ),
    (
      "Cities", "map",
      [("Lisbon", ["Alfama", "Belém"]), ("Helsinki", ["Kallio", "Suomenlinna"]), ("Kyoto", ["Gion"])]
    ),
    ("Music", "music.note", [("Strings", ["Cello", "Viola"]), ("Winds", ["Oboe", "Horn"])]),
    ("Books", "book", [("Read", ["Essays", "Novels"]), ("Unread", ["Atlases"])]),
  ]
  private static let symbols = Dictionary(uniqueKeysWithValues: tree.map { ($0.0, $0.1) })

  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    screen.describe(list: appearance, configuration: [])
    screen.layout = screen.layout.replacing("var configuration", with: "let configuration")
    return screen
  }

  var actions: [SceneAction] {
    [
      SceneAction(name: "Expand all") { [weak self] in
        self?.canExpand == true
      } perform: { [weak self] in
        self?.setExpanded(true)
      },
      SceneAction(name: "Collapse all") { [weak self] in
        self?.canCollapse == true
      } perform: { [weak self] in
        self?.setExpanded(false)
      },
      SceneAction(name: "Edit") {
        true
      } perform: { [weak self] in
        self?.isEditing.toggle()
      },
    ]
  }

  func fill(_ controller: SceneController) {
    self.controller = controller
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in self?.show(name, in: cell)
    }
    let source = Source(collectionView: controller.collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    self.source = source
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    for (root, _, branches) in Self.tree {
      outline.append([root])
      for (branch, leaves) in branches {
        outline.append([branch], to: root)
        outline.append(leaves, to: branch)
      }
    }
    outline.expand(["Nature", "Forests", "Cities"])
    source.apply(outline, to: 0, animatingDifferences: false)
  }

  private func show(_ name: String, in cell: UICollectionViewListCell) {
    let outline = source?.snapshot(for: 0)
    let hasChildren = outline.map { $0.contains(name) && !$0.snapshot(of: name).items.isEmpty } ?? false
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.image = UIImage(systemName: Self.symbols[name] ?? (hasChildren ? "folder" : "doc"))
    if !hasChildren { content.imageProperties.tintColor = .secondaryLabel }
    cell.contentConfiguration = content
    cell.indentationWidth = indentation
    let options = UICellAccessory.OutlineDisclosureOptions(style: expandsByChevron ? .cell : .header)
    cell.accessories = (hasChildren ? [.outlineDisclosure(options: options)] : []) + [.reorder()]
  }

  // MARK: Changes

  private var canExpand: Bool {
    guard let outline = source?.snapshot(for: 0) else { return false }
    return outline.visibleItems.count < outline.items.count
  }

  private var canCollapse: Bool {
    guard let outline = source?.snapshot(for: 0) else { return false }
    return outline.visibleItems.count > outline.rootItems.count
  }

  private func setExpanded(_ isExpanded: Bool) {
    guard var outline = source?.snapshot(for: 0) else { return }
    if isExpanded { outline.expand(outline.items) } else { outline.collapse(outline.items) }
    source?.apply(outline, to: 0)
  }

  private func reconfigure() {
    guard var snapshot = source?.snapshot() else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
