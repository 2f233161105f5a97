import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Content insets that change while items rest in the middle.
@Suite struct ContentInsetTests {
  private func inset(_ kind: AnyLayout, _ length: CGFloat) -> UIEdgeInsets {
    kind.isHorizontal
      ? UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
      : UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
  }

  private func current(_ feed: Feed) -> IndexPath? {
    (feed.view.collectionViewLayout as? any CurrentItemLayout)?.currentIndexPath
  }

  @Test(arguments: [AnyLayout.wheel, .horizontalWheel, .carousel, .verticalCarousel], [0, 7, 59])
  func `changing the content inset keeps the item at rest`(kind: AnyLayout, item: Int) {
    let feed = Feed([Array(0..<60)], kind.make(), kind.isHorizontal ? .right : .down)
    let path = IndexPath(item: item, section: 0)
    (feed.view.collectionViewLayout as? any CurrentItemLayout)?.setCurrentIndexPath(path, animated: false)
    feed.view.layoutIfNeeded()
    let start = feed.position
    #expect(current(feed) == path)
    for _ in 0..<2 {
      feed.view.contentInset = inset(kind, 39)
      feed.view.collectionViewLayout.invalidateLayout()
      feed.view.layoutIfNeeded()
      #expect(current(feed) == path)
      if kind == .wheel || kind == .horizontalWheel { #expect(feed.position == start - 39) }
      feed.view.contentInset = .zero
      feed.view.collectionViewLayout.invalidateLayout()
      feed.view.layoutIfNeeded()
      expectEqual((current(feed), path), (feed.position, start))
    }
  }
}
