import Testing
import UIKit

// Written as for an iPhone. Compiling this file is half of the test.

private struct Recipe: Hashable {
  let name: String
  let minutes: Int
  var isFavourite = false
}

/// A custom content view: UIKit's list content next to a label.
private class RecipeCell: UICollectionViewListCell {
  var recipe: Recipe? { didSet { if recipe != oldValue { setNeedsUpdateConfiguration() } } }
  private let listContentView = UIListContentView(configuration: .subtitleCell())
  let minutesLabel = UILabel()
  private var constraintsAreSet = false

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.recipe = recipe
    return state
  }

  private func setUpViewsIfNeeded() {
    guard !constraintsAreSet else { return }
    constraintsAreSet = true
    contentView.addSubview(listContentView)
    contentView.addSubview(minutesLabel)
    listContentView.translatesAutoresizingMaskIntoConstraints = false
    minutesLabel.translatesAutoresizingMaskIntoConstraints = false
    minutesLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      minutesLabel.leadingAnchor.constraint(equalTo: listContentView.trailingAnchor),
      minutesLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      minutesLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    setUpViewsIfNeeded()
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.recipe?.name
    content.secondaryText = state.recipe?.isFavourite == true ? "A favourite" : "For any day"
    content.axesPreservingSuperviewLayoutMargins = []
    listContentView.configuration = content
    minutesLabel.text = state.recipe.map { "\($0.minutes) min" }
    var background = UIBackgroundConfiguration.listCell().updated(for: state)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.9) }
    backgroundConfiguration = background
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let recipe = UIConfigurationStateCustomKey("recipes.recipe")
}

extension UICellConfigurationState {
  fileprivate var recipe: Recipe? {
    get { self[.recipe] as? Recipe }
    set { self[.recipe] = newValue }
  }
}

private class RecipesViewController: UIViewController, UICollectionViewDelegate {
  enum Section: String, CaseIterable { case quick = "Quick", slow = "Slow" }

  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Recipe>!
  var pinned: [Recipe] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [Recipe(name: "Toast", minutes: 4), Recipe(name: "Eggs", minutes: 9)], toSection: .quick)
    snapshot.appendItems([Recipe(name: "Stew", minutes: 190)], toSection: .slow)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      [weak self] (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        self?.trailingSwipeActions(for: indexPath)
      }
      configuration.itemSeparatorHandler = { indexPath, sectionConfiguration in
        var configuration = sectionConfiguration
        if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .visible }
        configuration.bottomSeparatorInsets.leading = UIListSeparatorConfiguration.automaticInsets.leading
        return configuration
      }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }

  private func makeDataSource() {
    let registration = UICollectionView.CellRegistration<RecipeCell, Recipe> { cell, indexPath, recipe in
      cell.recipe = recipe
      let more = UICellAccessory.CustomViewConfiguration(
        customView: UIImageView(image: UIImage(systemName: "star")),
        placement: .trailing(displayed: .whenNotEditing))
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .reorder(displayed: .always),
        .delete(displayed: .whenEditing, options: .init(tintColor: .white)) {},
        .customView(configuration: more),
      ]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Recipe>(collectionView: collectionView) {
      collectionView, indexPath, recipe in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: recipe)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func trailingSwipeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteItems([recipe])
      self.dataSource.apply(snapshot)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
}

@MainActor @Suite(.serialized) struct ListSourcesTests {
  @Test
  func `a list shows app-defined cell content, headers and the editing state`()
    throws
  {
    let controller = RecipesViewController()
    let window = controller.shownInWindow(width: 375, height: 667)
    let view = try #require(controller.collectionView)
    #expect(view.visibleCells.count == 3)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? RecipeCell)
    #expect(cell.frame.height == 68.5)
    #expect(cell.minutesLabel.text == "9 min")
    // The label's trailing edge, after space for the handle, the chevron, and the star.
    #expect(cell.minutesLabel.frame.maxX == cell.contentView.bounds.width - 8)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    let content = (header as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Slow")
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(cell.configurationState.isEditing)
  }
}
