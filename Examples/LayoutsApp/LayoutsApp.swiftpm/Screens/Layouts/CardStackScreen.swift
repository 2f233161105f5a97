import CollectionLayouts
import UIKit

/// A deck of cards for swiping away. Dismissed cards can return.
class CardStackScreen: SamplesController {
  let deck: CardStackLayout
  private var dismissed: [Sample] = []

  convenience init() {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 280, height: 320))
    self.init(layout)
  }

  init(_ layout: CardStackLayout) {
    deck = layout
    super.init(layout, counts: [20])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    deck.onDismiss = { [unowned self] in didDismiss($0) }
    deck.attachSwipe(to: collectionView)
    deck.onSwipeProgress = { [unowned self] in showProgress($1, of: $0) }
  }

  func didDismiss(_ path: IndexPath) {
    guard !deck.loops else { return }
    dismissed.append(sample(at: path))
    remove(at: path)
  }

  /// Shows the progress of a swipe. Screens with a badge override this method.
  func showProgress(_ part: CGVector, of path: IndexPath) {}

  override var settings: [Setting] {
    [
      .choice(
        "Peek out", [("below", .down), ("above", .up), ("left", .left), ("right", .right)], of: deck,
        \.offsetDirection),
      .choice("Lower cards", [("narrower", nil), ("smaller", 0.06)], of: deck, \.scaleStep),
      .choice("Visible", [("4", 4), ("2", 2), ("8", 8)], of: deck, \.visibleCount),
      .toggle("Starts over", of: deck, \.loops),
    ] + throwing + changes
  }

  /// Settings for dismissing a card without a finger, and for undoing it.
  var throwing: [Setting] {
    [
      .action("Throw left") { [unowned self] in deck.dismissTop(toward: .left) },
      .action("Throw right") { [unowned self] in deck.dismissTop(toward: .right) },
      .action("Undo") { [unowned self] in undo() },
    ]
  }

  private func undo() {
    deck.undoDismissal { [unowned self] path in
      guard let sample = dismissed.popLast() else { return }
      sections[path.section].insert(sample, at: path.item)
      collectionView.insertItems(at: [path])
    }
  }
}
