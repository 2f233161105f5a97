import TestSupport
import Testing
import UIKitCollections

extension UICollectionView {
  /// Returns a view's on-screen center and opacity at the clock's time. The center is relative to the visible
  /// area's origin.
  func shown(_ view: UIView) -> (center: CGPoint, alpha: CGFloat) {
    let position = view.layer.presentation()?.position ?? .zero
    let origin = layer.presentation()?.bounds.origin ?? .zero
    return (
      CGPoint(x: position.x - origin.x, y: position.y - origin.y),
      CGFloat(view.layer.presentation()?.opacity ?? 0)
    )
  }

  var shownCenters: [IndexPath: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: indexPathsForVisibleItems.compactMap { path in
        cellForItem(at: path).map { (path, shown($0).center) }
      })
  }

  /// Expects each visible element of the data source to have exactly one view, at rest at the layout's frame.
  ///
  /// A failure prints both lists of views side by side.
  func expectShows(
    _ source: LabelledSource, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectShows(source.sections, names: source.names, comment(), sourceLocation: sourceLocation)
  }

  /// Expects the tags of visible cells to be these numbers, and the tags of headers to be the sections'
  /// names.
  func expectShows(
    _ sections: [[Int]], names: [Int] = [], _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let header = UICollectionView.elementKindSectionHeader
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
      .sorted { $0.indexPath < $1.indexPath }
    let counts = (0..<numberOfSections).map(numberOfItems)
    #expect(counts == sections.map(\.count), comment(), sourceLocation: sourceLocation)
    #expect(subviews.count == attributes.count, comment(), sourceLocation: sourceLocation)
    // If counts differ, paths refer to other items. Without attributes, there is nothing to compare.
    guard counts == sections.map(\.count), !attributes.isEmpty else { return }
    let selection = Set(indexPathsForSelectedItems ?? [])
    let expected = attributes.filter { $0.representedElementCategory == .cell }.map { attributes in
      let path = attributes.indexPath
      return ShownView(
        path: path, tag: sections[path.section][path.item], frame: attributes.frame,
        isSelected: selection.contains(path))
    }
    let expectedHeaders = attributes.filter { $0.representedElementCategory == .supplementaryView }.map {
      ShownView(
        path: $0.indexPath, kind: header, tag: names[$0.indexPath.section], frame: $0.frame)
    }
    let found = indexPathsForVisibleItems.map { path in
      let cell = cellForItem(at: path)
      return ShownView(path, cell, isSelected: cell?.isSelected == true)
    }
    let foundHeaders = indexPathsForVisibleSupplementaryElements(ofKind: header).map {
      ShownView($0, supplementaryView(forElementKind: header, at: $0), kind: header)
    }
    expectRows(
      found + foundHeaders, equal: expected + expectedHeaders, comment(), sourceLocation: sourceLocation)
  }

  /// All cells on screen, including disappearing ones.
  var cellsOnScreen: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// Returns the relative position of a value: 0 at `start`, 1 at `end`.
func fraction(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
  (value - start) / (end - start)
}

/// The visible state of a collection view's subview.
private struct ShownView: Equatable {
  var path: IndexPath
  var kind = "cell"
  var tag: Int?
  var frame: CGRect?
  var alpha: CGFloat? = 1
  var isSelected = false
}

extension ShownView {
  init(_ path: IndexPath, _ view: UIView?, kind: String = "cell", isSelected: Bool = false) {
    self.init(
      path: path, kind: kind, tag: view?.tag, frame: view?.frame, alpha: view?.alpha, isSelected: isSelected)
  }
}

extension Stage {
  /// Creates a view of 100 × 100 points in its window, without a layout pass. It waits for the clock or for
  /// ``layOut()``.
  convenience init(shown layout: Layout, items: Int = 10, source: CountedCells? = nil) {
    self.init(layout, width: 100, height: 100, counts: [items], source: source, laysOut: false)
    _ = window
  }

  func run() { FrameClock.main.run(for: 1) }
}

extension UICollectionView {
  /// Creates a view for a data source of this folder, with the reuse identifiers "cell" and "view" (for
  /// headers and footers).
  convenience init(
    _ layout: UICollectionViewLayout, showing source: UICollectionViewDataSource, width: CGFloat,
    height: CGFloat,
    cells: AnyClass = UICollectionViewCell.self
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    dataSource = source
  }
}
