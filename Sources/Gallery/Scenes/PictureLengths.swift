import CollectionLayouts
import CollectionView

/// Every picture uncropped: as long as its aspect ratio says, and its caption.
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
