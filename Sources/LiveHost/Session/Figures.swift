import CollectionView

/// The figures shown next to a scene, summed over all collection views in the window.
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

  /// - Parameter layoutTime: The duration of the clock's last frame, in milliseconds.
  func write(layoutTime: Double, to writer: inout MessageWriter) {
    writer.number(items)
    writer.number(visibleCells)
    writer.number(madeCells)
    writer.single(layoutTime)
  }
}
