import CollectionLayouts
import CollectionView

/// A layout with a count of its returned attributes objects.
///
/// Each object is new, because UIKit retains it, and the layout must not change it afterward.
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
