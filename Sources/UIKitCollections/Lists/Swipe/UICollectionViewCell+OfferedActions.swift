import Foundation

extension UICollectionViewCell {
  /// What can be done with the cell without a swipe: its custom actions and, as UIKit offers them to VoiceOver, the swipe actions of
  /// the row. Asks the list's providers.
  package var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return own }
    return own + (collectionView.swipes?.customActions(of: self, at: path) ?? [])
  }

  /// Opens a menu of these actions.
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

  /// Whether there may be such actions of the cell, which is in a section of the list. Asks nobody.
  package func mayOfferActions(in list: UICollectionView, section: Int) -> Bool {
    if let own = accessibilityCustomActions, !own.isEmpty { return true }
    return list.swipes?.hasProviders(inSection: section) ?? false
  }
}
