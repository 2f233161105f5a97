import Foundation
import LayoutEngine

extension FlowPacking {
  /// What must stay where it is on screen while items before it change their size: the first item that starts in
  /// sight. An item that starts before the visible area may grow out of sight.
  struct Anchor {
    var indexPath: IndexPath
    var origin: LayoutPoint
    var contentSize: LayoutSize
  }

  /// The changes of content offset and content size.
  struct Shift {
    var offset: LayoutPoint
    var size: LayoutSize
  }

  func anchor(in collectionView: UICollectionView) -> Anchor? {
    let inSight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let visible = LayoutRect(collectionView.reader.inLayout(inSight))
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

  /// How far the anchor has moved since it was set, and how much the contents have grown.
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
