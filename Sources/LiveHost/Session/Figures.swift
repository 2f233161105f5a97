import CollectionView

/// The figures beside a scene, over all collection views in the window.
@MainActor
struct Figures {
  private var items = 0
  private var visibleCells = 0
  private var madeCells = 0
  private let layoutTime = FrameDriver.main.layoutTime

  init(of window: UIWindow) {
    window.forEachDescendant { view in
      guard let collectionView = view as? UICollectionView else { return }
      items += collectionView.itemCount
      visibleCells += collectionView.visibleCells.count
      madeCells += collectionView.madeCellCount
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.number(items)
    writer.number(visibleCells)
    writer.number(madeCells)
    writer.single(layoutTime)
  }
}
