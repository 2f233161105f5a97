import CollectionLayouts
import UIKit

final class WalletScreen: CardStackScreen {
  convenience init() { self.init(.wallet()) }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let card = CGSize(width: max(0, min(340, view.bounds.width - 32)), height: 214)
    if deck.cardSize != card { deck.cardSize = card }
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
