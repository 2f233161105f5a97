import CollectionLayouts
import UIKit

/// Pins in lanes, with the first one as wide as the screen.
final class BoardScreen: SamplesController, WaterfallLayoutDelegate {
  private let board = WaterfallLayout.board()
  private var hasHero = true { didSet { board.invalidateLayout() } }

  init() { super.init(board, counts: [120]) }

  required init?(coder: NSCoder) { nil }

  override var settings: [Setting] {
    [
      .toggle("Hero", of: self, \.hasHero),
      .choice(
        "Lanes", [("as fit", .fitting(minimumBreadth: 160)), ("narrow", .fitting(minimumBreadth: 90))],
        of: board, \.laneCount),
    ] + changes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan { hasHero && indexPath.item == 0 ? .all : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, lengthForItemAt indexPath: IndexPath,
    laneBreadth: CGFloat
  ) -> LayoutLength {
    hasHero && indexPath.item == 0 ? 220 : .absolute(laneBreadth * sample(at: indexPath).ratio)
  }
}
