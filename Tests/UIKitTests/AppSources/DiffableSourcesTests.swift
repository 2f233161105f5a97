import Testing
import UIKit

// Written as for an iPhone, before identifiers had to be sendable. Compiling this file is half of the test.

private class Song: Hashable {
  let title: String

  init(title: String) { self.title = title }

  static func == (left: Song, right: Song) -> Bool { return left.title == right.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

private class SongsViewController: UIViewController {
  enum Section { case favourites, others }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Song>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Song>

  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
  lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "song")
    applySnapshot(favourites: [], animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    return DataSource(collectionView: collectionView) {
      collectionView, indexPath, song -> UICollectionViewCell? in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
      cell.tag = song.title.count
      return cell
    }
  }

  func applySnapshot(favourites: [String], animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections([.favourites, .others])
    snapshot.appendItems(favourites.map { Song(title: $0) }, toSection: .favourites)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  func path(of title: String) -> IndexPath? { return dataSource.indexPath(for: Song(title: title)) }

  func sections() -> [Section] { return dataSource.snapshot().sectionIdentifiers }

  func removeAll() {
    var snapshot = dataSource.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections([.others])
    dataSource.apply(snapshot)
  }
}

@MainActor @Suite struct DiffableSourcesTests {
  @Test func `a view controller shows and removes songs by applying snapshots`() {
    let controller = SongsViewController()
    controller.loadViewIfNeeded()
    controller.applySnapshot(favourites: ["One", "Three"])
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.map { $0.tag }.sorted() == [3, 5])
    #expect(controller.path(of: "Three") == IndexPath(item: 1, section: 0))
    controller.removeAll()
    #expect(controller.sections() == [.others])
    #expect(controller.collectionView.numberOfSections == 1)
  }
}
