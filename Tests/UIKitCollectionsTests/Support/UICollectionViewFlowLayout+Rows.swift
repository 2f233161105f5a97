import UIKitCollections

extension UICollectionViewFlowLayout {
  /// Creates a layout for items of a size, without spacing.
  convenience init(itemSize: CGSize) {
    self.init()
    self.itemSize = itemSize
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }
}
