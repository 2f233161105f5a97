import CollectionLayouts
import CollectionView

/// Lengths for uncropped pictures: by the aspect ratio, plus the caption.
final class PictureLengths: NSObject, WaterfallLayoutDelegate {
  private let pictures: ScenePictures

  init(pictures: ScenePictures) {
    self.pictures = pictures
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat {
    let size = pictures.size(at: indexPath)
    let isHorizontal = (collectionViewLayout as? WaterfallLayout)?.scrollDirection == .horizontal
    return isHorizontal
      ? laneBreadth * size.width / size.height
      : laneBreadth * size.height / size.width + PhotoCell.captionHeight
  }
}
