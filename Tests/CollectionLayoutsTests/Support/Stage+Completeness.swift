import CollectionView
import TestSupport
import Testing

extension Stage {
  /// Every item that should be in sight is there, in its frame.
  func expectComplete(_ moment: Comment) throws {
    view.layoutIfNeeded()
    var seen = 0
    for path in indexPaths {
      guard let attributes = view.layoutAttributesForItem(at: path) else {
        Issue.record("\(path) has no attributes \(moment)")
        continue
      }
      // What reaches into the view by no more than rounding may be out of sight.
      let frame = attributes.frame.insetBy(dx: 1e-6, dy: 1e-6)
      guard !attributes.isHidden, sharesArea(frame, view.bounds) else { continue }
      seen += 1
      let cell = try #require(view.cellForItem(at: path), moment)
      #expect(isClose(cell.center, attributes.center), moment)
    }
    #expect(seen > 0, moment)
  }
}
