import Foundation

extension UICollectionView {
  package struct ElementOnScreen {
    package let view: UICollectionReusableView
    package let attributes: UICollectionViewLayoutAttributes
  }

  /// The visible decoration views, cells, and supplementary views, each sorted by path.
  package var elementsOnScreen: [ElementOnScreen] {
    visible.elements.map { ElementOnScreen(view: $0.view, attributes: $0.attributes) }
  }

  /// The rectangle of the last query: the bounds, rounded out to whole pages.
  package var askedRect: CGRect? { pass.question?.rect }

  /// The rectangle of the last prefetch query, or `nil` if there was none since the layout's invalidation.
  package var prefetchedRect: CGRect? { pass.ahead?.question.rect }
}
