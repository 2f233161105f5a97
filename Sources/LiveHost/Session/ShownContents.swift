import CollectionView

/// The parts of a scroll view's contents at rest that a test can check.
struct ShownContents: Equatable {
  struct Item: Equatable {
    var path: IndexPath
    var frame: CGRect
  }

  var offset: CGPoint
  /// The number of items in each section, or an empty array if there is no collection view.
  var counts: [Int] = []
  /// The visible items, sorted by index path.
  var items: [Item] = []
  var selected: [IndexPath] = []

  @MainActor
  init(of scrollView: UIScrollView) {
    offset = scrollView.contentOffset
    guard let view = scrollView as? UICollectionView else { return }
    counts = (0..<view.numberOfSections).map(view.numberOfItems)
    items = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { Item(path: path, frame: $0.frame) }
    }
    selected = (view.indexPathsForSelectedItems ?? []).sorted()
  }
}
