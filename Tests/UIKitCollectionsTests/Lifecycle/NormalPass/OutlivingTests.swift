import Testing
import UIKitCollections
import UIKitViews

@MainActor
@Suite("Objects that outlive a collection view")
struct OutlivingTests {
  @Test func `the cells and the layout of a collection view can outlive it`() {
    let layout = UICollectionViewFlowLayout()
    let cell: UICollectionViewCell
    do {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = OneItem()
      view.dataSource = source
      view.layoutIfNeeded()
      cell = view.visibleCells[0]
      #expect(cell.superview === view)
      #expect(layout.collectionView === view)
    }
    #expect(cell.superview == nil)
    #expect(layout.collectionView == nil)
    // Both would call the collection view if it existed.
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    cell.invalidateIntrinsicContentSize()
    layout.invalidateLayout()
  }

  @Test func `a collection view and a list cell can remove their contents in deinit`() {
    let source = OneItem()
    let cell: UICollectionViewCell
    do {
      let view = TidyView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.register(TidyCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      cell = view.visibleCells[0]
      #expect(cell.superview === view)
    }
    #expect(cell.superview == nil)
    do {
      let cell = TidyCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var contents = UIListContentConfiguration.cell()
      contents.text = "Text"
      cell.contentConfiguration = contents
      cell.accessories = [.disclosureIndicator()]
      cell.layoutIfNeeded()
      #expect(!cell.subviews.isEmpty)
    }
  }
}

private final class TidyView: UICollectionView {
  nonisolated deinit {
    MainActor.assumeIsolated { for view in subviews { view.removeFromSuperview() } }
  }
}

private final class TidyCell: UICollectionViewListCell {
  nonisolated deinit {
    MainActor.assumeIsolated { for view in subviews { view.removeFromSuperview() } }
  }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
