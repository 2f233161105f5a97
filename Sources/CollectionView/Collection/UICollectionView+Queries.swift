#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    return reader.attributes(for: key)
  }

  /// In front of everything that has a place on screen.
  var zIndexInFront: Int { (pass.answers.map(\.attributes.zIndex).max() ?? 0) + 1 }
}
#endif
