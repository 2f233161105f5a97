import CollectionView
import TestSupport

@testable import CollectionLayouts

extension Stage where Layout == WaterfallLayout {
  /// Creates a waterfall without a layout pass.
  convenience init(
    counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    _ setUp: (WaterfallLayout) -> Void = { _ in }
  ) {
    let layout = WaterfallLayout()
    setUp(layout)
    self.init(layout, width: size.width, height: size.height, counts: counts, laysOut: false)
  }
}

final class WaterfallDelegate: NSObject, WaterfallLayoutDelegate {
  private(set) var lengthQuestions: [IndexPath] = []
  private let length: (IndexPath, CGFloat) -> CGFloat

  init(length: @escaping (IndexPath, CGFloat) -> CGFloat) { self.length = length }

  func forgetQuestions() { lengthQuestions = [] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength {
    lengthQuestions.append(indexPath)
    return .absolute(length(indexPath, laneBreadth))
  }
}
