import CollectionLayouts
import CollectionView

/// A custom layout with items in lines. A tag delegate returns the sizes. Each line is as tall as its tallest
/// item.
final class PackedFlow: CustomSectionsLayout, PackingLayout {
  var itemSpacing: CGFloat = 8 { didSet { invalidatePacking() } }
  /// The size of items without a delegate size.
  var itemSize = CGSize(width: 80, height: 80) { didSet { invalidateLayout() } }

  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
    let delegate = collectionView.delegate as? any TagLayoutDelegate
    let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    let wanted = if case .absolute(let size) = size { size } else { itemSize }
    return scrollDirection == .vertical ? wanted : CGSize(width: wanted.height, height: wanted.width)
  }

  func pack(_ items: ItemsToPack<CGSize>) -> SectionPacking {
    var (left, top, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return SectionPacking(
      frames: items.map { size in
        let width = min(size.width, items.breadth)
        if left > 0, left + width > items.breadth { (left, top) = (0, bottom + 8) }
        defer { (left, bottom) = (left + width + itemSpacing, max(bottom, top + size.height)) }
        return CGRect(x: left, y: top, width: width, height: size.height)
      })
  }
}
