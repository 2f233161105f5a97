import Foundation

extension UICollectionViewCell {
  /// The cell's custom accessibility actions and, as with VoiceOver in UIKit, the row's swipe actions.
  package var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return own }
    return own + (collectionView.swipes?.customActions(of: self, at: path) ?? [])
  }

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

  /// Returns `true` if the cell may have actions. Doesn't call the providers.
  package func mayOfferActions(in list: UICollectionView, section: Int) -> Bool {
    if let own = accessibilityCustomActions, !own.isEmpty { return true }
    return list.swipes?.hasProviders(inSection: section) ?? false
  }
}
