import Foundation

extension UICollectionView {
  /// A view on screen, and the attributes that were last applied to it.
  package struct ElementOnScreen {
    package let view: UICollectionReusableView
    package let attributes: UICollectionViewLayoutAttributes
  }

  /// The elements on screen: decoration views, cells, supplementary views, each by their paths.
  package var elementsOnScreen: [ElementOnScreen] {
    visible.elements.map { ElementOnScreen(view: $0.view, attributes: $0.attributes) }
  }

  /// The rectangle that the layout was last asked for: the bounds, rounded out to whole pages. Nil before that.
  package var askedRect: CGRect? { pass.question?.rect }

  /// The rectangle that the layout was asked for to prefetch. Nil if there was no such question since the layout
  /// was last invalidated.
  package var prefetchedRect: CGRect? { pass.ahead?.question.rect }
}
