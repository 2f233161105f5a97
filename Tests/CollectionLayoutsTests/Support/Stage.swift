import CollectionView

/// A layout in a collection view that has been laid out, with the data source it lives from.
final class Stage {
  let view: TrackingCollectionView
  let source: CountedCells

  init(
    _ layout: UICollectionViewLayout, width: CGFloat = 390, height: CGFloat = 800, counts: [Int] = [10],
    isRightToLeft: Bool = false
  ) {
    view = TrackingCollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    treatWarningsAsIssues()
    source = CountedCells(counts)
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.registerPlainViews()
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }

  func scroll(to x: CGFloat) { scroll(to: CGPoint(x: x, y: 0)) }

  func resize(width: CGFloat, height: CGFloat) {
    view.frame.size = CGSize(width: width, height: height)
    view.layoutIfNeeded()
  }

  /// What the layout says of an item, through the collection view, so on screen in right-to-left too.
  func attributes(_ item: Int, section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  var indexPaths: [IndexPath] {
    source.counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Where the answer to a rect query is not exactly the items whose own answers are visible and meet the rectangle.
  func disagreement(in rect: CGRect) -> String? {
    let layout = view.collectionViewLayout
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    let expected = indexPaths.compactMap(layout.layoutAttributesForItem(at:))
      .filter { !$0.isHidden && sharesArea($0.frame, rect) }
    if found.map(\.indexPath) != expected.map(\.indexPath) {
      return "\(rect): \(found.map(\.indexPath.item)) instead of \(expected.map(\.indexPath.item))"
    }
    if let (a, b) = zip(found, expected).first(where: { !$0.isEqual($1) }) { return "\(a) is not \(b)" }
    if zip(found, expected).contains(where: { $0 === $1 }) { return "not a copy" }
    return nil
  }

  /// The first disagreement of rectangles all along a scroll direction, from several offsets.
  ///
  /// - Parameter breadth: Where the rectangles lie in a vertical layout; in a horizontal one, they are in its middle.
  func disagreement(
    along direction: UICollectionView.ScrollDirection, across breadth: Range<CGFloat>
  ) -> String? {
    for offset in [-30, 0, 111, 700] as [CGFloat] {
      scroll(to: direction == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      for start in stride(from: CGFloat(-200), through: 2600, by: 37) {
        for length in [1, 40, 390] as [CGFloat] {
          let rect =
            direction == .horizontal
            ? CGRect(x: start, y: 300, width: length, height: 60)
            : CGRect(
              x: breadth.lowerBound, y: start, width: breadth.upperBound - breadth.lowerBound, height: length)
          if let disagreement = disagreement(in: rect) { return disagreement }
        }
      }
    }
    return nil
  }
}
