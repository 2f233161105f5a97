import CollectionView
import Previews

extension GalleryScene {
  static let settingsList = GalleryScene(
    id: "settings-list", title: "Preferences",
    summary:
      "a list of settings with switches, values, checkmarks, swipe actions, and editing",
    sampleCount: 0, showsPictures: false
  ) { _ in
    let list = SettingsList()
    return SceneContent(
      layout: list.layout, source: list,
      settings: [
        .choice(
          "Appearance",
          [
            ("Inset grouped", .insetGrouped), ("Grouped", .grouped), ("Plain", .plain), ("Sidebar", .sidebar),
          ],
          of: list, \.appearance),
        .toggle("isEditing", of: list, \.isEditing),
        .toggle("Editing selects rows", of: list, \.marksRows),
        .toggle("Headers and footers", of: list, \.showsHeaders),
        .toggle("showsSeparators", of: list, \.showsSeparators),
        .number("headerTopPadding", 0...60, of: list, \.headerPadding),
      ], screen: list.screen)
  }
}

/// An imaginary phone's settings.
final class SettingsList: NSObject, SceneSource, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<SettingsRow.Section, SettingsRow>

  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped {
    didSet { layout.invalidateLayout() }
  }
  var showsHeaders = true { didSet { layout.invalidateLayout() } }
  var showsSeparators = true { didSet { layout.invalidateLayout() } }
  var headerPadding: CGFloat = 0 { didSet { layout.invalidateLayout() } }
  /// `true` if editing selects devices, `false` if it deletes them.
  var marksRows = false { didSet { reconfigure(devices) } }
  var isEditing: Bool {
    get { controller?.isEditing ?? false }
    set { controller?.setEditing(newValue, animated: true) }
  }

  private(set) lazy var layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
    self.map { .list(using: $0.configuration, layoutEnvironment: environment) }
  }
  private(set) var source: Source?
  private weak var controller: SceneController?
  private var switchedOn: Set<SettingsRow> = [.bluetooth, .mobileData]
  private var style = SettingsRow.automatic
  private lazy var sounds = UIMenu(
    title: "Sound", options: .singleSelection,
    children: ["Chime", "Bell", "Marimba", "Silence"].map { name in
      UIAction(title: name, state: name == "Chime" ? .on : .off) { _ in }
    })
  private var flagged: Set<SettingsRow> = []

  private var configuration: UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = showsHeaders ? .supplementary : .none
    list.footerMode = showsHeaders ? .supplementary : .none
    list.showsSeparators = showsSeparators && appearance != .sidebar
    if headerPadding > 0 { list.headerTopPadding = headerPadding }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    return list
  }

  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    let headers = showsHeaders ? ["configuration.headerMode = .supplementary"] : []
    let separators =
      showsSeparators && appearance != .sidebar ? [] : ["configuration.showsSeparators = false"]
    let padding = headerPadding > 0 ? ["configuration.headerTopPadding = \(headerPadding)"] : []
    screen.describe(list: appearance, configuration: headers + separators + padding)
    if showsHeaders { screen.addHeaders() }
    return screen
  }

  var actions: [SceneAction] {
    [
      SceneAction(name: "Edit") {
        true
      } perform: { [weak self] in
        self?.isEditing.toggle()
      },
      SceneAction(name: "Forget a device") { [weak self] in
        self?.devices.isEmpty == false
      } perform: {
        [weak self] in
        if let device = self?.devices.first { self?.forget(device) }
      },
      SceneAction(name: "Find all devices") {
        true
      } perform: { [weak self] in
        self?.showAll()
      },
    ]
  }

  func fill(_ controller: SceneController) {
    self.controller = controller
    let view: UICollectionView = controller.collectionView
    view.allowsMultipleSelectionDuringEditing = true
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
      [weak self] cell, _, row in self?.show(row, in: cell)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source?.sectionIdentifier(for: path.section)?.title
      view.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source?.sectionIdentifier(for: path.section)?.note
      view.contentConfiguration = content
    }
    let source = Source(collectionView: view) { view, path, row in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { $0.section == .devices }
    self.source = source
    view.delegate = self
    showAll(animated: false)
  }

  // MARK: Rows

  private func show(_ row: SettingsRow, in cell: UICollectionViewListCell) {
    var content = row.value == nil ? UIListContentConfiguration.cell() : .valueCell()
    content.text = row.title
    content.secondaryText = row.value
    content.image = UIImage(systemName: row.symbol)
    content.imageProperties.tintColor = row.color
    if row == .account {
      content = .subtitleCell()
      (content.text, content.secondaryText) = (row.title, "Account, backups, purchases")
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.image = UIImage(systemName: row.symbol)
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
      content.imageProperties.tintColor = .systemGray
    }
    cell.contentConfiguration = content
    cell.accessories = accessories(of: row)
  }

  private func accessories(of row: SettingsRow) -> [UICellAccessory] {
    switch row.kind {
    case .page: [.disclosureIndicator()]
    case .menu: [.popUpMenu(sounds)]
    case .toggle: [.customView(configuration: .init(customView: toggle(for: row), placement: .trailing()))]
    case .choice: row == style ? [.checkmark()] : []
    case .device:
      (flagged.contains(row) ? [.customView(configuration: flag)] : [])
        + [marksRows ? .multiselect() : .delete(), .detail(displayed: .whenNotEditing), .reorder()]
    }
  }

  private var flag: UICellAccessory.CustomViewConfiguration {
    let image = UIImageView(image: UIImage(systemName: "flag.fill"))
    image.tintColor = .systemOrange
    return .init(customView: image, placement: .trailing(), reservedLayoutWidth: .standard)
  }

  private func toggle(for row: SettingsRow) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = switchedOn.contains(row)
    toggle.addAction(
      UIAction { [weak self] action in
        guard (action.sender as? UISwitch)?.isOn == true else {
          self?.switchedOn.remove(row)
          return
        }
        self?.switchedOn.insert(row)
      }, for: .valueChanged)
    return toggle
  }

  // MARK: Changes

  private var devices: [SettingsRow] {
    source?.snapshot().itemIdentifiers.filter { $0.kind == .device } ?? []
  }

  private func showAll(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<SettingsRow.Section, SettingsRow>()
    for section in SettingsRow.Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(SettingsRow.allCases.filter { $0.section == section })
    }
    source?.apply(snapshot, animatingDifferences: animated)
  }

  private func forget(_ row: SettingsRow) {
    guard var snapshot = source?.snapshot() else { return }
    snapshot.deleteItems([row])
    source?.apply(snapshot)
  }

  private func reconfigure(_ rows: [SettingsRow]) {
    guard var snapshot = source?.snapshot() else { return }
    snapshot.reconfigureItems(rows)
    source?.apply(snapshot)
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = source?.itemIdentifier(for: path), row.kind == .device else { return nil }
    let forget = UIContextualAction(style: .destructive, title: "Forget") { [weak self] _, _, done in
      self?.forget(row)
      done(true)
    }
    let flag = UIContextualAction(
      style: .normal, title: flagged.contains(row) ? "Unflag" : "Flag"
    ) { [weak self] _, _, done in
      self?.flagged.formSymmetricDifference([row])
      self?.reconfigure([row])
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [forget, flag])
  }

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = source?.itemIdentifier(for: path), row.kind == .device else { return nil }
    let top = UIContextualAction(style: .normal, title: "To the top") { [weak self] _, _, done in
      guard let self, var snapshot = source?.snapshot(), let first = devices.first, first != row else {
        return done(false)
      }
      snapshot.moveItem(row, beforeItem: first)
      done(true)
      source?.apply(snapshot)
    }
    top.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [top])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let row = source?.itemIdentifier(for: indexPath), row.kind == .choice, row != style else { return }
    let old = style
    style = row
    reconfigure([old, row])
  }
}
