import UIKitCollections
import Testing

/// A collection view on screen with a diffable data source whose cells show their item as their tag.
final class DiffableStage {
  typealias DataSource = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let view: UpdateLogView
  let dataSource: DataSource
  private let window: UIWindow
  /// The items that the cell provider was asked for, since they were last drained.
  private let requests: Requests

  /// Retained by the cell provider, which must not retain the stage.
  private final class Requests {
    var items: [Int] = []
    var onRequest: ((Int) -> Void)?
  }

  init(height: CGFloat = 400) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    view = UpdateLogView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let requests = Requests()
    self.requests = requests
    dataSource = DataSource(collectionView: view) { view, path, item in
      requests.items.append(item)
      requests.onRequest?(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  var onRequest: ((Int) -> Void)? {
    get { requests.onRequest }
    set { requests.onRequest = newValue }
  }

  func drainRequests() -> [Int] {
    defer { requests.items = [] }
    return requests.items
  }

  static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Applies without animation and lays out.
  func show(_ snapshot: Snapshot) {
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// Applies without animation, lays out and forgets what was asked.
  func start(_ sections: KeyValuePairs<String, [Int]>) {
    show(Self.snapshot(sections))
    _ = drainRequests()
    _ = view.drainLog()
  }

  /// The items on screen by their cells.
  var cells: [Int: ObjectIdentifier] {
    Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
  }

  /// Expects the view to have the snapshot's counts, and each cell on screen to show the item of its path, at its frame.
  func expectShows(
    _ snapshot: Snapshot, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    view.expectShows(sections, comment(), sourceLocation: sourceLocation)
  }
}
