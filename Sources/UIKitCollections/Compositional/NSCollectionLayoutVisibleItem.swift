import Foundation

/// Answers what a section's visible items look like, before each pass of the layout: the items, how far the section has scrolled,
/// and what it is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// An element that is in sight. What is changed counts until the next pass of the layout.
///
/// Positions are in the coordinates of the contents; in a section that scrolls by itself, where they would be unscrolled.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 for transparent, 1 for opaque.
  var alpha: CGFloat { get set }
  /// Higher is nearer.
  var zIndex: Int { get set }
  /// Whether it has no view.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The size, at the origin zero.
  var bounds: CGRect { get }
  /// Applied about the middle, in the plane.
  var transform: CGAffineTransform { get set }
  /// Applied about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// Which kind of element it is, in words.
  var name: String { get }
  /// Its path in the data.
  var indexPath: IndexPath { get }
  /// The smallest rectangle around it, with its transform.
  var frame: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}
