import CollectionView

/// A scroll view's visible contents at rest, as far as a test can expect them.
struct ShownContents: Equatable {
  struct Item: Equatable {
    var path: IndexPath
    var frame: CGRect
  }

  var offset: CGPoint
  /// The number of items in each section, or an empty array without a collection view.
  var counts: [Int] = []
  /// Sorted by index path.
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
