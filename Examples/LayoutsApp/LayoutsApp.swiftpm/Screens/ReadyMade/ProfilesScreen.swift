import CollectionLayouts
import UIKit

/// Cards with a yes or no badge that appears as they are dragged sideways.
final class ProfilesScreen: CardStackScreen {
  private var liked = 0

  convenience init() { self.init(.profiles()) }

  override var state: String? { "\(liked) liked" }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let card = CGSize(width: max(0, min(340, size.width - 32)), height: max(0, min(480, size.height - 120)))
    if deck.itemSize != .absolute(card) { deck.itemSize = .absolute(card) }
  }

  override func didDismiss(_ path: IndexPath) {
    if deck.lastDismissalDirection == .right { liked += 1 }
    super.didDismiss(path)
    onChange()
  }

  override func showProgress(_ part: CGVector, of path: IndexPath) {
    guard let badge = (collectionView.cellForItem(at: path) as? SampleCell)?.badge else { return }
    badge.text = part.dx > 0 ? "YES" : "NO"
    badge.alpha = min(1, abs(part.dx))
  }

  override var settings: [Setting] {
    [
      .choice(
        "Far enough",
        [
          ("a third", .fractionalWidth(1 / 3)), ("a half", .fractionalWidth(1 / 2)),
          ("a tenth", .fractionalWidth(1 / 10)),
        ], of: deck, \.dismissalDistance),
      .choice("Smaller by", [("0.05", 0.05), ("0.12", 0.12)], of: deck, \.scaleStep),
    ] + throwing
  }
}
