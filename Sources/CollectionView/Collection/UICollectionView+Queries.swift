#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    return attributesFromLayout(for: key)
  }
}
#endif
