import UIKitCollections
import Testing

/// A collection view on screen with a diffable data source. The tag of a cell is its item.
final class DiffableStage {
  typealias DataSource = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let view: UpdateLogView
  let dataSource: DataSource
  private let window: UIWindow
  /// The items requested from the cell provider since the last call of `drainRequests()`.
  private let requests: Requests

  /// A separate object for the cell provider, which must not retain the stage.
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

  func show(_ snapshot: Snapshot) {
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// Applies a snapshot without animation, lays out the view, and clears the recorded requests.
  func start(_ sections: KeyValuePairs<String, [Int]>) {
    show(Self.snapshot(sections))
    _ = drainRequests()
    _ = view.drainLog()
  }

  /// The cells on screen by item.
  var cells: [Int: ObjectIdentifier] {
    Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
  }

  /// Expects the view to have the snapshot's counts, and each visible cell to show the item at its index path
  /// and to have the frame from the layout.
  func expectShows(
    _ snapshot: Snapshot, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    view.expectShows(sections, comment(), sourceLocation: sourceLocation)
  }
}
