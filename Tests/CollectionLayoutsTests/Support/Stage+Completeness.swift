import CollectionView
import Testing

extension Stage {
  /// Every item that should be in sight is there, at its place.
  func expectComplete(_ moment: Comment) throws {
    view.layoutIfNeeded()
    #expect(indexPaths.allSatisfy { view.layoutAttributesForItem(at: $0) != nil }, moment)
    var seen = 0
    for path in indexPaths {
      let attributes = try #require(view.layoutAttributesForItem(at: path))
      guard !attributes.isHidden, sharesArea(attributes.frame, view.bounds) else { continue }
      seen += 1
      let cell = try #require(view.cellForItem(at: path), moment)
      #expect(isClose(cell.center, attributes.center), moment)
    }
    #expect(seen > 0, moment)
  }
}
