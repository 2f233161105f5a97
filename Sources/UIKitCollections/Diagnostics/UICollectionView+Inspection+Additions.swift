import Foundation

extension UICollectionView {
  /// A visible view and the attributes last applied to it.
  package struct ElementOnScreen {
    package let view: UICollectionReusableView
    package let attributes: UICollectionViewLayoutAttributes
  }

  /// The visible elements: decoration views, cells, and supplementary views, each sorted by path.
  package var elementsOnScreen: [ElementOnScreen] {
    visible.elements.map { ElementOnScreen(view: $0.view, attributes: $0.attributes) }
  }

  /// The rectangle of the last layout query, or `nil` before the first one: the bounds, rounded out to whole
  /// pages.
  package var askedRect: CGRect? { pass.question?.rect }

  /// The rectangle of the last prefetch query, or `nil` if there was none since the last invalidation of the
  /// layout.
  package var prefetchedRect: CGRect? { pass.ahead?.question.rect }
}
