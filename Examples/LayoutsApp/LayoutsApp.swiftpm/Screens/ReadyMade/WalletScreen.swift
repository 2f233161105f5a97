import CollectionLayouts
import UIKit

/// Cards with visible upper edges. A tap brings a card to the front, and the front card is dragged to the
/// back.
final class WalletScreen: CardStackScreen {
  convenience init() { self.init(.wallet()) }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let card = CGSize(width: max(0, min(340, view.bounds.width - 32)), height: 214)
    if deck.itemSize != .absolute(card) { deck.itemSize = .absolute(card) }
  }

  /// Moves the tapped card directly before the front card. In a looping deck, any card can be the front card.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let front = deck.currentIndexPath, indexPath != front else { return }
    let index = indexPath.item < front.item ? front.item - 1 : front.item
    sections[0].insert(sections[0].remove(at: indexPath.item), at: index)
    collectionView.moveItem(at: indexPath, to: IndexPath(item: index, section: 0))
  }

  override var settings: [Setting] {
    [
      .choice("Edges", [("44", 44), ("30", 30), ("70", 70)], of: deck, \.offsetStep),
      .choice("Visible", [("5", 5), ("3", 3), ("10", 10)], of: deck, \.visibleCount),
      .action("Front to the back") { [unowned self] in deck.dismissTop(toward: .down) },
      .action("Back to the front") { [unowned self] in deck.undoDismissal { _ in } },
    ]
  }
}
