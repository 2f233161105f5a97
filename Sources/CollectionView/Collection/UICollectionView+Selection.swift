#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// In the order of selection; nil where nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects without asking or telling the delegate. Nil takes every selection back.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(false, at: path) }
      return
    }
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes a selection back without asking or telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    if isSelected { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
}
#endif
