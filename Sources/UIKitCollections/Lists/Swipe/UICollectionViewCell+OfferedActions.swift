import Foundation

extension UICollectionViewCell {
  /// The cell's actions without a swipe: its custom actions and, as UIKit offers them to VoiceOver, the row's
  /// swipe actions. The property calls the list's providers.
  package var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return own }
    return own + (collectionView.swipes?.customActions(of: self, at: path) ?? [])
  }

  /// Opens a menu of the cell's actions.
  package func showOfferedActions() {
    let actions = offeredActions.map { action in
      UIAction(
        title: action.name, image: action.image, attributes: action.isDestructive ? .destructive : []
      ) { _ in
        action.perform()
      }
    }
    MenuCover.open(UIMenu(children: actions), from: self) { $0.perform(sender: self) }
  }

  /// Returns `true` if the cell, in a section of the list, may have such actions. The method doesn't call the
  /// providers.
  package func mayOfferActions(in list: UICollectionView, section: Int) -> Bool {
    if let own = accessibilityCustomActions, !own.isEmpty { return true }
    return list.swipes?.hasProviders(inSection: section) ?? false
  }
}
