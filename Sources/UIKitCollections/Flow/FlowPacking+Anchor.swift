import Foundation
import LayoutEngine

extension FlowPacking {
  /// The first item that starts in the visible area. Its screen position stays the same when earlier items
  /// grow.
  struct Anchor {
    var indexPath: IndexPath
    var origin: LayoutPoint
    var contentSize: LayoutSize
  }

  /// The changes of the content offset and the content size.
  struct Shift {
    var offset: LayoutPoint
    var size: LayoutSize
  }

  func anchor(in collectionView: UICollectionView) -> Anchor? {
    let visible = visibleRect(of: collectionView)
    let axis = sections.axis
    var anchor: Anchor?
    sections.forEachElement(in: visible) { element, frame in
      guard anchor == nil, case .item(let item, let section) = element,
        axis.along(frame.origin) >= axis.along(visible.origin)
      else { return }
      anchor = Anchor(
        indexPath: IndexPath(item: item, section: section), origin: frame.origin,
        contentSize: sections.contentSize)
    }
    return anchor
  }

  private func visibleRect(of collectionView: UICollectionView) -> LayoutRect {
    let inSight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return LayoutRect(collectionView.reader.inLayout(inSight))
  }

  /// Sets the measured lengths of headers and footers.
  ///
  /// - Returns: The shift of the visible elements, or `nil` if no lengths before the visible area change.
  mutating func resize(_ extents: MeasuredExtents, visibleIn collectionView: UICollectionView) -> Shift? {
    let (axis, size) = (sections.axis, sections.contentSize)
    let start = axis.along(visibleRect(of: collectionView).origin)
    func growth(_ extent: Double, of frame: LayoutRect?) -> Double {
      guard let frame, axis.along(frame.origin) < start else { return 0 }
      return extent - axis.extent(of: frame.size)
    }
    var distance = 0.0
    for (section, extent) in extents.headers where section < sections.count {
      distance += growth(extent, of: sections.frame(ofHeaderInSection: section))
    }
    for (section, extent) in extents.footers where section < sections.count {
      distance += growth(extent, of: sections.frame(ofFooterInSection: section))
    }
    resize(extents)
    guard distance != 0 else { return nil }
    return Shift(
      offset: axis.point(along: distance, across: 0),
      size: LayoutSize(
        width: sections.contentSize.width - size.width, height: sections.contentSize.height - size.height))
  }

  /// Returns the anchor's movement and the contents' growth.
  func shift(of anchor: Anchor) -> Shift {
    let axis = sections.axis
    let origin = sections.frame(ofItem: anchor.indexPath.item, inSection: anchor.indexPath.section).origin
    return Shift(
      offset: axis.point(along: axis.along(origin) - axis.along(anchor.origin), across: 0),
      size: LayoutSize(
        width: sections.contentSize.width - anchor.contentSize.width,
        height: sections.contentSize.height - anchor.contentSize.height))
  }
}
