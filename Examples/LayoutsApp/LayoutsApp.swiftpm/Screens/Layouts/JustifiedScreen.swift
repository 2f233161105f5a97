import CollectionLayouts
import UIKit

final class JustifiedScreen: SamplesController, JustifiedLayoutDelegate {
  private let wall = JustifiedLayout()

  init() {
    wall.headerReferenceLength = 36
    wall.sectionHeadersPinToVisibleBounds = true
    super.init(wall, counts: [60, 60, 60])
  }

  required init?(coder: NSCoder) { nil }

  override var settings: [Setting] {
    [
      .choice("Rows", [("120", 120), ("200", 200), ("70", 70)], of: wall, \.targetItemLength),
      .choice("At most", [("any height", nil), ("110", 110)], of: wall, \.maximumItemLength),
      .choice(
        "Last row", [("leads", .leading), ("centered", .center), ("fills", .justified)], of: wall,
        \.lastLineAlignment),
      .toggle("Incomplete row", of: wall, \.showsIncompleteLastLine),
      .choice("Direction", [("down", .vertical), ("right", .horizontal)], of: wall, \.scrollDirection),
      .toggle("Headers stay", of: wall, \.sectionHeadersPinToVisibleBounds),
      .choice("Spacing", [("10", 10), ("2", 2), ("24", 24)], of: self, \.spacing),
    ] + changes
  }

  private var spacing: CGFloat {
    get { wall.lineSpacing }
    set { (wall.lineSpacing, wall.itemSpacing) = (newValue, newValue) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { 1 / sample(at: indexPath).ratio }
}
