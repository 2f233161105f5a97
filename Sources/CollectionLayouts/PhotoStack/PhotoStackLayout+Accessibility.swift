import CollectionView
import LayoutEngine

extension PhotoStackLayout: AccessibleLayout {
  /// Returns `true` for the top photo of a stack, which covers the others.
  public func isAccessibleItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, let (_, index) = piles.position(of: ItemPath(indexPath)) else { return false }
    return index == 0
  }

  /// Returns ``LayoutAction/open`` for the top photo of a stack that a tap or a pinch can open.
  ///
  /// The items of the open layout have the action ``LayoutAction/close``.
  public func actions(forItemAt indexPath: IndexPath) -> [LayoutAction] {
    guard let collectionView, openLayout(of: collectionView) != nil, isAccessibleItem(at: indexPath) else {
      return []
    }
    return [.open]
  }

  /// Opens a stack.
  public func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool {
    #if !os(tvOS)
    guard action == .open, let collectionView, let layout = openLayout(of: collectionView) else {
      return false
    }
    open(piles.shelf == nil ? nil : indexPath.section, in: collectionView, with: layout)
    return true
    #else
    return false
    #endif
  }

  /// Returns the layout into which a gesture opens the stacks of a view.
  func openLayout(of view: UICollectionView) -> UICollectionViewLayout? { gestures.destination(on: view) }

  func close(from section: Int, in view: UICollectionView) {
    opening.closingSection = section
    view.change(to: self)
  }
}
