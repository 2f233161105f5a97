import Foundation

/// A closure that changes visible items, given the scroll distance and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element in unscrolled content coordinates. Changes last until the next layout pass.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-index.
  var zIndex: Int { get set }
  /// `true` if the element has no view.
  var isHidden: Bool { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The size, with an origin of zero.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform about the center.
  var transform3D: CATransform3D { get set }
  /// A readable name of the kind.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The rectangle around the transformed element.
  var frame: CGRect { get }
  /// The category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind, or `nil` for a cell.
  var representedElementKind: String? { get }
}

final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  nonisolated deinit {}

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { ElementKey(attributes).name }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
