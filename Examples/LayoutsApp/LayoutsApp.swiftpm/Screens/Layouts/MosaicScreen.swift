import CollectionLayouts
import UIKit

final class MosaicScreen: SamplesController, MosaicLayoutDelegate {
  private let mosaic = MosaicLayout()

  init() {
    mosaic.laneCount = 4
    mosaic.headerReferenceLength = 36
    mosaic.sectionHeadersPinToVisibleBounds = true
    super.init(mosaic, counts: [60, 60, 60])
  }

  required init?(coder: NSCoder) { nil }

  override var settings: [Setting] {
    [
      .choice("Columns", [("4", 4), ("6", 6), ("3", 3), ("2", 2)], of: mosaic, \.laneCount),
      .choice("Cells", [("square", 1), ("tall", 1.5), ("low", 0.6)], of: mosaic, \.lineRatio),
      .choice("Direction", [("down", .vertical), ("right", .horizontal)], of: mosaic, \.scrollDirection),
      .toggle("Headers stay", of: mosaic, \.sectionHeadersPinToVisibleBounds),
      .choice("Spacing", [("10", 10), ("2", 2), ("24", 24)], of: self, \.spacing),
    ] + changes
  }

  private var spacing: CGFloat {
    get { mosaic.lineSpacing }
    set { (mosaic.laneSpacing, mosaic.lineSpacing) = (newValue, newValue) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    let sample = sample(at: indexPath)
    if sample.number % 7 == 1 { return MosaicLayout.Span(lanes: 2, lines: 2) }
    return MosaicLayout.Span(lanes: sample.ratio < 0.75 ? 2 : 1, lines: sample.ratio > 1.3 ? 2 : 1)
  }
}
