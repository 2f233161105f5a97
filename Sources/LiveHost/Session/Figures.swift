import CollectionView

/// The figures that the page shows next to a scene. They include all collection views in the window.
struct Figures: Equatable {
  private var items = 0
  private var visibleCells = 0
  private var madeCells = 0

  @MainActor init(of window: UIWindow) {
    window.forEachDescendant { view in
      guard let collectionView = view as? UICollectionView else { return }
      items += collectionView.itemCount
      visibleCells += collectionView.visibleCells.count
      madeCells += collectionView.madeCellCount
    }
  }

  func write(layoutTime: Double, to writer: inout MessageWriter) {
    writer.number(items)
    writer.number(visibleCells)
    writer.number(madeCells)
    writer.single(layoutTime)
  }
}
