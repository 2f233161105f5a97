import CollectionLayouts
import UIKit

final class WaterfallScreen: SamplesController, WaterfallLayoutDelegate {
  private let waterfall = WaterfallLayout()
  /// The interval at which an item is two lanes wide, or 0 for none.
  private var heroes = 0

  init() {
    waterfall.laneCount = .fitting(minimumBreadth: 110)
    waterfall.headerReferenceLength = 36
    waterfall.sectionHeadersPinToVisibleBounds = true
    super.init(waterfall, counts: [60, 60, 60])
  }

  required init?(coder: NSCoder) { nil }

  override var settings: [Setting] {
    [
      .choice(
        "Lanes",
        [
          ("as fit", .fitting(minimumBreadth: 110)), ("broad", .fitting(minimumBreadth: 170)),
          ("narrow", .fitting(minimumBreadth: 70)),
        ], of: waterfall, \.laneCount),
      .choice("Direction", [("down", .vertical), ("right", .horizontal)], of: waterfall, \.scrollDirection),
      .choice(
        "Placed", [("shortest lane", .shortestLane), ("in turn", .sequential)], of: waterfall, \.placement),
      .toggle("Headers stay", of: waterfall, \.sectionHeadersPinToVisibleBounds),
      .choice("Spacing", [("10", 10), ("2", 2), ("24", 24)], of: self, \.spacing),
      .choice("Broad ones", [("none", 0), ("each seventh", 7)], of: self, \.broad),
    ] + changes
  }

  private var spacing: CGFloat {
    get { waterfall.itemSpacing }
    set { (waterfall.itemSpacing, waterfall.laneSpacing) = (newValue, newValue) }
  }

  private var broad: Int {
    get { heroes }
    set {
      heroes = newValue
      waterfall.invalidateLayout()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, lengthForItemAt indexPath: IndexPath,
    laneBreadth: CGFloat
  ) -> LayoutLength { .absolute(laneBreadth * sample(at: indexPath).ratio) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan { heroes > 0 && sample(at: indexPath).number % heroes == 0 ? 2 : 1 }
}
