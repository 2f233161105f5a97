import CollectionView

/// What a scroll view shows at rest, as far as a test can expect it.
struct ShownContents: Equatable {
  /// An item on screen.
  struct Item: Equatable {
    var path: IndexPath
    /// In the contents.
    var frame: CGRect
  }

  var offset: CGPoint
  /// The number of items in each section. Without a collection view there are none, and no items.
  var counts: [Int] = []
  /// In the order of their paths.
  var items: [Item] = []
  /// In their order.
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
