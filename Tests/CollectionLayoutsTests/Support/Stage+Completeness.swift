import CollectionView
import TestSupport
import Testing

extension Stage {
  /// Expects a cell in its frame for every visible item.
  func expectComplete(_ moment: Comment) throws {
    view.layoutIfNeeded()
    var seen = 0
    for path in indexPaths {
      guard let attributes = view.layoutAttributesForItem(at: path) else {
        Issue.record("\(path) has no attributes \(moment)")
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
