import Foundation

extension UICollectionView {
  package struct ElementOnScreen {
    package let view: UICollectionReusableView
    package let attributes: UICollectionViewLayoutAttributes
  }

  /// Decoration views, cells, and supplementary views, each sorted by path.
  package var elementsOnScreen: [ElementOnScreen] {
    visible.elements.map { ElementOnScreen(view: $0.view, attributes: $0.attributes) }
  }

  /// The bounds, rounded out to whole pages.
  package var askedRect: CGRect? { pass.question?.rect }

  /// `nil` if there was no prefetch query since the layout's invalidation.
  package var prefetchedRect: CGRect? { pass.ahead?.question.rect }
}
