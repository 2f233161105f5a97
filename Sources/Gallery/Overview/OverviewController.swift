import CollectionLayouts
import CollectionView
import Previews

/// The gallery's first page, with every scene in slow motion. Tapping a tile opens the scene.
final class OverviewController: UICollectionViewController {
  nonisolated enum Section: Hashable, Sendable {
    case introduction
    case group(String)
  }

  private typealias Source = UICollectionViewDiffableDataSource<Section, String>

  static let sentence =
    "Collection view layouts for UIKit, running live: each picture is a real collection view. Open one and touch it."

  let pictures: PictureCollection
  let overview = LiveOverview()
  let layout = WaterfallLayout()
  private(set) lazy var stroll = OverviewStroll(of: self)
  private var source: Source?
  private var words = OverviewController.sentence

  init(pictures: PictureCollection) {
    self.pictures = pictures
    layout.placement = .sequential
    layout.headerReferenceLength = .estimated(44)
    super.init(collectionViewLayout: layout)
    title = "Overview"
    overview.search = { [weak self] in self?.search($0) }
    overview.onMotionPreferenceChange = { [weak self] in self?.stroll.start() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .page
    collectionView.alwaysBounceVertical = true
    let cells = UICollectionView.CellRegistration<OverviewCell, String> { [unowned self] cell, _, id in
      guard let scene = GalleryScene.named(id) else { return }
      cell.show(scene)
      stroll.start()
    }
    let source = Source(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    collectionView.register(
      OverviewHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: OverviewHeader.identifier)
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: OverviewHeader.identifier, for: path)
      if let header = header as? OverviewHeader { fill(header, path.section) }
      return header
    }
    self.source = source
    apply(OverviewSearch("").groups, animated: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let metrics = OverviewMetrics(breadth: view.bounds.width)
    layout.laneCount = .fixed(metrics.laneCount)
    layout.laneSpacing = metrics.spacing
    layout.itemSpacing = metrics.spacing / 2
    layout.sectionInset = UIEdgeInsets(
      top: 0, left: metrics.margin, bottom: metrics.spacing, right: metrics.margin)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stroll.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stroll.stop()
  }

  // MARK: Search

  func search(_ text: String) {
    let groups = OverviewSearch(text).groups
    words = groups.isEmpty ? "No scene for “\(text.prefix(40))”." : Self.sentence
    apply(groups, animated: !overview.reducesMotion)
  }

  private func apply(_ groups: [SceneGroup], animated: Bool) {
    guard let source else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.introduction])
    for group in groups {
      snapshot.appendSections([.group(group.title)])
      snapshot.appendItems(group.scenes.map(\.id))
    }
    source.apply(snapshot, animatingDifferences: animated)
    for (section, header) in shownHeaders { fill(header, section) }
    stroll.start()
  }

  private var shownHeaders: [(section: Int, header: OverviewHeader)] {
    let kind = UICollectionView.elementKindSectionHeader
    return collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
      (collectionView.supplementaryView(forElementKind: kind, at: path) as? OverviewHeader).map {
        (path.section, $0)
      }
    }
  }

  private func fill(_ header: OverviewHeader, _ section: Int) {
    let metrics = OverviewMetrics(breadth: view.bounds.width)
    switch source?.sectionIdentifier(for: section) {
    case .introduction:
      header.show(words, size: metrics.sentenceSize, margin: metrics.margin, above: metrics.topMargin)
    case .group(let title):
      header.show(title, size: metrics.titleSize, margin: metrics.margin, above: OverviewHeader.below)
    case nil: break
    }
  }

  /// The visible headers' texts, from top to bottom.
  var shownTexts: [String] {
    shownHeaders.sorted { $0.section < $1.section }.map { $0.header.accessibilityLabel ?? "" }
  }

  // MARK: Tiles

  func id(at indexPath: IndexPath) -> String? { source?.itemIdentifier(for: indexPath) }

  var tiles: [(cell: OverviewCell, scene: GalleryScene)] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let cell = collectionView.cellForItem(at: path) as? OverviewCell,
        let scene = id(at: path).flatMap(GalleryScene.named)
      else { return nil }
      return (cell, scene)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = id(at: indexPath) else { return }
    overview.open(id, from: (collectionView.cellForItem(at: indexPath) as? OverviewCell)?.tile)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? OverviewCell)?.removeThumbnail() }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { stroll.start() }
}

extension OverviewController: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { .absolute(OverviewCell.height(forBreadth: laneBreadth)) }
}

struct OverviewSearch {
  private let words: [String]

  /// Creates a search for scenes that match all words of the text. An empty text matches every scene.
  init(_ text: String) {
    words = Self.folded(text).split(separator: " ").map(String.init)
  }

  /// The groups with matching scenes, without their other scenes.
  var groups: [SceneGroup] {
    SceneGroup.all.compactMap { group in
      let scenes = group.scenes.filter { finds($0, in: group) }
      return scenes.isEmpty ? nil : SceneGroup(title: group.title, scenes: scenes)
    }
  }

  private func finds(_ scene: GalleryScene, in group: SceneGroup) -> Bool {
    let text = Self.folded("\(group.title) \(scene.title) \(scene.summary) \(scene.id)")
    return words.allSatisfy { text.contains($0) }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
