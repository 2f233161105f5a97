import CollectionLayouts
import CollectionView
import Previews

/// Lengths, ratios, and spans derived from pictures' aspect ratios.
final class PictureLengths: NSObject, WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate {
  private let pictures: ScenePictures

  init(pictures: ScenePictures) {
    self.pictures = pictures
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength {
    .absolute(length(of: pictures.size(at: indexPath), isHorizontal(collectionViewLayout), laneBreadth))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? {
    let isHorizontal = isHorizontal(collectionViewLayout)
    var lengths: [CGFloat] = []
    lengths.reserveCapacity(pictures.count(inSection: section))
    pictures.forEachSize(inSection: section) { lengths.append(length(of: $0, isHorizontal, laneBreadth)) }
    return lengths
  }

  private func isHorizontal(_ layout: UICollectionViewLayout) -> Bool {
    (layout as? WaterfallLayout)?.scrollDirection == .horizontal
  }

  private func length(of size: CGSize, _ isHorizontal: Bool, _ laneBreadth: CGFloat) -> CGFloat {
    isHorizontal
      ? laneBreadth * size.width / size.height
      : laneBreadth * size.height / size.width + PhotoCell.captionHeight
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat {
    let size = pictures.size(at: indexPath)
    return size.width / size.height
  }

  /// Returns a span. Every seventh picture covers four cells. Other wide or tall pictures cover two.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    if pictures.number(at: indexPath) % 7 == 0 { return MosaicLayout.Span(lanes: 2, lines: 2) }
    let size = pictures.size(at: indexPath)
    let isHorizontal = (collectionViewLayout as? MosaicLayout)?.scrollDirection == .horizontal
    let ratio = isHorizontal ? size.height / size.width : size.width / size.height
    return MosaicLayout.Span(lanes: ratio > 1.3 ? 2 : 1, lines: ratio < 0.75 ? 2 : 1)
  }
}
