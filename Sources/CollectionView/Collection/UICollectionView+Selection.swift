#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    if isSelected { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
}
#endif
