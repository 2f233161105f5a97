import Foundation

/// A closure that changes the appearance of a section's visible items before each layout pass.
///
/// The arguments are the visible items, the section's scroll distance, and the section's environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element. Changes to it last until the next layout pass.
///
/// Positions are in content coordinates. In an orthogonal section, they're the unscrolled positions.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 (transparent) to 1 (opaque).
  var alpha: CGFloat { get set }
  /// The z-index. Higher values are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element has no view.
  var isHidden: Bool { get set }
  /// The center of the element.
  var center: CGPoint { get set }
  /// The element's size, with an origin of zero.
  var bounds: CGRect { get }
  /// The two-dimensional transform about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform about the center.
  var transform3D: CATransform3D { get set }
  /// A readable name of the element's kind.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The smallest rectangle around the transformed element.
  var frame: CGRect { get }
  /// The element's category: a cell, a supplementary view, or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}
