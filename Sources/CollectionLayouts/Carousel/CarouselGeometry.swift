import CollectionView
import LayoutEngine

/// What a carousel measures when it prepares.
struct CarouselGeometry {
  var axis = Axis.horizontal
  var sections = SectionMap.empty
  var track = CarouselTrack(count: 0, itemExtent: 0, spacing: 0, viewportExtent: 0)
  var viewport = CGSize.zero
  /// The size of every item before its effect.
  var itemSize = CGSize.zero

  var contentSize: CGSize {
    CGSize(axis.size(extent: track.contentExtent, breadth: axis.breadth(of: LayoutSize(viewport))))
  }
}

extension CarouselGeometry {
  init(_ layout: CarouselLayout, in collectionView: UICollectionView, checking lengths: inout LengthCheck) {
    axis = Axis(layout.scrollDirection)
    viewport = collectionView.bounds.size
    sections = SectionMap(collectionView)
    let given =
      switch layout.itemSize {
      case .fixed(let size): size
      case .fraction(let width, let height):
        CGSize(width: viewport.width * width, height: viewport.height * height)
      }
    itemSize = lengths.accept(given, of: "itemSize", in: layout)
    track = CarouselTrack(
      count: sections.count, itemExtent: axis.extent(of: LayoutSize(itemSize)),
      spacing: Double(lengths.acceptSigned(layout.spacing, of: "spacing", in: layout)),
      viewportExtent: axis.extent(of: LayoutSize(viewport)))
  }
}
