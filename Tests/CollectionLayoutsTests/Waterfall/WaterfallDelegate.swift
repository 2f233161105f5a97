import CollectionLayouts
import CollectionView

final class WaterfallDelegate: NSObject, WaterfallLayoutDelegate {
  private(set) var lengthQuestions: [IndexPath] = []
  private let length: (IndexPath, CGFloat) -> CGFloat

  init(length: @escaping (IndexPath, CGFloat) -> CGFloat) { self.length = length }

  func forgetQuestions() { lengthQuestions = [] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat {
    lengthQuestions.append(indexPath)
    return length(indexPath, laneBreadth)
  }
}
