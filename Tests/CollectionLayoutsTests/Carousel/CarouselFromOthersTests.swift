// Uses this package's own windows. On Apple's platforms, this is tested by hand.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import Testing

/// Tests what the page about other libraries states about carousels.
@Suite(.serialized) struct CarouselFromOthersTests {
  /// Returns the frame of the item at an index, relative to the left of the view.
  private func shown(_ item: Int, in album: Album) throws -> CGRect {
    try #require(album.cell(item)).frame.offsetBy(dx: -album.view.contentOffset.x, dy: 0)
  }

  private func effect(scale: CGFloat) -> CarouselEffect {
    .custom { ItemTransform(scale: 1 - (1 - scale) * min(1, abs($0.itemsFromCenter))) }
  }

  @Test(arguments: [0.6, 0.9, 1] as [CGFloat], [5, 40, 90] as [CGFloat])
  func `the spacing modes of UPCarouselFlowLayout can be reproduced`(scale: CGFloat, length: CGFloat) throws {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 200, height: 200))
    layout.effect = effect(scale: scale)
    layout.itemSpacing = length - 200 * (1 - scale) / 2
    let album = Album(layout, count: 5)
    layout.setCurrentIndexPath([0, 2], animated: false)
    album.view.layoutIfNeeded()
    #expect(try abs(shown(3, in: album).minX - shown(2, in: album).maxX - length) < 1e-6)
    layout.itemSpacing = (400 - 200) / 2 - length - 200 * (1 - scale) / 2
    album.view.layoutIfNeeded()
    #expect(try abs(400 - shown(3, in: album).minX - length) < 1e-6)
    #expect(try abs(shown(1, in: album).maxX - length) < 1e-6)
    #expect(try shown(2, in: album) == CGRect(x: 100, y: 200, width: 200, height: 200))
  }

  @Test func `items that fade into each other stay in the middle`() throws {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 1)
    layout.itemSpacing = 0
    layout.effect = .custom { position in
      ItemTransform(
        CGAffineTransform(translationX: -position.distance, y: 0),
        alpha: max(0, 1 - abs(position.itemsFromCenter)))
    }
    let album = Album(layout, count: 5)
    for part in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
      album.view.contentOffset.x = 400 * (1 + part)
      album.view.layoutIfNeeded()
      for (item, alpha) in [(1, 1 - part), (2, part)] where alpha > 0 {
        #expect(isClose(try shown(item, in: album).minX, 0))
        #expect(isClose(try #require(album.cell(item)).alpha, alpha))
      }
    }
  }
}
#endif
