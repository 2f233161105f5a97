import CollectionLayouts
import CollectionView

/// A layout from outside: items in lines, as large as a delegate of tags says, each line as high as its highest item.
final class PackedFlow: SectionedLayout, PackingLayout {
  var itemSpacing: CGFloat = 8 { didSet { invalidatePacking() } }
  /// How often a section was packed, and how often an item was asked for.
  private(set) var (packings, questions) = (0, 0)

  func forgetCounts() { (packings, questions) = (0, 0) }

  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
    questions += 1
    let delegate = collectionView.delegate as? any TagLayoutDelegate
    let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    let (width, height) = size.map { ($0.width, $0.height) } ?? (80, 80)
    return scrollDirection == .vertical
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  func pack(_ items: ItemsToPack<CGSize>) -> SectionPacking {
    packings += 1
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
