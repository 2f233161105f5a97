import Foundation
import LayoutEngine

/// What a flow layout's frames depend on, besides its properties and its delegate.
struct FlowEnvironment: Equatable {
  var axis: Axis
  /// The length across the scroll direction, between the content insets.
  var breadth: Double
  /// Pixels per point.
  var scale: Double
  /// How far the reference of the section insets lies inside the content insets, on each side in the layout's coordinates.
  var referenceInsets: LayoutInsets

  init(of layout: UICollectionViewFlowLayout, in collectionView: UICollectionView) {
    axis = Axis(layout.scrollDirection)
    let reader = LayoutReader(layout, in: collectionView)
    let contentInsets = LayoutInsets(reader.inLayout(collectionView.adjustedContentInset))
    breadth = max(
      0,
      axis.breadth(of: LayoutSize(collectionView.bounds.size)) - axis.near(of: contentInsets)
        - axis.far(of: contentInsets))
    scale = collectionView.layoutScale
    let reference: LayoutInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: contentInsets
      case .fromSafeArea: LayoutInsets(reader.inLayout(collectionView.safeAreaInsets))
      case .fromLayoutMargins: LayoutInsets(reader.inLayout(collectionView.layoutMargins))
      }
    referenceInsets = LayoutInsets(
      top: max(0, reference.top - contentInsets.top), left: max(0, reference.left - contentInsets.left),
      bottom: max(0, reference.bottom - contentInsets.bottom),
      right: max(0, reference.right - contentInsets.right))
  }

  /// The insets of a section within the contents. The reference counts only across the scroll direction.
  func insets(from sectionInset: UIEdgeInsets) -> LayoutInsets {
    var insets = LayoutInsets(sectionInset)
    switch axis {
    case .vertical:
      insets.left += referenceInsets.left
      insets.right += referenceInsets.right
    case .horizontal:
      insets.top += referenceInsets.top
      insets.bottom += referenceInsets.bottom
    }
    return insets
  }
}
