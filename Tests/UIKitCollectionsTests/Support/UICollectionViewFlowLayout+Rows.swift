import UIKitCollections

extension UICollectionViewFlowLayout {
  /// Items of a size, without a gap between them.
  convenience init(itemSize: CGSize) {
    self.init()
    self.itemSize = itemSize
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }
}
