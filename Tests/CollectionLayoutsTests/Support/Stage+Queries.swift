import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

extension Stage {
  var indexPaths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Returns the item's attributes from the collection view, so right-to-left frames are mirrored.
  func attributes(_ item: Int, section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  /// Returns the frames of a section's items. A missing frame is null.
  func frames(inSection section: Int = 0) -> [CGRect] {
    layOut()
    return (0..<counts[section]).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
    }
  }

  func frame(of kind: String, inSection section: Int) -> CGRect? {
    layOut()
    return layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The layout's attributes for every visible element, queried one by one.
  var allAttributes: [UICollectionViewLayoutAttributes] {
    layOut()
    return counts.indices.flatMap { section in
      let path = IndexPath(item: 0, section: section)
      let boundaries = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      return boundaries
        + (0..<counts[section]).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }.filter { !$0.isHidden }
    }
  }

  /// Returns a description of the first rect query with wrong elements or attributes, or `nil`.
  func disagreement(_ rectangles: [CGRect]) -> String? {
    let all = allAttributes
    for rect in rectangles {
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { sharesArea($0.frame, rect) }
      guard found.count == expected.count,
        expected.allSatisfy({ one in found.contains { $0.isEqual(one) && $0 !== one } })
      else {
        return "\(rect): \(found.map(\.indexPath)) instead of \(expected.map(\.indexPath))"
      }
    }
    return nil
  }

  /// Returns a description if a rect query doesn't return exactly the visible items in the rectangle, in
  /// order.
  func disagreement(in rect: CGRect) -> String? {
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

  /// Returns the first disagreement of rectangles along the scroll direction, at several offsets.
  ///
  /// - Parameter breadth: The horizontal range of the rectangles in a vertical layout. In a horizontal
  ///   layout, the rectangles are in the middle.
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

extension Stage {
  /// Expects a cell in its frame for every visible item.
  func expectComplete(_ moment: Comment) throws {
    view.layoutIfNeeded()
    var seen = 0
    for path in indexPaths {
      guard let attributes = view.layoutAttributesForItem(at: path) else {
        Issue.record("\(path) has no attributes: \(moment)")
        continue
      }
      // Items overlapping the view only by a rounding error may have no cell.
      let frame = attributes.frame.insetBy(dx: 1e-6, dy: 1e-6)
      guard !attributes.isHidden, sharesArea(frame, view.bounds) else { continue }
      seen += 1
      let cell = try #require(view.cellForItem(at: path), moment)
      #expect(isClose(cell.center, attributes.center), moment)
    }
    #expect(seen > 0, moment)
  }
}

/// Runs a frame, so layouts do their deferred work.
func passFrame() {
  #if os(iOS) || os(tvOS) || os(visionOS)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  #else
  FrameClock.main.advance(by: 1 / 60)
  #endif
}

/// Stores the index paths of items selected by taps, in order.
final class Selections: NSObject, UICollectionViewDelegate {
  var paths: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    paths.append(indexPath)
  }
}
