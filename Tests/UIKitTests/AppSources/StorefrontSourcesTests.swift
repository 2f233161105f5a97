import Testing
import UIKit

// Written as for an iPhone. Compiling this file is half of the test.

private struct App: Hashable {
  let id = UUID()
  let name: String
  var updates = 0
}

private enum Shelf: Int, CaseIterable {
  case featured, popular, categories

  var title: String {
    switch self {
    case .featured: return ""
    case .popular: return "Popular"
    case .categories: return "Categories"
    }
  }
}

private final class BadgeView: UICollectionReusableView {
  static let elementKind = "badge"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .white
    addSubview(label)
    backgroundColor = .systemRed
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .title2)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CardBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class AppCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let inset = CGFloat(8)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class StorefrontViewController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Shelf, App>!
  private(set) var selected: [String] = []
  private(set) var scales: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] sectionIndex, layoutEnvironment in
        guard let shelf = Shelf(rawValue: sectionIndex) else { return nil }
        switch shelf {
        case .featured: return self.featuredSection()
        case .popular: return self.popularSection()
        case .categories: return self.categoriesSection(layoutEnvironment)
        }
      }, configuration: configuration)
    layout.register(CardBackgroundView.self, forDecorationViewOfKind: "card")
    return layout
  }

  private func featuredSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(240)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    section.visibleItemsInvalidationHandler = { [weak self] visibleItems, offset, environment in
      for item in visibleItems where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - 0.1 * distance / environment.container.contentSize.width, 0.9)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        self?.scales[item.indexPath.item] = scale
      }
    }
    return section
  }

  private func popularSection() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: BadgeView.elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)),
      supplementaryItems: [badge])
    row.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: column)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 14
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private func categoriesSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = self.header()
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let more = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(30)), elementKind: "more",
      alignment: .topTrailing, absoluteOffset: CGPoint(x: -6, y: 7))
    more.extendsBoundary = false
    section.boundarySupplementaryItems = [header, more]
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = NSDirectionalEdgeInsets(top: 44, leading: 10, bottom: 0, trailing: 10)
    section.decorationItems = [card]
    return section
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<AppCell, App> { cell, _, app in
      cell.label.text = app.name
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: BadgeView.elementKind
    ) { [weak self] view, _, indexPath in
      let updates = self?.dataSource.itemIdentifier(for: indexPath)?.updates ?? 0
      view.label.text = "\(updates)"
      view.isHidden = updates == 0
    }
    let titleRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      view.label.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
    }
    let moreRegistration = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: "more") {
      view, _, _ in view.label.text = "More"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, app in
      view.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: app)
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      switch kind {
      case BadgeView.elementKind:
        return view.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: indexPath)
      case "more": return view.dequeueConfiguredReusableSupplementary(using: moreRegistration, for: indexPath)
      default: return view.dequeueConfiguredReusableSupplementary(using: titleRegistration, for: indexPath)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, App>()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems((0..<4).map { App(name: "Featured \($0)") }, toSection: .featured)
    snapshot.appendItems((0..<9).map { App(name: "Popular \($0)", updates: $0 % 2) }, toSection: .popular)
    snapshot.appendItems(
      ["Games", "Productivity\nand finance", "Music", "Travel", "Books"].map { App(name: $0) },
      toSection: .categories)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let app = dataSource.itemIdentifier(for: indexPath) else { return }
    selected.append(app.name)
  }
}

@MainActor @Suite(.serialized) struct StorefrontSourcesTests {
  private let window: UIWindow
  private let controller = StorefrontViewController()
  private var view: UICollectionView { controller.collectionView }

  init() { window = controller.shownInWindow(width: 400, height: 700) }

  private func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }
  private func cell(_ item: Int, _ section: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }
  private func runToRest() { FrameClock.main.run(while: !FrameClock.main.isIdle) }

  @Test func `a page with horizontally scrolling shelves has the described frames`() throws {
    #expect(frame(cell(0, 0)) == CGRect(x: 20, y: 0, width: 360, height: 240))
    #expect(controller.scales[0] == 1)
    #expect(try #require(controller.scales[1]) < 1)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(frame(header) == CGRect(x: 20, y: 260, width: 360, height: 44))
    #expect((header as? TitleView)?.label.text == "Popular")
    #expect(frame(cell(0, 1)) == CGRect(x: 20, y: 309, width: 306, height: 50))
    #expect(frame(cell(2, 1)) == CGRect(x: 20, y: 429, width: 306, height: 50))
    #expect(frame(cell(3, 1))?.minX == 340)
    let badge = view.supplementaryView(
      forElementKind: BadgeView.elementKind, at: IndexPath(item: 1, section: 1))
    #expect(frame(badge)?.midX == 326)
    #expect(frame(badge)?.midY == 369)
    #expect((badge as? BadgeView)?.label.text == "1")
    #expect(badge?.layer.cornerRadius == 10)
  }

  @Test
  func `cells in a grid row share the greatest height, and a card surrounds the grid`()
    throws
  {
    let frames = (0..<5).compactMap { cell($0, 2)?.frame }
    #expect(frames.map(\.width) == [170, 170, 170, 170, 170])
    #expect(frames.map(\.minX) == [20, 210, 20, 210, 20])
    #expect(frames[0].minY == 558)
    #expect(frames[0].height == frames[1].height)
    #expect(frames[0].height > frames[2].height)
    #expect(frames[2].minY == frames[0].maxY + 8)
    let more = view.supplementaryView(forElementKind: "more", at: IndexPath(item: 0, section: 2))
    #expect(more?.frame == CGRect(x: 314, y: 511, width: 60, height: 30))
    let card = try #require(view.subviews.first { $0 is CardBackgroundView })
    #expect(card.frame.minX == 10)
    #expect(card.frame.minY == 548)
    #expect(card.frame.width == 380)
    #expect(card.frame.maxY == frames[4].maxY + 10)
  }

  @Test func `a flick advances one column, a tap selects there, and wide windows add columns`()
    throws
  {
    let finger = Finger(in: window)
    finger.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.1)
    runToRest()
    #expect(frame(cell(3, 1))?.minX == 20)
    finger.tap(at: CGPoint(x: 100, y: 330))
    runToRest()
    #expect(controller.selected == ["Popular 3"])
    #expect(view.contentOffset.y == 0)
    window.frame.size.width = 800
    window.layoutIfNeeded()
    runToRest()
    #expect((0..<5).compactMap { cell($0, 2)?.frame.minX } == [20, 215, 410, 605, 20])
  }
}
