import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite("Index paths without a section or an item (UIKit sometimes passes them, according to MagazineLayout)")
struct ShortIndexPathTests {
  @Test func `index paths without an item have no attributes in any layout`() {
    let layouts: [UICollectionViewLayout] = [
      WaterfallLayout(), CarouselLayout(), CircleLayout(), WheelLayout(), CardStackLayout(),
      PhotoStackLayout(), JustifiedLayout(), MosaicLayout(),
      TimelineLayout(),
    ]
    for layout in layouts {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      view.layoutIfNeeded()
      expectEqual(
        (layout.layoutAttributesForItem(at: IndexPath()), nil),
        (layout.layoutAttributesForItem(at: IndexPath(index: 0)), nil))
    }
  }
}
