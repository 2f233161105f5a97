import CollectionLayouts
import CollectionView

/// A layout that counts the attributes objects it has handed out. UIKit retains those it gets, and a layout must not change
/// them afterwards: so each is a new one.
protocol Counting: AnyObject {
  var answered: Int { get }
}

final class CountingWaterfall: WaterfallLayout, Counting {
  private(set) var answered = 0

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    answered += answer?.count ?? 0
    return answer
  }
}

final class CountingCarousel: CarouselLayout, Counting {
  private(set) var answered = 0

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    answered += answer?.count ?? 0
    return answer
  }
}
